internal import GalleyConfiguration
internal import GalleyText

extension PressRun {
  /// All that was made and all that it was made from. Only faces that were used are listed and read for it.
  func manifest(
    faces: Set<UInt16>, dictionaries: [String], files: [WrittenFile]
  ) throws(FileAccessError) -> Manifest {
    var manifest = Manifest()
    manifest.inputs.append(
      Manifest.Input(path: input.path, sha256: Digest.sha256(input.bytes)))
    let (fonts, sheet) = (press.fonts, press.styleSheet)
    if let path = sheet.path { manifest.inputs.append(try entry(path)) }
    for path in sheet.extendedPaths { manifest.inputs.append(try entry(path)) }
    for path in press.options.curveFile?.paths ?? [] { manifest.inputs.append(try entry(path)) }
    var sets = [fonts.path]
    for path in fonts.facePaths where !sets.contains(path) { sets.append(path) }
    // Where a set is installed makes no difference to what it is.
    for path in sets { manifest.inputs.append(try entry(path, as: FilePath.name(of: path))) }
    for path in picturePaths { manifest.inputs.append(try entry(path)) }
    var seen: Set<String> = []
    for number in faces.sorted() where seen.insert(fonts.faces[Int(number)].file).inserted {
      let file = fonts.faces[Int(number)].file
      manifest.fonts.append(try entry(file, as: fonts.shownFile(of: number)))
    }
    for path in dictionaries { manifest.dictionaries.append(try entry(path)) }
    manifest.options = options
    manifest.files = files
    return manifest
  }

  private func entry(
    _ path: String, as shown: String? = nil
  ) throws(FileAccessError) -> Manifest.Input {
    Manifest.Input(path: shown ?? path, sha256: try press.digests.sha256(of: path))
  }

  /// All options that make a difference to the bytes, in the order of the help.
  private var options: [Manifest.Option] {
    let options = press.options
    return [
      Manifest.Option("fonts", press.fonts.name),
      Manifest.Option("style-sheet", press.styleSheet.name),
      Manifest.Option("sizes", options.steps.map(\.name).joined(separator: ",")),
      Manifest.Option("curve", options.curve.name),
      Manifest.Option("on", options.geometry.name),
      Manifest.Option("appearance", options.appearance.rawValue),
      Manifest.Option("bold-text", "\(options.boldText)"),
      Manifest.Option("formats", options.formats.map(\.rawValue).joined(separator: ",")),
      Manifest.Option("sheet", "\(options.hasSheet)"),
      Manifest.Option("guides", "\(options.hasGuides)"),
      Manifest.Option("scale", "\(options.scale)"),
      Manifest.Option("png", options.encoding.rawValue),
      Manifest.Option("date", "\(options.date)"),
      Manifest.Option("pdf", options.flavor.rawValue),
      Manifest.Option("allow-restricted-fonts", "\(options.allowsRestrictedFonts)"),
    ]
  }
}
