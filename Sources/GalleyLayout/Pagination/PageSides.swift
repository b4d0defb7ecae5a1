internal import GalleyConfiguration

/// Where text may stand on the pages of a galley.
struct PageSides {
  /// A page and the place for text on it.
  struct Sheet: Hashable {
    var size: Size
    var isTurned: Bool
    var left: Double
    var top: Double
    /// Infinite where a page grows with what is on it.
    var bottom: Double
  }

  private let geometry: PageGeometry
  private let margins: PageMargins
  private let hasFacingPages: Bool
  private let limit: Double
  private let room: PageRoom

  /// - Parameters:
  ///   - galley: what is to be cut.
  ///   - limit: the greatest height of a page where the geometry is continuous.
  ///   - room: what running lines take.
  init(_ galley: Galley, limit: Double, room: PageRoom) {
    geometry = galley.geometry
    margins = galley.margins
    hasFacingPages = galley.page.hasFacingPages
    self.limit = limit
    self.room = room
  }

  /// A page by its index.
  func sheet(_ index: Int, isTurned: Bool = false) -> Sheet {
    guard let height = geometry.height else {
      return Sheet(
        size: Size(width: geometry.width, height: limit), isTurned: false, left: margins.left,
        top: margins.top, bottom: limit - margins.bottom)
    }
    let size =
      isTurned
      ? Size(width: height, height: geometry.width)
      : Size(width: geometry.width, height: height)
    var top = max(margins.top, room.top)
    var bottom = size.height - max(margins.bottom, room.bottom)
    // Running lines that leave no room for text yield to it.
    if bottom - top < size.height / 3 {
      (top, bottom) = (margins.top, size.height - margins.bottom)
    }
    let isEven = (room.firstNumber + index) % 2 == 0
    let isMirrored = hasFacingPages && isEven && !isTurned
    return Sheet(
      size: size, isTurned: isTurned, left: isMirrored ? margins.right : margins.left, top: top,
      bottom: bottom)
  }

  /// The height that an upright page has for text.
  var capacity: Double {
    let sheet = sheet(0)
    return sheet.bottom - sheet.top
  }
}
