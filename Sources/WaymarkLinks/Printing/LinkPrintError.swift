// SPDX-License-Identifier: MIT

/// The reason that a table has no link for a route.
public enum LinkPrintError: Error, Hashable, Sendable {
  /// No entry of the table prints the route.
  case noEntry
  /// A value cannot be represented, such as an empty text in a path.
  case notRepresentable(pattern: String, param: String)
  /// Another entry matches the link.
  case shadowed(pattern: String, by: String)
  /// Parsing the link does not yield an equal route: a codec is lossy.
  case lossyCodec(pattern: String)
  /// The table has neither hosts nor schemes.
  case missingHost
  /// The link would exceed the table's limits.
  case tooLong(LinkError.Limit)
}

extension LinkPrintError: CustomStringConvertible {
  /// A description for the developer.
  public var description: String {
    switch self {
    case .noEntry: "No route of the table prints this value."
    case .notRepresentable(let pattern, let param):
      "The value of “\(param)” cannot be represented in \(pattern)."
    case .shadowed(let pattern, let other):
      "The link that \(pattern) prints leads to \(other)."
    case .lossyCodec(let pattern):
      "The link that \(pattern) prints does not lead back to an equal value: a codec is lossy."
    case .missingHost: "The table has neither hosts nor schemes."
    case .tooLong(let limit): "The link would be too long: more \(limit.rawValue) than allowed."
    }
  }
}
