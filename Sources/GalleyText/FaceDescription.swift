internal import CPango
public import GalleyConfiguration

/// What a font file says of one of its faces.
public struct FaceDescription: Hashable, Sendable {
  /// What the font allows to be done with it in a document (OpenType specification, OS/2 `fsType`).
  public enum Embedding: String, Sendable {
    case installable, editable
    case previewAndPrint = "preview and print"
    case restricted
  }

  /// The number in the font set.
  public var number: UInt16
  public var face: Face
  public var format: FontFormat
  public var facts: FaceFacts
  /// Such as `Bold Italic`; empty where the font does not say.
  public var style: String
  /// As the font has it, such as `Version 2.002`; empty where it does not say.
  public var version: String
  public var glyphCount: Int
  public var embedding: Embedding
  /// In the font's order; none for a static font.
  public var axes: [DesignAxis]
  public var instances: [NamedInstance]
  /// Ascending by tag.
  public var features: [FontFeature]

  /// Where the face stands on one of its axes; nil for an optical size, which follows the text unless the face says it.
  public func value(of axis: DesignAxis) -> Double? {
    let asked = face.axes.first { $0.tag == axis.tag }?.value
    let unasked = axis.tag == "opsz" ? nil : ownValue(of: axis) ?? axis.standard
    guard let value = asked ?? unasked else { return nil }
    return min(max(value, axis.least), axis.greatest)
  }

  /// Where the instance that the set names stands on an axis.
  private func ownValue(of axis: DesignAxis) -> Double? {
    guard let name = face.instance, let place = axes.firstIndex(of: axis) else { return nil }
    return instances.first { $0.isNamed(name) }?.coordinates[place]
  }
}

extension TextWorker {
  /// Describes a face of the set by its number.
  public func description(of number: UInt16) -> FaceDescription {
    let file = faces.openFile(of: number)
    func name(_ id: Int) -> String? {
      FaceFacts.name(hb_ot_name_id_t(id), of: file.face)
    }
    return FaceDescription(
      number: number, face: faces.set.faces[Int(number)], format: file.format,
      facts: faces.facts(FaceInstance(number)),
      style: name(HB_OT_NAME_ID_TYPOGRAPHIC_SUBFAMILY) ?? name(HB_OT_NAME_ID_FONT_SUBFAMILY) ?? "",
      version: name(HB_OT_NAME_ID_VERSION_STRING) ?? "",
      glyphCount: Int(hb_face_get_glyph_count(file.face)),
      embedding: FaceFacts.embedding(of: file.face), axes: DesignAxis.all(of: file.face),
      instances: NamedInstance.all(of: file.face), features: FontFeature.all(of: file.face))
  }
}
