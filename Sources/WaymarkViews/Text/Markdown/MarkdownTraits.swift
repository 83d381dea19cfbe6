// SPDX-License-Identifier: MIT

/// The inline styles of Markdown.
struct MarkdownTraits: OptionSet, Sendable {
  let rawValue: UInt8

  static let strong = Self(rawValue: 1)
  static let emphasis = Self(rawValue: 1 << 1)
  static let code = Self(rawValue: 1 << 2)
  static let strikethrough = Self(rawValue: 1 << 3)
}
