// SPDX-License-Identifier: MIT

import Foundation

/// Reads `.strings` files: pairs of a key and a text in the old property list format, in UTF-8,
/// UTF-16 or UTF-32, or a dictionary in an XML or binary property list.
///
/// Foundation reads the old format, too, but gives up the whole file at the first mistake.
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
      // The whole file can stand in the braces of a dictionary.
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

    /// Reads what follows a key, up to the next entry's first token.
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
      // A key is what follows if only the semicolon is missing.
      if case .string = token { return token }
      return skip(from: token)
    }

    /// Skips to the token after the next semicolon that is not in braces or parentheses.
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
