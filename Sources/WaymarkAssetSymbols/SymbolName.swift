// SPDX-License-Identifier: MIT

import WaymarkAssets

/// The Swift name of a set, by Xcode's rules: `Map Lakes` is `mapLakes`, `BrandColor` is `brand`.
struct SymbolName {
  /// The name, in backticks if it is a keyword.
  let text: String

  private static let keywords: Set = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The name of a set: without the kind at its end, which it would repeat.
  init?(_ set: String, _ kind: AssetCatalog.Kind) {
    let suffix =
      switch kind {
      case .color: "Color"
      case .image: "Image"
      }
    let isRepeated = set.hasSuffix(suffix) && set.contains { $0.isLetter }
    let short = isRepeated ? String(set.dropLast(suffix.count)) : set
    self.init(words: Self.words(short).isEmpty ? Self.words(set) : Self.words(short), isType: false)
  }

  /// The name of a folder that provides a namespace.
  init?(namespace: String) { self.init(words: Self.words(namespace), isType: true) }

  private init?(words: [String], isType: Bool) {
    guard let first = words.first else { return nil }
    let start = isType ? Self.capitalized(first) : Self.uncapitalized(first)
    var name = start + words.dropFirst().map(Self.capitalized).joined()
    if name.first?.isNumber == true { name = "_" + name }
    text = Self.keywords.contains(name) ? "`\(name)`" : name
  }

  private static func words(_ text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns a word with lowercase letters up to its second word: `URLField` is `urlField`.
  private static func uncapitalized(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let isFollowed = word.dropFirst(capitals.count).first?.isLowercase == true
    let count = isFollowed ? max(1, capitals.count - 1) : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}
