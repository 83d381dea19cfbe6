// SPDX-License-Identifier: MIT

/// A part of parsed source, in text order.
enum MarkdownToken {
  /// Source that is displayed as written.
  case text(Range<Int>)
  /// The result of an escape or a character reference.
  case scalar(Unicode.Scalar)
  /// The content of a code span.
  case code(Range<Int>)
  /// A run of `*`, `_` or `~`, by its index in ``MarkdownDelimiters``.
  case delimiters(Int)
  /// A link whose text is its destination, except for a prefixed scheme.
  case autolink(Range<Int>, scheme: StaticString)
  /// The start of a link to a destination in the source.
  case linkStart(Range<Int>)
  case linkEnd
  case attributesStart(inflect: Bool)
  case attributesEnd(inflect: Bool)
}

/// An opening bracket without a parsed closing bracket.
struct MarkdownBracket {
  enum Kind { case link, image, attributes }

  let kind: Kind
  /// The index of its token, which is text until the bracket is known to be markup.
  let token: Int
  /// The number of open delimiter runs before the bracket.
  let delimiters: Int
}
