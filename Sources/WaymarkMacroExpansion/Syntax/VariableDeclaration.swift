// SPDX-License-Identifier: MIT

/// A parsed declaration of variables or constants.
struct VariableDeclaration {
  /// One variable of the declaration.
  struct Binding {
    /// The name as written, including backticks.
    let name: String
    /// The indices of the type's tokens; nil without a type annotation.
    var type: Range<Int>?
    /// The indices of the initial value's tokens; nil without an initial value.
    var value: Range<Int>?
    /// The index of the brace that begins accessors or observers; nil if there are none.
    var accessors: Int?
  }

  let source: SourceText
  /// The indices of its attributes.
  private(set) var attributes: [Int] = []
  private(set) var modifiers: [String] = []
  /// The index of `var` or `let`.
  let introducer: Int
  private(set) var bindings: [Binding] = []
  /// The index after its last token.
  private(set) var end: Int

  var isVariable: Bool { source.tokens[introducer].isIdentifier("var") }

  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "class", "lazy",
    "weak", "unowned", "nonisolated", "final", "override", "dynamic", "optional", "required",
  ]

  /// Parses the declaration at a token; nil if there is none.
  init?(_ source: SourceText, at start: Int = 0) {
    self.source = source
    let tokens = source.tokens
    var index = start
    while index < tokens.count {
      if tokens[index].isPunctuation("@") {
        attributes.append(index)
        index = source.end(ofAttributeAt: index)
      } else if let word = tokens[index].identifier, Self.modifiers.contains(word) {
        modifiers.append(word)
        index += 1
        // A modifier with an argument, such as `private(set)`.
        if index < tokens.count, tokens[index].kind == .open("("), !tokens[index].hasSpaceBefore {
          index = tokens.end(ofGroupAt: index)
        }
      } else {
        break
      }
    }
    guard index < tokens.count,
      tokens[index].isIdentifier("var") || tokens[index].isIdentifier("let")
    else {
      return nil
    }
    introducer = index
    end = index + 1
    repeat {
      guard end < tokens.count, let name = tokens[end].identifier else { return }
      var binding = Binding(name: name)
      end = Self.read(&binding, source, at: end + 1)
      bindings.append(binding)
      guard end < tokens.count, tokens[end].isPunctuation(",") else { return }
      end += 1
    } while true
  }

  /// Parses the tokens after a variable's name, and returns the index after them.
  private static func read(_ binding: inout Binding, _ source: SourceText, at start: Int) -> Int {
    let tokens = source.tokens
    var index = start
    if index < tokens.count, tokens[index].isPunctuation(":") {
      let end = source.end(ofExpressionAt: index + 1, before: ["=", "{"])
      binding.type = (index + 1)..<end
      index = end
    }
    if index < tokens.count, tokens[index].isPunctuation("=") {
      var end = source.end(ofExpressionAt: index + 1)
      // Observers follow the value like a trailing closure.
      if let brace = (index + 1..<end).first(where: { isAccessors(tokens, at: $0) }) { end = brace }
      binding.value = (index + 1)..<end
      index = end
    }
    if index < tokens.count, tokens[index].kind == .open("{") {
      binding.accessors = index
      index = tokens.end(ofGroupAt: index)
    }
    return index
  }

  /// Whether a brace begins accessors, or observers.
  private static func isAccessors(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].kind == .open("{"), index + 1 < tokens.count else { return false }
    return ["get", "set", "willSet", "didSet"].contains(tokens[index + 1].identifier)
  }

  /// Returns the index of its attribute with a name.
  func attribute(named name: String) -> Int? {
    attributes.first { source.name(ofAttributeAt: $0) == name }
  }
}
