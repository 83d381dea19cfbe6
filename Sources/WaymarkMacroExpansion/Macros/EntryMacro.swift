// SPDX-License-Identifier: MIT

/// Expands `@Entry` to the key of a value and the accessors that use it.
struct EntryMacro {
  /// The types that have entries, with the protocols of their keys.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  private let role: String
  private let declaration: VariableDeclaration
  private let binding: VariableDeclaration.Binding
  private let key: String

  init(_ use: MacroUse) throws(SourceIssue) {
    role = use.role
    let source = SourceText(use.syntax.source)
    let place = source.offset(of: 0)
    guard let declaration = VariableDeclaration(source), declaration.isVariable else {
      throw SourceIssue("'@Entry' can only be attached to a 'var'", at: place)
    }
    guard let key = Self.key(in: use.context) else {
      throw SourceIssue(
        """
        '@Entry' can only be attached to a 'var' in an extension of EnvironmentValues, \
        Transaction, ContainerValues or FocusedValues
        """, at: place)
    }
    guard let binding = declaration.bindings.first, declaration.bindings.count == 1 else {
      throw SourceIssue(
        "'@Entry' needs a declaration of exactly one variable",
        at: source.offset(of: declaration.introducer))
    }
    if let accessors = binding.accessors {
      throw SourceIssue(
        "A variable with '@Entry' cannot have accessors or observers",
        at: source.offset(of: accessors))
    }
    if let modifier = declaration.modifiers.first(where: { ["static", "class"].contains($0) }) {
      throw SourceIssue("A variable with '@Entry' cannot be \(modifier)", at: place)
    }
    (self.declaration, self.binding, self.key) = (declaration, binding, key)
    try check(source)
  }

  private func check(_ source: SourceText) throws(SourceIssue) {
    let place = source.offset(of: declaration.introducer)
    if isFocused {
      guard binding.value == nil else {
        throw SourceIssue(
          "An entry of FocusedValues has no default value: nothing has the focus at first",
          at: place)
      }
      guard wrapped != nil else {
        throw SourceIssue("An entry of FocusedValues needs an optional type", at: place)
      }
    } else if binding.value == nil, wrapped == nil {
      throw SourceIssue("'@Entry' needs a default value", at: place)
    }
  }

  /// Returns the key protocol for the extended type around a use; nil in other places.
  private static func key(in context: [MacroUse.Syntax]) -> String? {
    guard let around = context.first else { return nil }
    let source = SourceText(around.source)
    guard let start = source.tokens.firstIndex(where: { $0.isIdentifier("extension") }) else {
      return nil
    }
    // The last part of a name such as `SwiftUI.EnvironmentValues`.
    let name = source.tokens[(start + 1)...].prefix {
      $0.identifier != nil || $0.isPunctuation(".")
    }
    return name.last?.identifier.flatMap { keys[$0] }
  }

  private var isFocused: Bool { key == "FocusedValueKey" }

  private var type: String? { binding.type.map { declaration.source[$0] } }

  /// The wrapped type of an optional type; nil for other types.
  private var wrapped: String? {
    guard let type else { return nil }
    if type.hasSuffix("?") { return String(type.dropLast()) }
    guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
    return String(type.dropFirst("Optional<".count).dropLast())
  }

  private var keyName: String { "__Key_\(binding.name.filter { $0 != "`" })" }

  func expansion() -> String {
    guard role == "accessor" else { return keyType }
    return """
      {
        get { self[\(keyName).self] }
        set { self[\(keyName).self] = newValue }
      }
      """
  }

  private var keyType: String {
    """
    private struct \(keyName): \(key) {
      \(members)
    }
    """
  }

  private var members: String {
    if isFocused { return "typealias Value = \(wrapped ?? "Never")" }
    let value = binding.value.map { declaration.source[$0] } ?? "nil"
    guard let type else { return "static let defaultValue = \(value)" }
    return "static var defaultValue: \(type) { \(value) }"
  }
}
