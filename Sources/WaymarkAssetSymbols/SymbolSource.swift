// SPDX-License-Identifier: MIT

import WaymarkAssets

/// The source text that declares the sets of a target's catalogues.
struct SymbolSource {
  /// The sets of one namespace, and the namespaces in it.
  private struct Scope {
    var symbols: [(name: String, set: String)] = []
    var inner: [String: Scope] = [:]
  }

  /// The module with the types of the resources.
  private static let module = "Waymark"
  /// The names that colours have already.
  private static let known: Set = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  /// The source text.
  private(set) var swift = ""
  /// What has no symbol, and why.
  private(set) var warnings: [String] = []

  init(of catalog: AssetCatalog) {
    swift = """
      // Declared for the asset catalogues of the target. Changes are lost.

      import Foundation
      import \(Self.module)

      """
    let colors = scope(catalog.names(.color), .color)
    let images = scope(catalog.names(.image), .image)
    declare("ColorResource", colors)
    declare("ImageResource", images)
    for name in colors.symbols.map(\.name) where Self.known.contains(Self.bare(name)) {
      warnings.append("There is already a Color.\(name); the colour set is ColorResource.\(name).")
    }
    let own = colors.symbols.map(\.name).filter { !Self.known.contains(Self.bare($0)) }
    guard !own.isEmpty else { return }
    let lines = own.map { "  static var \($0): Color { Color(ColorResource.\($0)) }\n" }.joined()
    swift += "\nextension Color {\n\(lines)}\n"
    swift += "\nextension ShapeStyle where Self == Color {\n\(lines)}\n"
  }

  private static func bare(_ name: String) -> String { name.filter { $0 != "`" } }

  private mutating func scope(_ names: [String], _ kind: AssetCatalog.Kind) -> Scope {
    var root = Scope()
    for name in names {
      var path = name.split(separator: "/").map(String.init)
      let last = path.removeLast()
      guard let symbol = SymbolName(last, kind)?.text else {
        warnings.append("The set '\(name)' has no symbol: its name has no letters or digits.")
        continue
      }
      let scopes = path.compactMap { SymbolName(namespace: $0)?.text }
      let isNew = Self.add(symbol, name, to: &root, at: scopes[...])
      if !isNew { warnings.append("The set '\(name)' has no symbol: '\(symbol)' is declared.") }
    }
    return root
  }

  private static func add(
    _ symbol: String, _ set: String, to scope: inout Scope, at path: ArraySlice<String>
  ) -> Bool {
    if let first = path.first {
      return add(symbol, set, to: &scope.inner[first, default: Scope()], at: path.dropFirst())
    }
    guard !scope.symbols.contains(where: { $0.name == symbol }) else { return false }
    scope.symbols.append((symbol, set))
    return true
  }

  private mutating func declare(_ type: String, _ scope: Scope) {
    guard !scope.symbols.isEmpty || !scope.inner.isEmpty else { return }
    swift += "\nextension \(type) {\n\(Self.lines(of: scope, type, indent: "  "))}\n"
  }

  private static func lines(of scope: Scope, _ type: String, indent: String) -> String {
    var text = ""
    for symbol in scope.symbols {
      let set = symbol.set.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      text += "\(indent)static let \(symbol.name) = \(type)(name: \"\(set)\", bundle: .module)\n"
    }
    for (name, inner) in scope.inner.sorted(by: { $0.key < $1.key }) {
      text +=
        "\(indent)enum \(name) {\n\(lines(of: inner, type, indent: indent + "  "))\(indent)}\n"
    }
    return text
  }
}
