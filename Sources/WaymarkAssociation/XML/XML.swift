// SPDX-License-Identifier: MIT

/// A node of an XML document, with names as they are written, prefixes included.
enum XML: Hashable, Sendable {
  case element(Element)
  case text(String)
  case comment(String)

  /// An element with its attributes in their order.
  struct Element: Hashable, Sendable {
    var name: String
    var attributes: [Attribute]
    var children: [XML]

    init(_ name: String, _ attributes: [Attribute] = [], _ children: [XML] = []) {
      self.name = name
      self.attributes = attributes
      self.children = children
    }

    /// An element that holds text only.
    init(_ name: String, text: String) {
      self.init(name, [], [.text(text)])
    }

    /// The value of an attribute; nil where the element does not have it.
    subscript(attribute: String) -> String? {
      attributes.first { $0.name == attribute }?.value
    }

    /// The elements directly inside.
    var elements: [Element] {
      children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// The text directly inside.
    var text: String {
      children.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }
  }

  /// A name and its value.
  struct Attribute: Hashable, Sendable {
    var name: String
    var value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }
}

extension XML.Element {
  /// The document of which the element is the root, with an element on each line.
  ///
  /// - Parameter doctype: The document type declaration; nil for none.
  /// - Returns: The document's text.
  func document(doctype: String? = nil) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    if let doctype { text += doctype + "\n" }
    write(to: &text, indent: 0)
    return text
  }

  private func write(to text: inout String, indent: Int) {
    let space = String(repeating: " ", count: indent)
    text += space + "<" + name
    let line = attributes.map { " \($0.name)=\"\($0.value.escapedForXML)\"" }
    let isLong = line.joined().utf8.count + name.utf8.count + indent > 96
    for attribute in line { text += isLong ? "\n    " + space + attribute.dropFirst() : attribute }
    guard !children.isEmpty else {
      text += "/>\n"
      return
    }
    text += ">"
    if children.contains(where: { if case .text = $0 { false } else { true } }) {
      text += "\n"
      for child in children {
        switch child {
        case .element(let element): element.write(to: &text, indent: indent + 2)
        case .text(let inner): text += space + "  " + inner.escapedForXML + "\n"
        case .comment(let inner): text += space + "  <!-- " + XML.comment(inner) + " -->\n"
        }
      }
      text += space
    } else {
      text += self.text.escapedForXML
    }
    text += "</" + name + ">\n"
  }
}

extension String {
  /// The text escaped for an XML attribute or element.
  ///
  /// A character that XML 1.0 does not allow becomes U+FFFD.
  package var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&apos;"
      // Readers make spaces of these in attributes.
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      case _ where !scalar.isXML: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension XML {
  /// Text as it stands in a comment, which has no escapes and no two hyphens in a row.
  fileprivate static func comment(_ text: String) -> String {
    var comment = ""
    for scalar in text.unicodeScalars {
      if scalar == "-", comment.hasSuffix("-") { comment += " " }
      comment.unicodeScalars.append(scalar.isXML ? scalar : "\u{FFFD}")
    }
    return comment.hasSuffix("-") ? comment + " " : comment
  }
}

extension Unicode.Scalar {
  /// Whether a document of XML 1.0 can have it.
  var isXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
    default: false
    }
  }
}
