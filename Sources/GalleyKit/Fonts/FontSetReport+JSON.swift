internal import DynamicType
internal import GalleyConfiguration
internal import GalleyText

extension FontSetReport {
  /// The report as JSON, UTF-8: the set, its faces, roles and fallback, and the coverage of each article. Distances are
  /// in ems, body sizes in points.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("formatVersion", 1)
      writer.member("name", fonts.name)
      writer.member("path", fonts.path)
      writer.member("bodySize", bodySize)
      writer.member("tracking", fonts.tracking.name)
      writer.member("match", fonts.match.rawValue)
      writer.key("faces")
      writer.array { writer in for face in faces { Self.face(face, to: &writer) } }
      writer.key("roles")
      writer.object { writer in
        for role in FontSet.Role.allCases {
          guard let family = fonts.roles[role] else { continue }
          writer.key(role.rawValue)
          writer.object(isInline: true) { Self.family(family, to: &$0) }
        }
      }
      writer.key("fallback")
      writer.array { writer in
        for fallback in fonts.fallback {
          writer.object(isInline: true) { writer in
            writer.member("scripts", fallback.scripts)
            writer.member("languages", fallback.languages)
            Self.family(fallback.family, to: &writer)
          }
        }
      }
      writer.key("coverage")
      writer.array { writer in for article in coverage { Self.coverage(article, to: &writer) } }
    }
    return writer.bytes
  }

  private static func family(_ family: FontFamily, to writer: inout JSONWriter) {
    for (name, face) in family.members { writer.member(name, Int(face)) }
    guard !family.features.isEmpty else { return }
    writer.key("features")
    writer.object(isInline: true) { writer in
      for feature in family.features { writer.member(feature.tag, Int(feature.value)) }
    }
  }

  private static func face(_ face: ReportedFace, to writer: inout JSONWriter) {
    let description = face.description
    writer.object { writer in
      writer.member("number", Int(description.number))
      writer.member("postScriptName", description.facts.postScriptName)
      writer.member("family", description.facts.family)
      writer.member("style", description.style)
      writer.member("version", description.version)
      writer.member("file", face.file)
      writer.member("index", description.face.index)
      writer.member("format", description.format.rawValue)
      writer.member("sha256", face.sha256)
      writer.member("glyphs", description.glyphCount)
      writer.member("embedding", description.embedding.rawValue)
      metrics(description.facts, to: &writer)
      axes(description, to: &writer)
      writer.key("features")
      writer.object { writer in
        for feature in description.features { writer.member(feature.tag, feature.name) }
      }
    }
  }

  private static func metrics(_ facts: FaceFacts, to writer: inout JSONWriter) {
    writer.key("metrics")
    writer.object(isInline: true) { writer in
      writer.member("ascent", facts.ascent)
      writer.member("descent", facts.descent)
      writer.member("lineGap", facts.lineGap)
      writer.member("xHeight", facts.xHeight)
      writer.member("capHeight", facts.capHeight)
      writer.member("unitsPerEm", facts.unitsPerEm)
    }
  }

  private static func axes(_ face: FaceDescription, to writer: inout JSONWriter) {
    writer.key("axes")
    writer.array { writer in
      for axis in face.axes {
        writer.object(isInline: true) { writer in
          writer.member("tag", axis.tag)
          writer.member("name", axis.name)
          writer.key("range")
          writer.values(axis.least, axis.greatest)
          writer.member("default", axis.standard)
          writer.key("value")
          if let value = face.value(of: axis) { writer.value(value) } else { writer.null() }
        }
      }
    }
    writer.key("instances")
    writer.array { writer in
      for instance in face.instances {
        writer.object(isInline: true) { writer in
          writer.member("name", instance.name)
          writer.key("coordinates")
          writer.array { writer in for value in instance.coordinates { writer.value(value) } }
        }
      }
    }
  }

  private static func coverage(_ article: ArticleCoverage, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", article.path)
      writer.member("characters", article.characters)
      writer.key("faces")
      writer.array { writer in
        for share in article.shares {
          writer.object(isInline: true) { writer in
            writer.member("face", Int(share.face))
            writer.member("characters", share.characters)
          }
        }
      }
      writer.key("missing")
      writer.array { writer in
        for missing in article.missing {
          writer.object(isInline: true) { writer in
            writer.member("character", missing.code)
            writer.member("name", missing.name)
            writer.member("count", missing.count)
            writer.member("places", missing.places.map { "\($0)" })
          }
        }
      }
    }
  }
}
