// SPDX-License-Identifier: MIT

/// A declaration in a Swift file, as far as it can be read without a compiler.
struct SwiftDeclaration {
  struct Parameter: Equatable {
    /// The argument label; nil for `_`.
    let label: String?
    /// The name inside the body.
    let name: String
    /// The tokens of its type, without spaces.
    let type: String

    /// The name on the page and in doc comments.
    var shown: String { label ?? name }
  }

  /// The introducing keyword, such as `struct` or `func`.
  let keyword: String
  /// The line of the keyword, from 1.
  let line: Int
  let name: String
  /// The enclosing type, such as `View` or `Image.Scale`; empty at file scope.
  let container: String
  let attributes: [String]
  /// Whether every import shows it; false for what only `@_spi` imports see.
  let isPublic: Bool
  let isStatic: Bool
  let docs: [String]
  let parameters: [Parameter]
  /// The tokens of the body; nil for a requirement, a macro or a stored property.
  let body: [SwiftToken]?

  var isUnavailable: Bool { attributes.contains { $0.contains("unavailable") } }

  /// The parameters that the body never mentions.
  ///
  /// A metatype parameter counts as used: its type determines what a generic function returns.
  var unmentioned: [Parameter] {
    guard let body, !isUnavailable else { return [] }
    return parameters.filter { parameter in
      !parameter.type.hasSuffix(".Type")
        && (parameter.name == "_" || !Self.mentions(parameter.name, in: body))
    }
  }

  /// The parameters that its doc comment lists in a paragraph that starts with `Ignored:`.
  var documentedIgnored: [String] {
    var found: [String] = []
    var isWithin = false
    for line in docs {
      if line.hasPrefix("Ignored:") { isWithin = true } else if line.isEmpty { isWithin = false }
      if isWithin { found += line.matches(of: /`(\w+)`/).map { String($0.1) } }
    }
    return found
  }

  private static func mentions(_ name: String, in body: [SwiftToken]) -> Bool {
    for (index, token) in body.enumerated() where token.kind == .word {
      let text = token.text.filter { $0 != "`" && $0 != "$" }
      guard text == name.filter({ $0 != "`" }) else { continue }
      let before = index > 0 ? body[index - 1].text : ""
      let after = index + 1 < body.count ? body[index + 1].text : ""
      let isMember = before == "."
      let isLabel = after == ":" && (before == "(" || before == ",")
      if !isMember, !isLabel { return true }
    }
    return false
  }
}
