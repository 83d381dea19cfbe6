// SPDX-License-Identifier: MIT

/// A stretch of text with a single style, as inline Markdown describes it.
struct MarkdownRun: Equatable, Sendable {
  /// What is shown: never empty, and without two literals in a row.
  var content: [MarkdownPiece]
  var traits: MarkdownTraits = []
  /// The destination after unescaping, not percent-encoded; nil without a link and for an empty
  /// destination.
  var link: [MarkdownPiece]?
  /// Whether Foundation's attribute syntax, `^[…](inflect: true)`, asks for grammar agreement.
  var inflect = false
}

/// A part of Markdown source or of its result.
enum MarkdownPiece: Equatable, Sendable {
  case literal(String)
  /// The place of an interpolated value, by its number. Its value is never parsed.
  case argument(Int)
}
