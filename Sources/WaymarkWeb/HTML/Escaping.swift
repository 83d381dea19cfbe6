// SPDX-License-Identifier: MIT

import WaymarkAssociation

/// Escapes text for HTML content and quoted attributes.
enum Escaping {
  /// Appends text with all special characters as character references.
  ///
  /// U+0000, which HTML cannot contain, becomes U+FFFD.
  static func append(_ text: String, to html: inout String) {
    html.append(text, replacing: references)
  }

  private static let references = ASCIIReplacements { byte in
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case 0: "\u{FFFD}"
    // A parser would read a carriage return as a line feed.
    case UInt8(ascii: "\r"): "&#13;"
    default: nil
    }
  }

  /// Returns text with all special characters as character references.
  static func escaped(_ text: String) -> String {
    var html = ""
    append(text, to: &html)
    return html
  }
}
