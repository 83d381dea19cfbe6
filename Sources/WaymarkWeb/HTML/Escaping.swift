// SPDX-License-Identifier: MIT

/// Escapes text for HTML content and quoted attributes.
enum Escaping {
  /// Appends text with all special characters as character references.
  ///
  /// U+0000, which HTML cannot contain, becomes U+FFFD.
  static func append(_ text: String, to html: inout String) {
    guard text.utf8.contains(where: isSpecial) else {
      html += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      case "\0": html += "\u{FFFD}"
      // A parser would read a carriage return as a line feed.
      case "\r": html += "&#13;"
      default: html.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns text with all special characters as character references.
  static func escaped(_ text: String) -> String {
    var html = ""
    append(text, to: &html)
    return html
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), 0, UInt8(ascii: "\r"):
      true
    default: false
    }
  }
}
