// SPDX-License-Identifier: MIT

import WaymarkRender

@testable import WaymarkWeb

/// A document as in a browser, as far as Waymark's HTML requires it.
final class DOMNode {
  var tag: String
  var attributes: [String: String] = [:]
  var children: [DOMNode] = []
  var text = ""
  weak var parent: DOMNode?
  /// The HTML of the screen that a document holds ready.
  var prepared: String?

  init(tag: String) { self.tag = tag }

  struct Malformed: Error, CustomStringConvertible {
    var description: String
  }

  /// Parses HTML that must be well formed, like Waymark's.
  static func parse(_ html: String) throws -> DOMNode {
    let root = DOMNode(tag: "root")
    var open = [root]
    var rest = Substring(html)
    while let next = rest.first {
      if next != "<" {
        let text = rest.prefix { $0 != "<" }
        rest = rest.dropFirst(text.count)
        open[open.count - 1].text += try unescaped(text)
      } else if rest.hasPrefix("</") {
        guard let end = rest.firstIndex(of: ">") else { throw Malformed(description: "no >") }
        let tag = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
        guard open.count > 1, open.removeLast().tag == tag else {
          throw Malformed(description: "</\(tag)> closes nothing")
        }
        rest = rest[rest.index(after: end)...]
      } else {
        let node = try startTag(&rest)
        node.parent = open[open.count - 1]
        open[open.count - 1].children.append(node)
        if !["input", "img"].contains(node.tag) { open.append(node) }
      }
    }
    guard open.count == 1 else { throw Malformed(description: "\(open.last?.tag ?? "") is open") }
    return root
  }

  private static func startTag(_ rest: inout Substring) throws -> DOMNode {
    rest.removeFirst()
    let name = rest.prefix { $0.isLetter || $0.isNumber }
    guard !name.isEmpty else { throw Malformed(description: "< without a name") }
    rest = rest.dropFirst(name.count)
    let node = DOMNode(tag: String(name))
    while let next = rest.first, next != ">" {
      guard next == " " else { throw Malformed(description: "\(next) in <\(name)") }
      rest.removeFirst()
      let key = rest.prefix { $0 != "=" && $0 != " " && $0 != ">" }
      rest = rest.dropFirst(key.count)
      var value = ""
      if rest.first == "=" {
        guard rest.hasPrefix("=\"") else { throw Malformed(description: "bare \(key)") }
        rest = rest.dropFirst(2)
        let quoted = rest.prefix { $0 != "\"" }
        rest = rest.dropFirst(quoted.count)
        guard !rest.isEmpty else { throw Malformed(description: "open \(key)") }
        rest.removeFirst()
        value = try unescaped(quoted)
      }
      guard node.attributes.updateValue(value, forKey: String(key)) == nil else {
        throw Malformed(description: "\(key) twice")
      }
    }
    guard !rest.isEmpty else { throw Malformed(description: "<\(name) is open") }
    rest.removeFirst()
    return node
  }

  private static func unescaped(_ text: Substring) throws -> String {
    var result = ""
    var rest = text
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'", "#13": "\r"]
    while let next = rest.first {
      guard next == "&" else {
        result.append(next)
        rest.removeFirst()
        continue
      }
      guard let end = rest.firstIndex(of: ";"),
        let plain = names[String(rest[rest.index(after: rest.startIndex)..<end])]
      else { throw Malformed(description: "& in \(text)") }
      result += plain
      rest = rest[rest.index(after: end)...]
    }
    return result
  }

  /// All nodes, this one included.
  var all: [DOMNode] { [self] + children.flatMap(\.all) }

  func first(_ id: ElementID) -> DOMNode? {
    all.first { $0.attributes["data-n"] == id.description }
  }

  func node(_ address: NodeAddress) throws -> DOMNode {
    guard var node = first(address.element) else {
      throw Malformed(description: "no node \(address)")
    }
    for index in address.path {
      guard node.children.indices.contains(index) else {
        throw Malformed(description: "no node \(address)")
      }
      node = node.children[index]
    }
    return node
  }
}

extension DOMNode {
  /// Applies operations to the document like the script in a page.
  func apply(_ operations: [PatchOperation]) throws {
    for operation in operations {
      switch operation {
      case .text(let place, let text):
        let node = try node(place)
        node.text = text
        node.children = []
      case .attribute(let place, let name, let value):
        try node(place).attributes[name] = value
      case .value(let place, let value):
        let node = try node(place)
        // As written, with the line break that a parser removes.
        if node.tag == "textarea" {
          node.text = "\n" + value
        } else {
          node.attributes["value"] = value
        }
      case .insert(let slot, let before, let html):
        guard let html = html ?? prepared else {
          throw Malformed(description: "no prepared screen")
        }
        prepared = nil
        try node(slot).insert(try Self.parse(html), before: before)
      case .prepare(_, let html): prepared = html
      case .remove(let id): try known(id).detach()
      case .move(let id, let slot, let before):
        let moved = try known(id)
        moved.detach()
        let holder = DOMNode(tag: "root")
        holder.children = [moved]
        try node(slot).insert(holder, before: before)
      case .replace(let place, let html):
        let old = try node(place)
        guard let parent = old.parent, let index = parent.children.firstIndex(where: { $0 === old })
        else { throw Malformed(description: "\(place) has no parent") }
        let new = try Self.parse(html).children[0]
        new.parent = parent
        parent.children[index] = new
      case .style(let place, let values):
        try node(place).attributes["data-y"] = values.isEmpty ? nil : values
      case .reset(let html):
        children = try Self.parse(html).children
        for child in children { child.parent = self }
      case .title, .glyph, .open, .session, .scroll, .scrollTo, .share, .state, .motion, .rest,
        .frames:
        break
      }
    }
  }

  private func known(_ id: ElementID) throws -> DOMNode {
    guard let node = first(id) else { throw Malformed(description: "no element \(id)") }
    return node
  }

  private func detach() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  private func insert(_ fragment: DOMNode, before: ElementID?) throws {
    var place = children.endIndex
    if let before {
      guard
        let index = children.firstIndex(where: { $0.attributes["data-n"] == before.description })
      else { throw Malformed(description: "\(before) is not in the slot") }
      place = index
    }
    for node in fragment.children { node.parent = self }
    children.insert(contentsOf: fragment.children, at: place)
  }

  /// The document as indented lines, for comparing.
  var lines: [String] {
    let words = attributes.sorted { $0.key < $1.key }.map { " \($0)=\($1)" }.joined()
    return ["\(tag)\(words) \(text)"] + children.flatMap { $0.lines.map { "  \($0)" } }
  }
}
