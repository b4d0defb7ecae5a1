internal import GalleyConfiguration

/// The list of all that a run made, and of all that it was made from.
public struct Manifest: Hashable, Sendable {
  /// A file that was read.
  public struct Input: Hashable, Sendable {
    /// As the person named it; of a font, relative to the set's file where it lies below it.
    public var path: String
    /// 64 hexadecimal digits in lower case.
    public var sha256: String

    public init(path: String, sha256: String) {
      self.path = path
      self.sha256 = sha256
    }
  }

  /// An option by its long name, and its value in words.
  public struct Option: Hashable, Sendable {
    /// Without its hyphens.
    public var name: String
    /// As it would be typed.
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The article, the style sheet, the font set and pictures, in that order.
  public var inputs: [Input] = []
  /// The faces that some glyph was taken from, in the font set's order.
  public var fonts: [Input] = []
  /// The hyphenation dictionaries that were used.
  public var dictionaries: [Input] = []
  /// The options that make a difference to the files.
  public var options: [Option] = []
  /// Written in the order of their names.
  public var files: [WrittenFile] = []

  public init() {}

  /// The version of the form; a reader of another version must not guess.
  public static let formatVersion = 1

  /// The manifest as JSON.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("formatVersion", Self.formatVersion)
      writer.member("generator", Version.producer)
      writer.key("versions")
      writer.object { writer in
        for library in Version.libraries { writer.member(library.name, library.version) }
      }
      writer.key("options")
      writer.object { writer in
        for option in options { writer.member(option.name, option.value) }
      }
      Self.write(inputs, as: "inputs", to: &writer)
      Self.write(fonts, as: "fonts", to: &writer)
      Self.write(dictionaries, as: "dictionaries", to: &writer)
      writer.key("files")
      writer.array { writer in
        for file in files.sorted(by: { $0.name < $1.name }) {
          writer.object(isInline: true) { writer in
            writer.member("name", file.name)
            writer.member("size", file.size)
            writer.member("sha256", file.sha256)
          }
        }
      }
    }
    return writer.bytes
  }

  /// The names of the files in a manifest; none when it is damaged.
  static func names(in json: [UInt8]) -> [String] {
    guard let root = try? JSONValue(parsing: json), root["formatVersion"]?.int == formatVersion
    else { return [] }
    return root["files"]?.elements.compactMap { $0["name"]?.text } ?? []
  }

  private static func write(
    _ inputs: [Input], as name: String, to writer: inout JSONWriter
  ) {
    writer.key(name)
    writer.array { writer in
      for input in inputs {
        writer.object(isInline: true) { writer in
          writer.member("path", input.path)
          writer.member("sha256", input.sha256)
        }
      }
    }
  }
}
