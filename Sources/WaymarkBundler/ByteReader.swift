// SPDX-License-Identifier: MIT

/// Reads source text from front to back.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next byte; nil at the end.
  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The line of the next byte, from 1.
  var line: Int { bytes[..<min(index, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1 }

  mutating func advance(by count: Int = 1) { index += count }

  func starts(with text: String) -> Bool { bytes.dropFirst(index).starts(with: text.utf8) }

  /// Returns whether a text stands directly before an index.
  func ends(with text: String, before index: Int) -> Bool {
    bytes[..<index].suffix(text.utf8.count).elementsEqual(text.utf8)
  }

  /// The bytes since an index.
  func bytes(since start: Int) -> ArraySlice<UInt8> { bytes[start..<min(index, bytes.count)] }

  /// Skips a comment that ends with an asterisk and a slash.
  ///
  /// - Returns: Whether the comment contains a line break.
  @discardableResult
  mutating func skipComment() throws(BundleError) -> Bool {
    let start = index
    advance(by: 2)
    while !starts(with: "*/") {
      guard current != nil else { throw unterminated("comment", start) }
      advance()
    }
    advance(by: 2)
    return bytes(since: start).contains(UInt8(ascii: "\n"))
  }

  /// Reads a string in single or double quotes.
  mutating func string() throws(BundleError) -> ArraySlice<UInt8> {
    let start = index
    let quote = current
    advance()
    while current != quote {
      guard let byte = current, byte != UInt8(ascii: "\n") else {
        throw unterminated("string", start)
      }
      advance(by: byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    advance()
    return bytes(since: start)
  }

  /// Reads up to a byte, and the byte itself.
  mutating func take(through end: UInt8) throws(BundleError) -> ArraySlice<UInt8> {
    let start = index
    while current != end {
      guard current != nil else { throw unterminated("url", start) }
      advance()
    }
    advance()
    return bytes(since: start)
  }

  /// Returns the error for something that does not end, and moves back to its start.
  mutating func unterminated(_ name: String, _ start: Int) -> BundleError {
    index = start
    return BundleError("line \(line): unterminated \(name)")
  }
}

extension UInt8 {
  var isWhitespace: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }
}
