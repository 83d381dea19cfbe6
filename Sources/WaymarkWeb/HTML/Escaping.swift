// SPDX-License-Identifier: MIT

/// Writes text so that HTML reads it back as the same text, in content and in quoted attributes.
enum Escaping {
  /// Appends text with every character that HTML could take for markup written as a reference.
  ///
  /// U+0000, which no HTML document can hold, becomes U+FFFD.
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
      // A carriage return would be read as a line feed.
      case "\r": html += "&#13;"
      default: html.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text with every character that HTML could take for markup written as a reference.
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
