import GalleyConfiguration

/// The part of JSON Schema that our schema uses, over YAML nodes (JSON is YAML).
struct SchemaCheck {
  private let root: YAMLNode

  init(_ schema: YAMLNode) {
    root = schema
  }

  /// What in a document is not as the schema says, with the path to it.
  func problems(_ document: YAMLNode) -> [String] {
    problems(document, root, at: "")
  }

  private func problems(_ node: YAMLNode, _ schema: YAMLNode, at path: String) -> [String] {
    if let reference = schema["$ref"]?.string {
      let name = String(reference.dropFirst("#/$defs/".count))
      guard let definition = root["$defs"]?[name] else { return ["\(path): no definition \(name)"] }
      return problems(node, definition, at: path)
    }
    if let choices = schema["anyOf"]?.elements {
      let all = choices.map { problems(node, $0, at: path) }
      return all.contains([]) ? [] : all.first ?? []
    }
    var found: [String] = []
    if let types = schema["type"]?.strings, !types.contains(where: { isOf($0, node) }) {
      found.append("\(path): \(node.kind) is not \(types.joined(separator: " or "))")
    }
    if let constant = schema["const"], constant.text != node.text {
      found.append("\(path): \(node.text) is not \(constant.text)")
    }
    if let values = schema["enum"]?.strings, !values.contains(node.text) {
      found.append("\(path): \(node.text) is none of \(values)")
    }
    return found + limits(node, schema, at: path) + members(node, schema, at: path)
      + elements(node, schema, at: path)
  }

  private func isOf(_ type: String, _ node: YAMLNode) -> Bool {
    switch node.value {
    case .mapping: type == "object"
    case .sequence: type == "array"
    case .scalar(_, isPlain: false): type == "string"
    case .scalar(let text, isPlain: true):
      switch type {
      case "number": node.number != nil
      case "integer": node.integer != nil
      case "boolean": text == "true" || text == "false"
      case "null": text == "null"
      default: false
      }
    }
  }

  private func limits(_ node: YAMLNode, _ schema: YAMLNode, at path: String) -> [String] {
    guard let number = node.number else { return [] }
    var found: [String] = []
    if let least = schema["minimum"]?.number, number < least {
      found.append("\(path): \(node.text) is below \(schema["minimum"]?.text ?? "")")
    }
    if let most = schema["maximum"]?.number, number > most {
      found.append("\(path): \(node.text) is above \(schema["maximum"]?.text ?? "")")
    }
    if let bound = schema["exclusiveMinimum"]?.number, number <= bound {
      found.append("\(path): \(node.text) is not above \(schema["exclusiveMinimum"]?.text ?? "")")
    }
    return found
  }

  private func members(_ node: YAMLNode, _ schema: YAMLNode, at path: String) -> [String] {
    guard case .mapping(let entries) = node.value else { return [] }
    let names = Set(entries.map(\.key.text))
    var found = (schema["required"]?.strings ?? []).filter { !names.contains($0) }
      .map { "\(path): \($0) is missing" }
    for (key, value) in entries {
      if let member = schema["properties"]?[key.text] {
        found += problems(value, member, at: path.isEmpty ? key.text : "\(path)/\(key.text)")
      } else if schema["additionalProperties"]?.bool == false {
        found.append("\(path): \(key.text) is not allowed")
      }
    }
    return found
  }

  private func elements(_ node: YAMLNode, _ schema: YAMLNode, at path: String) -> [String] {
    guard case .sequence(let elements) = node.value else { return [] }
    var found: [String] = []
    if let least = schema["minItems"]?.integer, elements.count < least {
      found.append("\(path): has fewer than \(least) elements")
    }
    if let most = schema["maxItems"]?.integer, elements.count > most {
      found.append("\(path): has more than \(most) elements")
    }
    if let item = schema["items"] {
      for (index, element) in elements.enumerated() {
        found += problems(element, item, at: "\(path)/\(index)")
      }
    }
    return found
  }
}
