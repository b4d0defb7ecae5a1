internal import CPango

/// An axis of a variable font, in its own units.
public struct DesignAxis: Hashable, Sendable {
  /// The four-letter tag, such as `wght`.
  public var tag: String
  /// The font's name for it in English; empty without one.
  public var name: String
  public var least: Double
  public var standard: Double
  public var greatest: Double

  /// The axes in the font's order; none for a static one. The corresponding C function is `hb_ot_var_get_axis_infos`.
  static func all(of face: OpaquePointer) -> [DesignAxis] {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      DesignAxis(
        tag: OpenFace.name(of: info.tag), name: FaceFacts.name(info.name_id, of: face) ?? "",
        least: Double(info.min_value), standard: Double(info.default_value),
        greatest: Double(info.max_value))
    }
  }
}

/// A named place in the design space of a variable font.
public struct NamedInstance: Hashable, Sendable {
  public var name: String
  /// One value an axis, in their order.
  public var coordinates: [Double]

  /// In the font's order. The corresponding C function is `hb_ot_var_named_instance_get_design_coords`.
  static func all(of face: OpaquePointer) -> [NamedInstance] {
    (0..<hb_ot_var_get_named_instance_count(face)).map { index in
      var count = hb_ot_var_named_instance_get_design_coords(face, index, nil, nil)
      var coordinates = [Float](repeating: 0, count: Int(count))
      hb_ot_var_named_instance_get_design_coords(face, index, &count, &coordinates)
      let id = hb_ot_var_named_instance_get_subfamily_name_id(face, index)
      return NamedInstance(
        name: FaceFacts.name(id, of: face) ?? "", coordinates: coordinates.map(Double.init))
    }
  }

  /// The instance of a name; capitals, spaces and hyphens in it do not matter.
  static func named(_ name: String, of face: OpaquePointer) -> NamedInstance? {
    all(of: face).first { $0.isNamed(name) }
  }

  /// Whether a set means this one by a name.
  func isNamed(_ name: String) -> Bool { Self.key(name) == Self.key(self.name) }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }
}
