// SPDX-License-Identifier: MIT

/// A token of a format string.
enum FormatToken: Hashable, Sendable {
  /// Text, in which "%%" becomes "%".
  case literal(String)
  /// A specifier of an argument or of a variable.
  case specifier(FormatSpecifier)
  /// "%arg", the number of a string catalog's substitution.
  case count

  /// Splits a format string into tokens.
  ///
  /// There are no errors: text that is not a specifier is literal. "%arg" is a count if `hasCount`
  /// is true, and "%a" before "rg" otherwise.
  static func tokens(in text: String, hasCount: Bool = false) -> [FormatToken] {
    var tokens: [FormatToken] = []
    var literal = ""
    func flush() {
      if !literal.isEmpty { tokens.append(.literal(literal)) }
      literal = ""
    }
    var rest = text.unicodeScalars[...]
    while let percent = rest.firstIndex(of: "%") {
      literal.unicodeScalars.append(contentsOf: rest[..<percent])
      rest = rest[percent...]
      if rest.starts(with: "%%".unicodeScalars) {
        literal.append("%")
        rest = rest.dropFirst(2)
      } else if hasCount, rest.starts(with: "%arg".unicodeScalars) {
        flush()
        tokens.append(.count)
        rest = rest.dropFirst(4)
      } else if let specifier = FormatSpecifier(prefixOf: Substring(rest)) {
        flush()
        tokens.append(.specifier(specifier))
        rest = rest.dropFirst(specifier.text.unicodeScalars.count)
      } else {
        literal.append("%")
        rest = rest.dropFirst()
      }
    }
    literal.unicodeScalars.append(contentsOf: rest)
    flush()
    return tokens
  }
}
