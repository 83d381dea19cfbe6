// SPDX-License-Identifier: MIT

package import WaymarkRender

/// Renders elements as HTML for people who compare it: one element per line, indented, with its
/// style.
///
/// The identifiers of elements, which depend on everything before them, are left out. Those that
/// elements refer to are numbered in the order in which they occur.
package struct HTMLOutline {
  private let template: ElementTemplate
  private var lines: [String] = []
  /// The numbers of identifiers that occur in attributes.
  private var names: [String: String] = [:]

  /// The attributes that only the script uses, with identifiers of elements.
  private static let scriptAttributes: Set = ["data-n", "data-e", "data-anchor"]
  private static let references: Set = ["id", "aria-labelledby", "aria-describedby"]

  /// Renders the first window of a tree.
  package init(_ tree: ElementTree) {
    template = ElementTemplate(offline: tree)
    for window in tree.windows.prefix(1) { write(window, isInControl: false, depth: 0) }
  }

  /// The HTML, with a line break at its end.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  private mutating func write(_ id: ElementID, isInControl: Bool, depth: Int) {
    guard let element = template.tree[id] else { return }
    write(template.markup(element, isInControl: isInControl), element, isInControl, depth)
  }

  private mutating func write(
    _ markup: Markup, _ element: ElementTree.Element, _ isInControl: Bool, _ depth: Int
  ) {
    let space = String(repeating: "  ", count: depth)
    let start = space + tag(markup)
    let place = lines.count
    switch markup.content {
    case .void:
      lines.append(start)
      return
    case .text(let text):
      lines.append("\(start)\(Self.escaped(text))</\(markup.tag)>")
      return
    case .nodes(let nodes):
      lines.append(start)
      for node in nodes { write(node, element, isInControl, depth + 1) }
    case .slot(let slot):
      lines.append(start)
      let isInside = isInControl || HTMLRenderer.isControl(element.kind)
      for child in template.tree.children(of: element, in: slot) {
        write(child, isInControl: isInside, depth: depth + 1)
      }
    }
    if lines.count == place + 1 {
      lines[place] += "</\(markup.tag)>"
    } else {
      lines.append("\(space)</\(markup.tag)>")
    }
  }

  private mutating func tag(_ markup: Markup) -> String {
    var text = "<\(markup.tag)"
    for attribute in markup.attributes where !Self.scriptAttributes.contains(attribute.name) {
      text += " \(attribute.name)"
      guard !attribute.value.isEmpty || attribute.name == "value" || attribute.name == "alt" else {
        continue
      }
      text += "=\"\(Self.escaped(value(of: attribute)))\""
    }
    if !markup.style.isEmpty { text += " style=\"\(Self.escaped(markup.style))\"" }
    return text + ">"
  }

  private mutating func value(of attribute: Markup.Attribute) -> String {
    let value = attribute.value
    if Self.references.contains(attribute.name) { return name(value) }
    if value.hasPrefix("url(#"), value.hasSuffix(")") {
      return "url(#\(name(String(value.dropFirst(5).dropLast()))))"
    }
    if value.hasPrefix("file:") {
      // Where the package is built differs.
      return value.split(separator: "/").last.map(String.init) ?? value
    }
    return value
  }

  private mutating func name(_ identifier: String) -> String {
    if let known = names[identifier] { return known }
    let name = "id\(names.count + 1)"
    names[identifier] = name
    return name
  }

  /// Returns escaped text on one line.
  private static func escaped(_ text: String) -> String {
    Escaping.escaped(text).replacing("\n", with: "&#10;")
  }
}
