// SPDX-License-Identifier: MIT

/// Shortens the names of a script's own constants and variables.
///
/// A name gets the same shorter one in the whole script. It remains if it is also the name of a
/// property or a part of a template literal, or if it occurs where it is not declared and so may
/// mean something of the browser.
struct ScriptShortener {
  /// Shortens the names of a script.
  ///
  /// - Parameter source: The script, without comments.
  /// - Returns: The script with shorter names.
  /// - Throws: ``BundleError`` if a literal does not end, or if a slash could start a regular
  ///   expression as well as divide.
  static func shorten(_ source: String) throws(BundleError) -> String {
    var scanner = ScriptScanner(source)
    var tokens: [ScriptToken] = []
    while let token = try scanner.next() { tokens.append(token) }
    return Self(source: Array(source.utf8), tokens: tokens).shortened
  }

  /// A shorter one would gain nothing in a compressed script.
  private static let minimumLength = 3

  private let source: [UInt8]
  private let tokens: [ScriptToken]

  private var shortened: String {
    let names = shorterNames()
    var result: [UInt8] = []
    var end = 0
    for token in tokens where token.kind == .word {
      guard let name = names[token.text] else { continue }
      result += source[end..<token.bytes.startIndex] + Array(name.utf8)
      end = token.bytes.endIndex
    }
    return String(decoding: result + source[end...], as: UTF8.self)
  }

  /// Finds the new name of each name; the most frequent names get the shortest ones.
  private func shorterNames() -> [String: String] {
    var counts: [String: Int] = [:]
    var kept: Set<String> = []
    // The brackets in which a name is declared; 0 is the script.
    var declared: [String: Set<Int>] = [:]
    // The brackets around each occurrence of a name.
    var occurrences: [String: [[Int]]] = [:]
    // The brackets around a token, with their numbers.
    var brackets: [Bracket] = []
    var numbers = [0]
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .word:
        counts[token.text, default: 0] += 1
        if isProperty(at: index, in: brackets.last) { kept.insert(token.text) }
        occurrences[token.text, default: []].append(numbers)
        if ["const", "let"].contains(text(at: index - 1)) {
          // What the head of a loop declares occurs in its body.
          let isInHead = brackets.last == .other && numbers.count > 1
          declared[token.text, default: []].insert(numbers[numbers.count - (isInHead ? 2 : 1)])
        }
      case .template:
        kept.formUnion(
          token.bytes.split { !$0.isPartOfWord }.map { String(decoding: $0, as: UTF8.self) })
      case .punctuation:
        if token.isOne(of: "([{") {
          brackets.append(bracket(at: index))
          numbers.append(index + 1)
        }
        if token.isOne(of: ")]}"), brackets.popLast() != nil { numbers.removeLast() }
      case .string, .regex: break
      }
    }
    let names = declared.keys.filter { name in
      name.utf8.count >= Self.minimumLength && !kept.contains(name)
        && occurrences[name, default: []].allSatisfy { around in
          around.contains { declared[name]?.contains($0) == true }
        }
    }
    var free = Self.allNames.filter { counts[$0] == nil && !kept.contains($0) }.makeIterator()
    var result: [String: String] = [:]
    for name in names.sorted(by: { (-counts[$0, default: 0], $0) < (-counts[$1, default: 0], $1) })
    {
      result[name] = free.next()
    }
    return result
  }

  private enum Bracket {
    /// A block of statements.
    case block
    /// A literal or pattern of an object, or another brace.
    case object
    case other
  }

  private func bracket(at index: Int) -> Bracket {
    guard tokens[index].isOne(of: "{") else { return .other }
    let isBlock = [")", ">", ";", "{", "else", "try", "do", "finally"].contains(text(at: index - 1))
    return isBlock ? .block : .object
  }

  /// Returns whether a word is, or may be, the name of a property.
  private func isProperty(at index: Int, in bracket: Bracket?) -> Bool {
    let before = text(at: index - 1)
    let after = text(at: index + 1)
    if after == ":" { return true }
    if before == "." { return text(at: index - 2) != "." }
    guard bracket == .object, before == "{" || before == "," else { return false }
    // A property with the value of the variable of its name, or a method.
    return [",", "}", "="].contains(after) || after == "(" && isMethod(at: index + 1)
  }

  /// Returns whether a body follows the parentheses that a token opens.
  private func isMethod(at start: Int) -> Bool {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].isOne(of: "(") { depth += 1 }
      if tokens[index].isOne(of: ")") { depth -= 1 }
      if depth == 0 { return text(at: index + 1) == "{" }
    }
    return false
  }

  private func text(at index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  /// All names of one or two letters that are not keywords.
  private static let allNames: [String] = {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    return letters + pairs.filter { !["as", "do", "if", "in", "of"].contains($0) }
  }()
}

extension ScriptToken {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
