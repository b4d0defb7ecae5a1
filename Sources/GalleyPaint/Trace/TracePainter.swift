internal import GalleyConfiguration
package import GalleyLayout
package import GalleyText

/// Paints pages as text: one line an item, for references that people can read and compare line by line.
///
/// Distances are points, rounded to 0.001. A page begins with `page`; then its items in paint order, its links and
/// its anchors:
///
///     page 1 390x844 #ffffff
///     node 4 glyphs Inter-Regular 17 #1c1c1e at 16,40.25: 41+0 72+9.52 "He"
///     artifact fill 16,52 358x0.333 radius 0 #c6c6c8
///     node 7 picture 16,60 358x201.375 "photo.jpg" 1600x900
///     link 5 16,28 40.2x22
///     anchor 2 16,20 "top"
///
/// A symbol has its name before its frame.
///
/// A glyph is its number and its distance from the run's origin, with the distance down after a comma when there is
/// one. A run that reads from right to left has `rtl` after its place.
package enum TracePainter {
  /// All pages; the text ends with a line feed, and is empty when there are no pages.
  package static func text(of pages: [Page], faces: FaceCache) -> String {
    var trace = TraceText()
    for page in pages {
      trace.add(page, names: { faces.facts($0).postScriptName })
    }
    return String(decoding: trace.bytes, as: UTF8.self)
  }
}
