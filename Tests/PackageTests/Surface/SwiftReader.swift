// SPDX-License-Identifier: MIT

/// Reads the declarations of a formatted Swift file, in which each declaration starts a line.
struct SwiftReader {
  private let tokens: [SwiftToken]
  private var index = 0
  private(set) var declarations: [SwiftDeclaration] = []

  static func declarations(in source: String) -> [SwiftDeclaration] {
    var reader = SwiftReader(tokens: SwiftLexer.tokens(of: source))
    while reader.index < reader.tokens.count {
      reader.members(of: "", arePublic: false)
      reader.index += 1
    }
    return reader.declarations
  }

  private init(tokens: [SwiftToken]) { self.tokens = tokens }

  private static let modifiers: Set = [
    "public", "package", "internal", "private", "fileprivate", "open", "static", "final",
    "override", "nonisolated", "mutating", "nonmutating", "lazy", "weak", "unowned", "indirect",
    "convenience", "required", "dynamic", "consuming", "borrowing", "prefix", "postfix", "infix",
    "isolated", "distributed",
  ]
  private static let types: Set = ["struct", "enum", "class", "actor", "protocol", "extension"]
  private static let others: Set = [
    "func", "init", "subscript", "var", "let", "typealias", "associatedtype", "case", "macro",
    "deinit", "import", "precedencegroup", "operator",
  ]

  private var token: SwiftToken? { index < tokens.count ? tokens[index] : nil }
  private var text: String { token.map { $0.kind == .string ? "" : $0.text } ?? "" }

  private func startsDeclaration(_ token: SwiftToken) -> Bool {
    guard token.startsLine else { return false }
    return switch token.kind {
    case .doc: true
    case .word:
      Self.modifiers.contains(token.text) || Self.types.contains(token.text)
        || Self.others.contains(token.text)
    case .mark: token.text == "@" || token.text == "}"
    case .string: false
    }
  }

  /// Reads up to the brace that closes the members.
  private mutating func members(of container: String, arePublic: Bool) {
    var docs: [String] = []
    var attributes: [String] = []
    var modifiers: Set<String> = []
    while let token, token.text != "}" || token.kind != .mark {
      if token.kind == .doc {
        docs.append(token.text)
        index += 1
      } else if token.text == "@" {
        let start = index
        index += 2
        if text == "(" { skipGroup() }
        attributes.append(joined(start..<index))
      } else if isModifier {
        index += 1
        let start = index
        if text == "(" { skipGroup() }
        modifiers.insert(token.text + joined(start..<index))
      } else {
        declaration(
          SwiftDeclaration(
            keyword: text, line: token.line, name: "", container: container, attributes: attributes,
            isPublic: (modifiers.contains("public") || arePublic)
              && !attributes.contains { $0.hasPrefix("@_spi") },
            isStatic: modifiers.contains("static") || modifiers.contains("class"),
            docs: docs, parameters: [], body: nil))
        docs = []
        attributes = []
        modifiers = []
      }
    }
  }

  /// Whether the token is a modifier; `class` is one only before `func`, `var` or `let`.
  private var isModifier: Bool {
    if text == "class", index + 1 < tokens.count {
      return ["func", "var", "let"].contains(tokens[index + 1].text)
    }
    return Self.modifiers.contains(text)
  }

  private mutating func declaration(_ draft: SwiftDeclaration) {
    let keyword = text
    index += 1
    guard Self.types.contains(keyword) || Self.others.contains(keyword) else { return }
    if Self.types.contains(keyword) {
      let name = path()
      if keyword != "extension" { add(draft, name: name) }
      while let token, token.text != "{" || token.kind != .mark {
        if startsDeclaration(token) { return }
        index += 1
      }
      index += 1
      let container = draft.container.isEmpty ? name : "\(draft.container).\(name)"
      let arePublic = keyword == "extension" && draft.isPublic
      members(of: container, arePublic: arePublic)
      index += 1
    } else if keyword == "func" || keyword == "init" || keyword == "macro" || keyword == "subscript"
    {
      function(draft)
    } else {
      add(draft, name: keyword == "deinit" ? "" : text)
      skipRest()
    }
  }

