// SPDX-License-Identifier: MIT

/// The SwiftUI API of the runtime, read from its sources.
struct Surface {
  /// A type, modifier, environment value, function or macro; overloads share one symbol.
  struct Symbol {
    /// As the page writes it: `Toggle`, `.frame`, `\.locale`, `@State`, `#Preview`.
    let name: String
    /// The folder of its source.
    let topic: String
    /// The arguments of no effect, in the order of the sources: `role`, `leading(_:)`.
    var ignores: [String] = []
  }

  private(set) var symbols: [String: Symbol] = [:]
  /// Sentences that each report a parameter that a body never mentions and no doc comment lists as
  /// ignored, or a doc comment that lists a parameter that does not exist.
  private(set) var problems: [String] = []
  /// The requirements of the protocols; apps do not call their default implementations.
  private let requirements: Set<String>

  /// The topic of `WaymarkScenes`, which is not part of SwiftUI: the page contains only its symbols
  /// that are listed by hand, and their arguments are not checked.
  static let uiKit = "UIKit"

  /// Symbols that SwiftUI does not have and that are public only because a public protocol names
  /// them, and the default of a requirement that a protocol inherits.
  static let own: Set = [
    ".body", "ApplicationEntry", "GestureRecognizer", "SceneArrival", "SceneEntry", "ViewNode",
  ]

  /// Parameters that no body mentions but that are not ignored, and why.
  static let exceptions: [String: String] = [
    "EmptyAnimatableData.scale(rhs)": "It has no value to scale.",
    "Layout.explicitAlignment(bounds)": "By default, a layout has no guides.",
    "Layout.explicitAlignment(cache)": "By default, a layout has no guides.",
    "Layout.explicitAlignment(guide)": "By default, a layout has no guides.",
    "Layout.explicitAlignment(proposal)": "By default, a layout has no guides.",
    "Layout.explicitAlignment(subviews)": "By default, a layout has no guides.",
    "Layout.makeCache(subviews)": "It has no values to keep.",
    "Layout.spacing(cache)": "By default, it depends on the subviews only.",
    "LocalizedStringResource.init(comment)": "For translators; no program reads it.",
    "Path.path(rect)": "A path is the same in each rectangle.",
    "ShapeStyle.resolve(environment)": "Most styles resolve to themselves.",
    "Text.init(comment)": "For translators; no program reads it.",
    "View.textSelection(selectability)": "Its type determines whether text can be selected.",
  ]

  /// Types whose methods are listed as modifiers, like those of views.
  private static let modified: Set = ["Image", "Text"]

  init(files: [SourceFile]) {
    let read = files.filter { !$0.path.contains("/Publishers/") }.map {
      (path: $0.path, declarations: SwiftReader.declarations(in: $0.text))
    }
    let all = read.flatMap(\.declarations)
    let protocols = Set(all.filter { $0.keyword == "protocol" }.map(\.name))
    let modified = Self.modified.union(protocols)
    requirements = Set(
      all.filter {
        $0.keyword == "func" && protocols.contains($0.container) && $0.body == nil
      }.map(Self.path))
    for file in read {
      for declaration in file.declarations where declaration.isPublic {
        if let name = name(of: declaration, modified: modified), !Self.own.contains(name) {
          symbols[name] = symbols[name] ?? Symbol(name: name, topic: Self.topic(of: file.path))
        }
      }
    }
    for file in read {
      for declaration in file.declarations where declaration.isPublic {
        if Self.topic(of: file.path) != Self.uiKit {
          add(declaration, modified: modified, file: file.path)
        }
      }
    }
    problems.sort()
  }

  private static func topic(of path: String) -> String {
    let folders = path.split(separator: "/").dropFirst().dropLast()
    return switch folders.first {
    case "WaymarkViews":
      folders.dropFirst().first { $0 != "Graph" }.map { "\($0)" } ?? ""
    case "WaymarkScenes": uiKit
    default: "Macros"
    }
  }

  private static func isFunction(_ declaration: SwiftDeclaration) -> Bool {
    ["func", "init"].contains(declaration.keyword)
  }

  private static func path(_ declaration: SwiftDeclaration) -> String {
    [declaration.container, declaration.name].filter { !$0.isEmpty }.joined(separator: ".")
  }

  private func isModifier(_ declaration: SwiftDeclaration, of modified: Set<String>) -> Bool {
    declaration.keyword == "func" && !declaration.isStatic
      && modified.contains(declaration.container)
      && !requirements.contains(Self.path(declaration))
  }

  /// The symbol of a declaration's row; nil for a declaration that belongs to another row.
  private func name(of declaration: SwiftDeclaration, modified: Set<String>) -> String? {
    let name = declaration.name
    guard let first = name.first, first.isLetter else { return nil }
    switch declaration.keyword {
    case "struct", "enum", "class", "protocol", "typealias":
      guard declaration.container.isEmpty else { return nil }
      return declaration.attributes.contains("@propertyWrapper") ? "@\(name)" : name
    case "macro":
      return declaration.attributes.contains { $0.hasPrefix("@freestanding") }
        ? "#\(name)" : "@\(name)"
    case "var" where declaration.container == "EnvironmentValues":
      return name == "description" ? nil : "\\.\(name)"
    case "func" where declaration.container.isEmpty: return name
    case "func" where isModifier(declaration, of: modified): return ".\(name)"
    default: return nil
    }
  }

  private mutating func add(
    _ declaration: SwiftDeclaration, modified: Set<String>, file: String
  ) {
    guard Self.isFunction(declaration), declaration.name.first?.isLetter == true else { return }
    let isModifier = isModifier(declaration, of: modified)
    let root = declaration.container.prefix { $0 != "." }
    let owner =
      isModifier
      ? ".\(declaration.name)"
      : root.isEmpty ? declaration.name : symbols["@\(root)"] == nil ? "\(root)" : "@\(root)"
    guard symbols[owner] != nil else { return }
    let source = "\(file):\(declaration.line)"
    let documented = declaration.documentedIgnored
    let place = Self.path(declaration)
    let parameters = declaration.parameters.map(\.name)
    for name in documented where !parameters.contains(name) {
      problems.append("\(source): \(place) has no parameter \(name).")
    }
    for parameter in declaration.unmentioned where !documented.contains(parameter.name) {
      let site = "\(place)(\(parameter.name))"
      guard Self.exceptions[site] == nil else { continue }
      problems.append(
        "\(source): \(site) is never read: use it, or document `Ignored: \(parameter.name)`.")
    }
    for parameter in declaration.parameters where documented.contains(parameter.name) {
      let isDirect = isModifier || declaration.keyword == "init" || root.isEmpty
      let shown =
        isDirect
        ? parameter.shown : "\(declaration.name)(\(parameter.label ?? "_"):)"
      if symbols[owner]?.ignores.contains(shown) == false { symbols[owner]?.ignores.append(shown) }
    }
  }
}
