internal import DynamicType
public import GalleyConfiguration
public import GalleyText

/// All about a font set: its faces, their roles, and how far they cover articles.
public struct FontSetReport: Sendable {
  /// A face with the digest of its file.
  public struct ReportedFace: Sendable {
    public var description: FaceDescription
    /// The file's path from the set's folder, where it lies below it.
    public var file: String
    /// The SHA-256 of the file's bytes as 64 hexadecimal digits.
    public var sha256: String
  }

  public let fonts: FontSet
  /// Those of the roles first, in the set's order; then those that step in.
  public let faces: [ReportedFace]
  /// One an article, in the order given.
  public let coverage: [ArticleCoverage]
  /// What was not understood in the set, and what its faces cannot do.
  public let findings: [Finding]

  /// Opens every face, and sets the articles in them.
  ///
  /// Throws ``PressError`` with the face or the article that cannot be used.
  public init(
    _ fonts: FontSet, articles: [ArticleInput] = [], styleSheet: StyleSheet = .reading
  ) throws(PressError) {
    self.fonts = fonts
    let worker: TextWorker
    do throws(FontError) {
      worker = try TextWorker(fonts: fonts)
    } catch {
      throw .font(error)
    }
    let digests = FileDigests()
    var faces: [ReportedFace] = []
    let own = fonts.ownFaces
    let all = fonts.faces.indices.map { UInt16($0) }
    for number in all.filter(own.contains) + all.filter({ !own.contains($0) }) {
      do throws(FileAccessError) {
        faces.append(
          ReportedFace(
            description: worker.description(of: number), file: fonts.shownFile(of: number),
            sha256: try digests.sha256(of: fonts.faces[Int(number)].file)))
      } catch {
        throw .file(error)
      }
    }
    self.faces = faces
    var coverage: [ArticleCoverage] = []
    for article in articles {
      coverage.append(
        try ArticleCoverage(article, fonts: fonts, styleSheet: styleSheet, worker: worker))
    }
    self.coverage = coverage
    findings = fonts.findings + worker.faceFindings()
  }

  /// Whether every character of the articles has a face.
  public var isComplete: Bool { coverage.allSatisfy(\.missing.isEmpty) }

  /// The name of a face, by its number.
  public func name(of number: UInt16) -> String {
    faces.first { $0.description.number == number }?.description.facts.postScriptName ?? ""
  }

  /// The size of body text at Large, in points.
  public var bodySize: Double { fonts.sizes[.body] ?? TextStyle.body.largeSize }
}
