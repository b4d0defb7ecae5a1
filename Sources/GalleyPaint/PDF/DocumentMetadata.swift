/// What a document says of itself, in the two forms that PDF has; PDF/A wants them to agree.
struct DocumentMetadata {
  var description: PDFDescription

  /// Adds the information dictionary (ISO 32000-1, 14.3.3); returns its reference. PDF/A-4 has none
  /// (ISO 19005-4, 6.1.3).
  func writeInformation(to writer: inout PDFWriter) -> Int? {
    guard description.flavor == .ua1 else { return nil }
    return writer.add { out in
      out.put("<<")
      for (key, value) in [
        ("Title", description.title), ("Author", description.author),
        ("Subject", description.summary), ("Producer", description.producer),
      ] where !value.isEmpty {
        out.put(name: key)
        out.put(text: value)
      }
      for key in ["CreationDate", "ModDate"] {
        out.put(name: key)
        out.put(string: description.creationDate.pdf.utf8)
      }
      out.put(">>")
    }
  }

  /// Adds the XMP packet (ISO 16684-1) as it is, so that tools that know no PDF find it; returns
  /// its reference.
  func writePacket(to writer: inout PDFWriter) -> Int {
    writer.addStream(data: Array(packet.utf8)) { $0.put("/Type/Metadata/Subtype/XML") }
  }

  private var packet: String {
    """
    <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
    <x:xmpmeta xmlns:x="adobe:ns:meta/">
    <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" \
    xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" \
    xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" \
    xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
    \(properties.joined(separator: "\n"))
    </rdf:Description>
    \(describesSchema ? Self.extensionSchema : "")</rdf:RDF>
    </x:xmpmeta>
    <?xpacket end="w"?>
    """
  }

  private var describesSchema: Bool { description.isTagged && description.flavor == .ua1 }

  /// What the description says, an element each.
  private var properties: [String] {
    let date = description.creationDate.xmp
    var properties = [
      "<dc:format>application/pdf</dc:format>",
      "<dc:title>\(alternatives(description.title))</dc:title>",
    ]
    if !description.author.isEmpty {
      properties.append(
        "<dc:creator><rdf:Seq><rdf:li>\(escaped(description.author))</rdf:li></rdf:Seq></dc:creator>"
      )
    }
    if !description.summary.isEmpty {
      properties.append("<dc:description>\(alternatives(description.summary))</dc:description>")
    }
    properties += [
      "<dc:language><rdf:Bag><rdf:li>\(escaped(description.languageTag))</rdf:li></rdf:Bag></dc:language>",
      "<xmp:CreateDate>\(date)</xmp:CreateDate>",
      "<xmp:ModifyDate>\(date)</xmp:ModifyDate>",
      "<pdf:Producer>\(escaped(description.producer))</pdf:Producer>",
    ]
    return description.isTagged ? properties + claims : properties
  }

  /// The standards that the file says it follows.
  private var claims: [String] {
    switch description.flavor {
    case .ua1:
      [
        "<pdfuaid:part>1</pdfuaid:part>", "<pdfaid:part>2</pdfaid:part>",
        "<pdfaid:conformance>A</pdfaid:conformance>",
      ]
    case .ua2:
      [
        "<pdfuaid:part>2</pdfuaid:part>", "<pdfuaid:rev>2024</pdfuaid:rev>",
        "<pdfaid:part>4</pdfaid:part>", "<pdfaid:rev>2020</pdfaid:rev>",
      ]
    }
  }

  /// PDF/A-2 wants every schema described that it does not know itself (ISO 19005-2, 6.6.2.3).
  private static let extensionSchema = """
    <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" \
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" \
    xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
    <pdfaProperty:name>part</pdfaProperty:name>
    <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
    <pdfaProperty:category>internal</pdfaProperty:category>
    <pdfaProperty:description>The part of ISO 14289 that the file conforms to</pdfaProperty:description>
    </rdf:li></rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
    </rdf:Description>

    """

  private func alternatives(_ text: String) -> String {
    "<rdf:Alt><rdf:li xml:lang=\"x-default\">\(escaped(text))</rdf:li></rdf:Alt>"
  }

  /// The text for XML: markup escaped, what XML 1.0 allows nowhere left out.
  private func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      default:
        let isAllowed =
          scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
          || scalar.value == 0x09 || scalar.value == 0x0A
        if isAllowed { out.unicodeScalars.append(scalar) }
      }
    }
    return out
  }
}
