// SPDX-License-Identifier: MIT

/// The reason that a table does not accept a link.
///
/// Its text comes from the table and never from the link's values, so it can be logged, except for
/// the host or scheme of a foreign link.
public enum LinkError: Error, Hashable, Sendable, Codable {
  /// The link has another scheme or host, which is the associated value.
  case foreign(String)
  /// The link is malformed at a byte of a part that has a meaning.
  case malformed(LinkError.Syntax, at: Int)
  /// A value is invalid for its parameter.
  case badParameter(pattern: String, name: String, reason: LinkError.InvalidValue)
  /// A query item that may occur once occurs more than once.
  case duplicateKey(String)
  /// A required query item is missing.
  case missingItem(pattern: String, name: String)
  /// The link is valid, but no resource matches.
  case noSuchThing(pattern: String)
  /// No pattern matches; up to three are similar.
  case noRoute(nearest: [String])
  /// The link is for the web only, not for the app.
  case webOnly(pattern: String)
  /// The link exceeds a limit.
  case tooLong(LinkError.Limit)
}

extension LinkError {
  /// The reason that a text is not a value of a parameter.
  public enum InvalidValue: String, Hashable, Codable, Sendable, CaseIterable {
    /// It does not represent a value of the parameter's type.
    case notOfType
    /// The number is too large.
    case tooLarge
    /// It contains an escaped `/`.
    case encodedSlash
  }

  /// A syntax error of a link, independent of the table.
  ///
  /// Browsers and URL libraries repair such links, each in its own way; a table rejects them.
  ///
  /// Parsing is strict in the origin, the path and the query items that the route names. In other
  /// items and in the fragment only unescaped control characters, which no URL has, are errors;
  /// anything else is kept as it is. See ``LinkMatch/extra``.
  public enum Syntax: String, Error, Hashable, Codable, Sendable, CaseIterable {
    /// A `%` that two hexadecimal digits do not follow.
    case badEscape
    /// Escapes that are not valid UTF-8.
    case invalidUTF8
    /// A control character (U+0000 to U+001F, U+007F), raw or escaped.
    case controlCharacter
    /// An unescaped space.
    case space
    /// An unescaped `\`, which browsers treat as a `/`.
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

  /// A limit that a link exceeds.
  public enum Limit: String, Hashable, Codable, Sendable, CaseIterable {
    /// Bytes; see ``LinkOptions/maximumBytes``.
    case bytes
    /// Segments of its path; see ``LinkOptions/maximumSegments``.
    case segments
    /// Query items that the route names; see ``LinkOptions/maximumItems``.
    case items
  }
}

extension LinkError: CustomStringConvertible {
  /// A description for the developer.
  public var description: String {
    switch self {
    case .foreign(let owner): "The link is not this app's: \(owner)."
    case .malformed(let defect, let offset):
      "The link is malformed at byte \(offset): \(defect.text)."
    case .badParameter(let pattern, let name, let reason):
      "Invalid value for “\(name)” in \(pattern): \(reason.text)."
    case .duplicateKey(let name): "The query has “\(name)” more than once."
    case .missingItem(let pattern, let name): "The query of \(pattern) is missing “\(name)”."
    case .noSuchThing(let pattern): "No resource matches \(pattern)."
    case .noRoute(let nearest):
      nearest.isEmpty
        ? "No route matches the link."
        : "No route matches the link. The nearest: \(nearest.joined(separator: ", "))."
    case .webOnly(let pattern): "The link for \(pattern) opens on the web only."
    case .tooLong(let limit): "The link is too long: more \(limit.rawValue) than allowed."
    }
  }
}

extension LinkError.Syntax {
  fileprivate var text: String {
    switch self {
    case .badEscape: "invalid escape"
    case .invalidUTF8: "invalid UTF-8"
    case .controlCharacter: "control character"
    case .space: "unescaped space"
    case .backslash: "unescaped backslash"
    case .dotSegment: "dot segment"
    case .emptySegment: "empty segment"
    case .relativePath: "the path does not begin with “/”"
    case .missingScheme: "missing scheme"
    }
  }
}

extension LinkError.InvalidValue {
  fileprivate var text: String {
    switch self {
    case .notOfType: "wrong type"
    case .tooLarge: "number too large"
    case .encodedSlash: "escaped slash"
    }
  }
}
