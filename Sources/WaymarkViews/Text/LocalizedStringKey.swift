// SPDX-License-Identifier: MIT

/// A key for localized text, which can contain Markdown.
///
/// A literal is its own key. Interpolated values are represented in the key by format specifiers,
/// such as `%lld` for an `Int` and `%@` for a string, and inserted into the translation. Only the
/// literal, or its translation, is parsed as Markdown, never a value.
///
/// ```swift
/// Text("You have **\(count)** new messages")   // the key is "You have **%lld** new messages"
/// ```
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The text, if it is the same in all environments without a translation.
  let fixedText: String
  /// The literals and values; nil for a plain literal, or if ``fixedText`` contains the values.
  private let allPieces: [KeyPiece]?
  private let marks: ValueMarks
  private let needsEnvironment: Bool
  private let hasMarkup: Bool

  /// Creates a key from a string.
  public init(_ value: String) { self.init(stringLiteral: value) }

  /// Creates a key from a string literal.
  public init(stringLiteral value: String) {
    fixedText = value
    allPieces = nil
    marks = ValueMarks()
    needsEnvironment = false
    hasMarkup = InlineMarkdown.mayContainMarkup(value)
  }

  /// Creates a key from a string interpolation.
  public init(stringInterpolation: StringInterpolation) {
    fixedText = stringInterpolation.text
    allPieces = stringInterpolation.finishedPieces
    marks = stringInterpolation.marks
    needsEnvironment = stringInterpolation.needsEnvironment
    hasMarkup = stringInterpolation.hasMarkup
  }

  /// Whether the text is ``fixedText`` in every environment.
  func isFixed(in bundle: Bundle?) -> Bool {
    if needsEnvironment || hasMarkup { return false }
    if marks.hasNumbers, Digits.mayVary { return false }
    return bundle.map { !Localization.hasTables($0) } ?? !Localization.mainHasTables
  }

  /// The text in the environment of the view whose body creates it.
  var text: String {
    isFixed(in: nil) ? fixedText : written(nil, nil, in: .current).content
  }

  /// Returns the text without translations, if it consists of literals, strings and integers.
  ///
  /// It has a single style, and depends only on the locale.
  private func plainText(in environment: TextEnvironment) -> String? {
    allPieces == nil && !hasMarkup ? marks.text(of: fixedText, in: environment) : nil
  }

  /// Returns the text in the locale of the process, if it depends on nothing else.
  ///
  /// - Parameter bundle: The bundle with the translations; nil for the main bundle.
  /// - Returns: The text; nil if it has markup, translations, or other values.
  func usualText(in bundle: Bundle?) -> String? {
    let hasTables = bundle.map { Localization.hasTables($0) } ?? Localization.mainHasTables
    return hasTables ? nil : plainText(in: TextEnvironment(now: .distantPast))
  }

  private var pieces: [KeyPiece] {
    allPieces ?? marks.pieces(of: fixedText)
  }

  /// The key in tables: the literal with format specifiers for values.
  var key: String {
    if marks.count == 0, allPieces == nil { return fixedText }
    return pieces.map(\.format).joined()
  }

  /// Returns the text written in an environment.
  ///
  /// - Parameters:
  ///   - table: The table of translations; nil for the default table.
  ///   - bundle: The bundle with the table; nil for the main bundle.
  ///   - environment: The environment.
  /// - Returns: The text.
  func written(
    _ table: String?, _ bundle: Bundle?, in environment: TextEnvironment
  ) -> WrittenText {
    let hasTables = bundle.map { Localization.hasTables($0) } ?? Localization.mainHasTables
    if !hasTables, let text = plainText(in: environment) { return WrittenText(text) }
    let pieces = pieces
    let values = pieces.compactMap(\.value)
    var number = 0
    var parts = pieces.map { piece -> FormatPiece in
      guard let value = piece.value else { return .literal(piece.literal) }
      number += 1
      return .argument(number - 1, specifier: value.specifier)
    }
    let translation =
      hasTables
      ? Localization.format(
        for: key, table: table, bundle: bundle ?? .main, locale: environment.writingLocale) : nil
    if let translation {
      parts = translation.pieces(for: values.map { $0.argument(in: environment) })
    }
    return KeyWriter(values, environment).written(
      parts, hasMarkup: translation == nil ? hasMarkup : nil)
  }
}

/// A part of a key.
nonisolated enum KeyPiece: Equatable, Sendable {
  case literal(String)
  case value(KeyValue)

  var literal: String { if case .literal(let text) = self { text } else { "" } }
  var value: KeyValue? { if case .value(let value) = self { value } else { nil } }

  /// The format of the part in the key.
  var format: String {
    switch self {
    case .literal(let text): text.replacing("%", with: "%%")
    case .value(let value): value.specifier
    }
  }
}
