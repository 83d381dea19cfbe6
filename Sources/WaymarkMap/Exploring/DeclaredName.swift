// SPDX-License-Identifier: MIT

import WaymarkViews

/// The name of a screen without a link, from what the app declares of it.
enum DeclaredName {
  /// Returns the name of a value's type and case (`Step.stage`), or else of the view (`StageView`).
  ///
  /// Nil if the app has declared neither: the view consists only of the library's own views.
  static func of(_ declaration: ScreenDeclaration) -> String? {
    declaration.value.flatMap(of(value:))
      ?? declaration.nodes.lazy.compactMap { of(node: String(reflecting: $0)) }.first
  }

  /// Returns the name of the view of a node; nil for nodes of modifiers, whose types name values.
  private static func of(node: String) -> String? {
    ["CompositeNode<", "DeferredContentNode<"].lazy.compactMap { kind in
      node.hasPrefix("WaymarkViews." + kind) ? of(type: node) : nil
    }.first
  }

  /// Returns the name of a value's type, with its case if it is an enumeration.
  ///
  /// Nil for values of types that say nothing, such as `String`.
  static func of(value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    let type = String(reflecting: mirror.subjectType)
    guard let name = of(type: type) else { return nil }
    guard mirror.displayStyle == .enum else { return name }
    // A case with values is the label of its only child.
    return "\(name).\(mirror.children.first?.label ?? "\(value)")"
  }

  /// Returns the name of the first type of an app in a qualified type name.
  ///
  /// The name of `ModifiedContent<Shop.Cart, Waymark.Links>` is `Cart`: types of the system and of
  /// this package stand for their first argument.
  static func of(type: String) -> String? {
    var rest = Substring(type)
    while true {
      let end = rest.firstIndex { "<>,(".contains($0) && !isContext(rest, $0) } ?? rest.endIndex
      let head = rest[..<end]
      guard let module = head.split(separator: ".").first, !module.isEmpty else { return nil }
      if !isLibrary(module) { return name(of: rest) }
      guard end < rest.endIndex, rest[end] == "<" else { return nil }
      rest = rest[rest.index(after: end)...]
    }
  }

  /// Whether a parenthesis is part of a name, as in `Shop.(unknown context at $1f).Cart`.
  private static func isContext(_ text: Substring, _ character: Character) -> Bool {
    character == "(" && text.contains(".(unknown context at ")
  }

  /// Whether the types of a module are not an app's.
  private static func isLibrary(_ module: Substring) -> Bool { libraries.contains(String(module)) }

  private static let libraries: Set = [
    "Foundation", "FoundationEssentials", "OpenCombine", "Swift", "SwiftUI", "Waymark",
    "WaymarkLinks", "WaymarkRoutes", "WaymarkScenes", "WaymarkViews", "WaymarkWeb",
  ]

  /// Returns the name without its module, the contexts of private types and the generic arguments.
  private static func name(of type: Substring) -> String {
    var text = String(type)
    while let start = text.range(of: "(unknown context at "),
      let end = text.range(of: ").", range: start.upperBound..<text.endIndex)
    {
      text.removeSubrange(start.lowerBound..<end.upperBound)
    }
    let end = text.firstIndex { "<>,)".contains($0) } ?? text.endIndex
    let parts = text[..<end].split(separator: ".")
    return parts.dropFirst(parts.count > 1 ? 1 : 0).joined(separator: ".")
  }
}
