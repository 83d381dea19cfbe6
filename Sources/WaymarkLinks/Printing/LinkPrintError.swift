// SPDX-License-Identifier: MIT

/// Why a table has no link for a route.
public enum LinkPrintError: Error, Hashable, Sendable {
  /// No entry of the table prints it.
  case noEntry
  /// A value cannot stand in a link, such as an empty text in a path.
  case notRepresentable(pattern: String, param: String)
  /// The link would lead elsewhere: another entry takes it.
  case shadowed(pattern: String, by: String)
  /// The link would not lead back to an equal route: a codec loses something.
  case lossyCodec(pattern: String)
  /// The table has neither hosts nor schemes.
  case missingHost
  /// The link would be longer than the table's own limits allow.
  case tooLong(LinkLimit)
}

extension LinkPrintError: CustomStringConvertible {
  /// One sentence for the developer.
  public var description: String {
    switch self {
    case .noEntry: "No route of the table has this as its value."
    case .notRepresentable(let pattern, let param):
      "The value of “\(param)” cannot stand in \(pattern)."
    case .shadowed(let pattern, let other):
      "The link that \(pattern) prints leads to \(other)."
    case .lossyCodec(let pattern):
      "The link that \(pattern) prints does not lead back to an equal value: a codec is lossy."
    case .missingHost: "The table has neither hosts nor schemes."
    case .tooLong(let limit): "The link would be too long: more \(limit.rawValue) than allowed."
    }
  }
}
