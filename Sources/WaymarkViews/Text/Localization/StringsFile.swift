// SPDX-License-Identifier: MIT

import Foundation

/// Reads `.strings` files: keys and texts in the old property list format, in UTF-8, UTF-16 or
/// UTF-32, or a dictionary in an XML or binary property list.
///
/// Foundation also reads the old format, but rejects the whole file at the first error.
enum StringsFile {
  static func table(_ data: Data) -> LocalizedTable {
    if PropertyListFile.isPropertyList(data) { return PropertyListFile.strings(data) }
    var table = LocalizedTable()
    guard let text = TextEncoding.text(of: data) else {
      table.report("The text is not valid UTF-8 or UTF-16")
      return table
    }
    var reader = Reader(text)
    reader.read(into: &table)
    return table
  }

  private struct Reader {
    private var lexer: StringsLexer

    init(_ text: String) {
      lexer = StringsLexer(text)
    }

    mutating func read(into table: inout LocalizedTable) {
      // The whole file can be enclosed in the braces of a dictionary.
      var token = lexer.next()
      let hasBraces = token == .sign("{")
      if hasBraces { token = lexer.next() }
      while token != .end {
        let line = lexer.line
        if hasBraces, token == .sign("}") { return }
        guard case .string(let key) = token else {
          table.report(describe(token, instead: "a key"), at: "line \(line)")
          token = skip(from: token)
          continue
        }
        token = entry(key, into: &table)
      }
    }

    /// Reads the text of a key, up to the first token of the next entry.
    private mutating func entry(_ key: String, into table: inout LocalizedTable) -> Token {
      var token = lexer.next()
      if token == .sign(";") {
        table.entries[key] = LocalizedEntry(.text(key))
        return lexer.next()
      }
      guard token == .sign("=") else {
        table.report(describe(token, instead: "\"=\""), at: "line \(lexer.line)")
        return skip(from: token)
      }
      token = lexer.next()
      guard case .string(let value) = token else {
        table.report(describe(token, instead: "a text"), at: "line \(lexer.line)")
        return skip(from: token)
      }
      let line = lexer.line
      table.entries[key] = LocalizedEntry(.text(value))
      token = lexer.next()
      if token == .sign(";") { return lexer.next() }
      table.report(describe(token, instead: "\";\""), at: "line \(line)")
      // If only the semicolon is missing, the next token is a key.
      if case .string = token { return token }
      return skip(from: token)
    }

    /// Skips to the token after the next semicolon outside of braces and parentheses.
    private mutating func skip(from first: Token) -> Token {
      var token = first
      var depth = 0
      while token != .end {
        switch token {
        case .sign("{"), .sign("("): depth += 1
        case .sign("}"), .sign(")"): depth = max(0, depth - 1)
        case .sign(";") where depth == 0: return lexer.next()
        default: break
        }
        token = lexer.next()
      }
      return token
    }

    private func describe(_ token: Token, instead expected: String) -> String {
      switch token {
      case .string(let text): "Expected \(expected), found \"\(text.prefix(40))\""
      case .sign(let sign): "Expected \(expected), found \"\(sign)\""
      case .unterminated(let what): "\(what) does not end"
      case .end: "Expected \(expected), found the end of the file"
      }
    }

    private typealias Token = StringsLexer.Token
  }
}
