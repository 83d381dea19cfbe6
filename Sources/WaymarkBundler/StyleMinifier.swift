// SPDX-License-Identifier: MIT

/// Removes comments and unneeded white space from a style sheet.
///
/// Strings and unquoted URLs remain as they are, and so does white space around `+`, which
/// `calc()` requires.
enum StyleMinifier {
  /// Returns the minified style sheet.
  ///
  /// - Throws: ``BundleError`` if a comment or a string does not end.
  static func minify(_ source: String) throws(BundleError) -> String {
    var reader = ByteReader(source)
    var out: [UInt8] = []
    var isSpaced = false
    while let byte = reader.current {
      if byte.isWhitespace {
        isSpaced = true
        reader.advance()
        continue
      }
      if reader.starts(with: "/*") {
        try reader.skipComment()
        // Between parts of a selector, a comment differs from a space; elsewhere it separates.
        if !isSpaced, reader.current?.isWhitespace == false { out += "/**/".utf8 }
        continue
      }
      if isSpaced, let last = out.last, !"{};,>~(:".utf8.contains(last),
        !"{};,>~)!".utf8.contains(byte)
      {
        out.append(UInt8(ascii: " "))
      }
      isSpaced = false
      if byte == UInt8(ascii: "}"), out.last == UInt8(ascii: ";") { out.removeLast() }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        out += try reader.string()
      } else if reader.starts(with: "url("), !reader.starts(with: "url(\""),
        !reader.starts(with: "url('")
      {
        out += try reader.take(through: UInt8(ascii: ")"))
      } else {
        out.append(byte)
        reader.advance()
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
