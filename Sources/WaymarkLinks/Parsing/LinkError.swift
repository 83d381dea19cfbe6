// SPDX-License-Identifier: MIT

/// Why a table does not take a link.
///
/// Its texts come from the table and never from the link's values, so that it can be logged; all
/// but the host or scheme of a foreign link.
public enum LinkError: Error, Hashable, Sendable, Codable {
  /// It is of another scheme or host, which is named.
  case foreign(String)
  /// Its text is not well-formed where it means something, from a byte on.
  case malformed(LinkDefect, at: Int)
  /// A value is not one of its parameter's.
  case badParameter(pattern: String, name: String, reason: LinkValueDefect)
  /// An item that may be there once is there more often.
  case duplicateKey(String)
  /// An item that must be there is not.
  case missingItem(pattern: String, name: String)
  /// It is well-formed, but there is no such thing.
  case noSuchThing(pattern: String)
  /// No pattern matches; up to three come near.
  case noRoute(nearest: [String])
  /// The web takes it, the app does not.
  case webOnly(pattern: String)
  /// It is too long to be looked at.
  case tooLong(LinkLimit)
}

/// Why a text is no value of a parameter.
public enum LinkValueDefect: String, Hashable, Codable, Sendable, CaseIterable {
  /// It does not stand for a value of the parameter's type.
  case notOfType
  /// It is a number that is too large.
  case tooLarge
  /// It has an escaped `/`.
  case encodedSlash
}

extension LinkError: CustomStringConvertible {
  /// One sentence for the developer.
  public var description: String {
    switch self {
    case .foreign(let owner): "The link is not this app's: \(owner)."
    case .malformed(let defect, let offset):
      "The link is not well-formed at byte \(offset): \(defect.rawValue)."
    case .badParameter(let pattern, let name, let reason):
      "The value of “\(name)” in \(pattern) is none: \(reason.rawValue)."
    case .duplicateKey(let name): "The query has “\(name)” more than once."
    case .missingItem(let pattern, let name): "The query of \(pattern) lacks “\(name)”."
    case .noSuchThing(let pattern): "There is no such thing behind \(pattern)."
    case .noRoute(let nearest):
      nearest.isEmpty
        ? "No route matches the link."
        : "No route matches the link. The nearest: \(nearest.joined(separator: ", "))."
    case .webOnly(let pattern): "The app leaves \(pattern) to the web."
    case .tooLong(let limit): "The link is too long: more \(limit.rawValue) than allowed."
    }
  }
}
