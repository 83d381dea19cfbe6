// SPDX-License-Identifier: MIT

/// A declaration of a Swift file, as far as it can be read without a compiler.
struct SwiftDeclaration {
  struct Parameter: Equatable {
    /// What a caller writes before the argument; nil for `_`.
    let label: String?
    /// What the body calls it.
    let name: String
    /// The words and marks of its type, without spaces.
    let type: String

    /// How the page and doc comments call it.
    var shown: String { label ?? name }
  }

  /// The keyword that introduces it, such as `struct` or `func`.
  let keyword: String
  /// The line of the keyword, from 1.
  let line: Int
  let name: String
  /// What it is a member of: `View`, `Image.Scale`; empty at the top of a file.
  let container: String
  let attributes: [String]
  let isPublic: Bool
  let isStatic: Bool
  let docs: [String]
  let parameters: [Parameter]
  /// Nil where there is none: a requirement, a macro, a stored property.
  let body: [SwiftToken]?

  var isUnavailable: Bool { attributes.contains { $0.contains("unavailable") } }

  /// The parameters that the body never mentions.
  ///
  /// The type of a value is of use without a mention: it decides what a generic function makes.
  var unmentioned: [Parameter] {
    guard let body, !isUnavailable else { return [] }
    return parameters.filter { parameter in
      !parameter.type.hasSuffix(".Type")
        && (parameter.name == "_" || !Self.mentions(parameter.name, in: body))
    }
  }

  /// The parameters that a paragraph of its doc comment names behind `Ignored:`.
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
