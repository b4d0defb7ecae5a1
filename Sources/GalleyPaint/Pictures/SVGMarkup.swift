internal import CXML

/// The elements of an SVG, one after another, as far as it takes to reckon what drawing them costs.
///
/// libxml2 reads them, as it does for librsvg: what the one sees, the other sees. Nothing outside the file is read.
enum SVGMarkup {
  enum Event {
    /// Names are without their prefixes.
    case start(name: String, attributes: [(name: String, value: String)], isEmpty: Bool)
    case end
    /// Characters between tags.
    case text(String)
  }

  /// Throws `hidden` where there may be more to draw than is seen, and `malformed` where librsvg would stop too.
  ///
  /// The corresponding C functions are `xmlReaderForMemory` and `xmlTextReaderRead`.
  static func read(
    _ bytes: [UInt8], _ visit: (Event) throws(SVGEffort.Excess) -> Void
  ) throws(SVGEffort.Excess) {
    _ = start
    // The reader keeps no copy of the bytes.
    let excess = bytes.withUnsafeBytes { raw -> SVGEffort.Excess? in
      guard let count = Int32(exactly: raw.count), let reader = open(raw.baseAddress, count) else {
        return .malformed
      }
      defer { xmlFreeTextReader(reader) }
      do throws(SVGEffort.Excess) {
        try read(reader, visit)
        return nil
      } catch {
        return error
      }
    }
    if let excess { throw excess }
  }

  /// libxml2 wants to be told before several threads use it.
  private static let start: Void = xmlInitParser()

  private static func open(_ bytes: UnsafeRawPointer?, _ count: Int32) -> xmlTextReaderPtr? {
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
    return xmlReaderForMemory(
      bytes?.assumingMemoryBound(to: CChar.self), count, nil, nil, Int32(options))
  }

  private static func read(
    _ reader: xmlTextReaderPtr, _ visit: (Event) throws(SVGEffort.Excess) -> Void
  ) throws(SVGEffort.Excess) {
    var isRoot = true
    while true {
      let state = xmlTextReaderRead(reader)
      if state == 0 { return }
      if state < 0 { throw .malformed }
      switch UInt32(xmlTextReaderNodeType(reader)) {
      case XML_READER_TYPE_ELEMENT.rawValue:
        if isRoot { try checkDeclarations(of: xmlTextReaderCurrentNode(reader)) }
        isRoot = false
        let name = text(xmlTextReaderConstLocalName(reader))
        // What is included comes from an address.
        if name == "include" { throw .hidden }
        let isEmpty = xmlTextReaderIsEmptyElement(reader) == 1
        try visit(.start(name: name, attributes: attributes(of: reader), isEmpty: isEmpty))
      case XML_READER_TYPE_END_ELEMENT.rawValue:
        try visit(.end)
      case XML_READER_TYPE_TEXT.rawValue, XML_READER_TYPE_CDATA.rawValue:
        try visit(.text(text(xmlTextReaderConstValue(reader))))
      case XML_READER_TYPE_ENTITY_REFERENCE.rawValue:
        try visit(.text(replacement(of: xmlTextReaderCurrentNode(reader))))
      case XML_READER_TYPE_PROCESSING_INSTRUCTION.rawValue:
        let content = text(xmlTextReaderConstValue(reader)).lowercased()
        let isStyleSheet = text(xmlTextReaderConstName(reader)) == "xml-stylesheet"
        if isStyleSheet, content.contains("data:") || content.contains("&") { throw .hidden }
      default: break
      }
    }
  }

  private static func attributes(of reader: xmlTextReaderPtr) -> [(name: String, value: String)] {
    var attributes: [(String, String)] = []
    while xmlTextReaderMoveToNextAttribute(reader) == 1 {
      attributes.append(
        (text(xmlTextReaderConstLocalName(reader)), text(xmlTextReaderConstValue(reader))))
    }
    xmlTextReaderMoveToElement(reader)
    return attributes
  }

  private static func text(_ pointer: UnsafePointer<xmlChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }

  // MARK: - Declarations

  /// Throws where entities hold markup or each other, and where elements have attributes that they do not show.
  private static func checkDeclarations(of root: xmlNodePtr?) throws(SVGEffort.Excess) {
    var declaration = root?.pointee.doc?.pointee.intSubset?.pointee.children
    while let node = declaration {
      let raw = UnsafeMutableRawPointer(node)
      switch node.pointee.type {
      case XML_ENTITY_DECL:
        let entity = raw.assumingMemoryBound(to: xmlEntity.self).pointee
        switch entity.etype {
        case XML_INTERNAL_PARAMETER_ENTITY, XML_EXTERNAL_PARAMETER_ENTITY: throw .hidden
        default:
          if text(entity.content).utf8.contains(where: { "<&".utf8.contains($0) }) { throw .hidden }
        }
      case XML_ATTRIBUTE_DECL:
        let attribute = raw.assumingMemoryBound(to: xmlAttribute.self).pointee
        if attribute.defaultValue != nil { throw .hidden }
      default: break
      }
      declaration = node.pointee.next
    }
  }

  /// What an entity between tags stands for, which is text.
  private static func replacement(of reference: xmlNodePtr?) -> String {
    guard let entity = reference?.pointee.children, entity.pointee.type == XML_ENTITY_DECL else {
      return ""
    }
    let raw = UnsafeMutableRawPointer(entity)
    return text(raw.assumingMemoryBound(to: xmlEntity.self).pointee.content)
  }
}
