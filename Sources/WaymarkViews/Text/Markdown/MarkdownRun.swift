// SPDX-License-Identifier: MIT

/// A run of text with a single style in inline Markdown.
struct MarkdownRun: Equatable, Sendable {
  /// The displayed content: never empty, and without consecutive literals.
  var content: [MarkdownPiece]
  var traits: MarkdownTraits = []
  /// The destination after unescaping, not percent-encoded; nil without a link and for an empty
  /// destination.
  var link: [MarkdownPiece]?
  /// Whether Foundation's attribute syntax, `^[…](inflect: true)`, requests grammar agreement.
  var inflect = false
}

/// A part of Markdown source or of its result.
enum MarkdownPiece: Equatable, Sendable {
  case literal(String)
  /// The placeholder of an interpolated value, by number.
  ///
  /// The value is never parsed.
  case argument(Int)
}
