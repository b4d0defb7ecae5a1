@testable import GalleyArticle

/// What a reader sees of cmark-gfm's HTML: its text without tags, comments, scripts and the pictures' texts.
///
/// It is read off the tree, by a way that has nothing of the converter. The character references of raw HTML are left out.
enum VisibleText {
  /// The text with a blank between blocks; the notes come last.
  static func string(of markdown: [UInt8]) -> String {
    let tree = CommonMarkTree(parsing: markdown)
    return withExtendedLifetime(tree) {
      var text: [UInt8] = []
      var walk = CommonMarkWalk(under: tree.root)
      var images = 0
      while let event = walk.next() {
        switch event {
        case .enter(let node):
          if images == 0 { text += visible(node) }
          if node.kind == .image { images += 1 }
        case .exit(let node):
          if node.kind == .image { images -= 1 }
          if isBlock(node) { text.append(UInt8(ascii: " ")) }
        }
      }
      return String(decoding: text, as: UTF8.self)
    }
  }

  private static func visible(_ node: CommonMarkNode) -> [UInt8] {
    switch node.kind {
    case .text, .code, .codeSpan, .footnoteReference: node.literal
    case .softBreak, .lineBreak: [UInt8(ascii: " ")]
    case .html, .htmlBlock: withoutTags(node.literal)
    default: []
    }
  }

  private static func isBlock(_ node: CommonMarkNode) -> Bool {
    switch node.kind {
    case .paragraph, .heading, .code, .htmlBlock, .tableCell: true
    default: false
    }
  }

  /// Raw HTML without what stands between angle brackets; a tag may part words.
  private static func withoutTags(_ html: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var rest = html[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "&") {
        rest = rest.drop { $0 != UInt8(ascii: ";") }
        continue
      }
      guard byte == UInt8(ascii: "<") else {
        text.append(byte)
        rest.removeFirst()
        continue
      }
      let isComment = rest.starts(with: Array("<!--".utf8))
      let end = Array((isComment ? "-->" : ">").utf8)
      while !rest.isEmpty, !rest.starts(with: end) { rest.removeFirst() }
      rest = rest.dropFirst(end.count)
      text.append(UInt8(ascii: " "))
    }
    return text
  }
}
