// SPDX-License-Identifier: MIT

/// What is wrong with a link's text, whatever the table.
///
/// Browsers and URL libraries repair such links, each in its own way; a table refuses them.
///
/// It is strict where a link means something: in its origin, its path, and the items of the query
/// that its route names. In other items and in the fragment only raw control characters, which no
/// URL has, are a defect; what else is wrong there stays as it is. See ``LinkMatch/extra``.
public enum LinkDefect: String, Error, Hashable, Codable, Sendable, CaseIterable {
  /// A `%` without two hexadecimal digits behind it.
  case badEscape
  /// Escapes that are not UTF-8 together.
  case invalidUTF8
  /// A control character (U+0000 to U+001F, U+007F), raw or escaped.
  case controlCharacter
  /// A raw space.
  case space
  /// A raw `\`, which browsers take for a `/`.
  case backslash
  /// A segment `.` or `..`, escaped or not.
  case dotSegment
  /// Two `/` in a row.
  case emptySegment
  /// A path that does not begin with `/`.
  case relativePath
  /// An absolute link without a scheme.
  case missingScheme
}

/// What a link has too much of.
public enum LinkLimit: String, Hashable, Codable, Sendable, CaseIterable {
  /// Bytes; see ``LinkOptions/maximumBytes``.
  case bytes
  /// Segments of its path; see ``LinkOptions/maximumSegments``.
  case segments
  /// Items of its query that mean something to the route; see ``LinkOptions/maximumItems``.
  case items
}