  private mutating func function(_ draft: SwiftDeclaration) {
    var name = draft.keyword == "func" || draft.keyword == "macro" ? "" : draft.keyword
    while let token, token.text != "(", name.isEmpty || token.text != "<" || token.startsLine {
      if draft.keyword == "func" || draft.keyword == "macro" { name += token.text }
      index += 1
    }
    if text == "<" { skipAngles() }
    let start = index + 1
    if text == "(" { skipGroup() }
    let parameters = Self.parameters(Array(tokens[min(start, index)..<max(start, index - 1)]))
    var body: [SwiftToken]?
    while let token, !startsDeclaration(token) {
      if token.text == "{", token.kind == .mark, draft.keyword != "macro" {
        let start = index
        skipGroup()
        body = Array(tokens[start..<min(index, tokens.count)])
        break
      }
      if token.text == "(" || token.text == "[" { skipGroup() } else { index += 1 }
    }
    add(draft, name: name, parameters: parameters, body: body)
    if draft.keyword == "macro" { skipRest() }
  }

  private mutating func add(
    _ draft: SwiftDeclaration, name: String, parameters: [SwiftDeclaration.Parameter] = [],
    body: [SwiftToken]? = nil
  ) {
    declarations.append(
      SwiftDeclaration(
        keyword: draft.keyword, line: draft.line, name: name.filter { $0 != "`" },
        container: draft.container,
        attributes: draft.attributes, isPublic: draft.isPublic, isStatic: draft.isStatic,
        docs: draft.docs, parameters: parameters, body: body))
  }

  private mutating func path() -> String {
    var name = text
    index += 1
    while text == ".", index + 1 < tokens.count {
      name += "." + tokens[index + 1].text
      index += 2
    }
    return name
  }

  /// Skips the rest of a declaration that ends where the next one begins.
  private mutating func skipRest() {
    while let token, !startsDeclaration(token), token.text != "}" {
      if ["(", "[", "{"].contains(token.text) { skipGroup() } else { index += 1 }
    }
  }

  /// Skips from an opening bracket to just after the matching closing bracket.
  private mutating func skipGroup() {
    var depth = 0
    repeat {
      if token?.kind == .mark {
        if ["(", "[", "{"].contains(text) { depth += 1 }
        if [")", "]", "}"].contains(text) { depth -= 1 }
      }
      index += 1
    } while depth > 0 && index < tokens.count
  }

  private mutating func skipAngles() {
    var depth = 0
    repeat {
      if text == "<" { depth += 1 }
      if text == ">" { depth -= 1 }
      index += 1
    } while depth > 0 && index < tokens.count
  }

  private func joined(_ range: Range<Int>) -> String { tokens[range].map(\.text).joined() }

  /// The parameters between two parentheses.
  private static func parameters(_ tokens: [SwiftToken]) -> [SwiftDeclaration.Parameter] {
    var parts: [[SwiftToken]] = [[]]
    var depth = 0
    for token in tokens where token.kind != .doc {
      if token.kind == .mark {
        if ["(", "[", "{", "<"].contains(token.text) { depth += 1 }
        if [")", "]", "}", ">"].contains(token.text) { depth -= 1 }
      }
      if token.text == ",", depth == 0 {
        parts.append([])
      } else {
        parts[parts.count - 1].append(token)
      }
    }
    return parts.compactMap(parameter)
  }

  private static func parameter(_ tokens: [SwiftToken]) -> SwiftDeclaration.Parameter? {
    guard let colon = tokens.firstIndex(where: { $0.text == ":" }) else { return nil }
    // An attribute, with its arguments, precedes the names.
    var names: [String] = []
    var depth = 0
    for (index, token) in tokens[..<colon].enumerated() {
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
      let isAttribute = index > 0 && tokens[index - 1].text == "@"
      if token.kind == .word, depth == 0, !isAttribute {
        names.append(token.text.filter { $0 != "`" })
      }
    }
    guard let label = names.first, let name = names.last else { return nil }
    let end = tokens[colon...].firstIndex { $0.text == "=" } ?? tokens.endIndex
    let type = tokens[(colon + 1)..<end].map(\.text).joined()
    return SwiftDeclaration.Parameter(label: label == "_" ? nil : label, name: name, type: type)
  }
}
