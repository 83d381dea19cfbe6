// SPDX-License-Identifier: MIT

/// A part of parsed source, in the order of the text.
enum MarkdownToken {
  /// Source that is shown as written.
  case text(Range<Int>)
  /// The result of an escape or a character reference.
  case scalar(Unicode.Scalar)
  /// The content of a code span.
  case code(Range<Int>)
  /// A run of `*`, `_` or `~`, by its index in ``MarkdownDelimiters``.
  case delimiters(Int)
  /// A link whose text is its destination, apart from a scheme that is prefixed.
  case autolink(Range<Int>, scheme: StaticString)
  /// Begins a link to a destination in the source.
  case linkStart(Range<Int>)
  case linkEnd
  case attributesStart(inflect: Bool)
  case attributesEnd(inflect: Bool)
}

/// An opening bracket whose closing bracket has not been parsed yet.
struct MarkdownBracket {
  enum Kind { case link, image, attributes }

  let kind: Kind
  /// The index of its token, which is text until the bracket turns out to be markup.
  let token: Int
  /// The number of open delimiter runs before it.
  let delimiters: Int
}
