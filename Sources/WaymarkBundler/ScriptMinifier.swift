// SPDX-License-Identifier: MIT

/// Removes comments and unneeded white space from a script, and semicolons and commas that a
/// closing bracket makes unneeded.
///
/// It changes nothing else: strings, template literals and regular expressions remain as they are,
/// and so do names. A line break remains wherever removing it could join two statements.
struct ScriptMinifier {
  /// Returns the minified script.
  ///
  /// - Throws: ``BundleError`` if a literal or comment does not end, or if a slash could start a
  ///   regular expression as well as divide.
  static func minify(_ source: String) throws(BundleError) -> String {
    var minifier = ScriptMinifier(scanner: ScriptScanner(source))
    while let token = try minifier.scanner.next() { minifier.write(token) }
    return String(decoding: minifier.out, as: UTF8.self)
  }

  private var scanner: ScriptScanner
  private var out: [UInt8] = []
  private var last: ScriptToken?
  /// Whether the last token is unneeded if the next one closes a bracket.
  private var isLastOptional = false

  private init(scanner: ScriptScanner) { self.scanner = scanner }

  private mutating func write(_ token: ScriptToken) {
    if isLastOptional, let last, token.isOne(of: last.isOne(of: ";") ? "}" : "}])") {
      out.removeLast()
    }
    if let last, let before = out.last, let after = token.bytes.first {
      switch token.gap {
      case .none: break
      case .space:
        if Self.needsSpace(last, before, token, after) { out.append(UInt8(ascii: " ")) }
      case .line:
        if !continues(before, after) { out.append(UInt8(ascii: "\n")) }
      }
    }
    out += token.bytes
    isLastOptional = last.map { Self.isOptional(token, after: $0) } ?? false
    last = token
  }

  /// Returns whether a token is a semicolon or a comma that may be omitted before a closing bracket.
  ///
  /// A semicolon may be a statement of its own, and commas alone count the entries of an array.
  private static func isOptional(_ token: ScriptToken, after last: ScriptToken) -> Bool {
    if token.isOne(of: ",") { return !last.isOne(of: ",[") }
    guard token.isOne(of: ";") else { return false }
    let isBody = ["else", "do"].contains { last.bytes.elementsEqual($0.utf8) }
    return !isBody && !last.endsCondition && !last.isOne(of: "{;:")
  }

  /// Returns whether two tokens would be read differently without a space.
  private static func needsSpace(
    _ last: ScriptToken, _ before: UInt8, _ token: ScriptToken, _ after: UInt8
  ) -> Bool {
    // Flags may follow a regular expression.
    let isWord = last.kind == .word || last.kind == .regex
    if isWord && token.kind == .word { return true }
    // `a + +b`, `a / /b/`, `1 .toFixed()`, and `a < !--b`, which could start an HTML comment.
    if before == after, "+-/".utf8.contains(before) { return true }
    if last.kind == .word, after == UInt8(ascii: ".") { return before.isDigit }
    return before == UInt8(ascii: "<") && after == UInt8(ascii: "!")
  }

  /// Returns whether a statement cannot end between two bytes on different lines.
  private func continues(_ before: UInt8, _ after: UInt8) -> Bool {
    if before.isDigit, after == UInt8(ascii: ".") { return false }
    if last?.kind == .punctuation {
      if "{([,;:?=&|".utf8.contains(before) || out.suffix(2).elementsEqual("=>".utf8) {
        return true
      }
    }
    return "}]),;:.?=&|".utf8.contains(after)
  }
}
