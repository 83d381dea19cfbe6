// SPDX-License-Identifier: MIT

/// The reason that a payload has no valid link.
///
/// It names the keys that the app reads, and does not print the values found there.
public struct LinkPayloadError: Error, Hashable, Codable, Sendable {
  /// A problem with the value at a place.
  public enum Problem: Hashable, Codable, Sendable {
    /// The bytes are not a JSON object.
    case notJSON
    /// The value is not a dictionary.
    case notDictionary
    /// The value is not a string.
    case notText
    /// The value is not an array of strings.
    case notTextList
    /// The value is empty.
    case empty
    /// There is nothing.
    case missing
    /// The value exceeds a limit, in bytes or in elements of an array.
    case tooLarge(limit: Int)
  }

  /// The source of the payload.
  public var source: LinkSource

  /// The keys that lead to the value, outermost first; empty for the whole payload.
  public var place: [String]

  /// The problem with the value.
  public var problem: Problem

  /// Creates an error for a value of a payload.
  public init(source: LinkSource, place: [String] = [], problem: Problem) {
    self.source = source
    self.place = place
    self.problem = problem
  }
}

extension LinkPayloadError: CustomStringConvertible {
  /// The problem and its place, in one sentence.
  public var description: String {
    let text =
      switch problem {
      case .notJSON: "is not a JSON object"
      case .notDictionary: "is not a dictionary"
      case .notText: "is not a string"
      case .notTextList: "is not an array of strings"
      case .empty: "is empty"
      case .missing: "is missing"
      case .tooLarge(let limit): "is larger than \(limit)"
      }
    let what = place.isEmpty ? "The payload" : "The value at \(place.joined(separator: "."))"
    return "\(what) \(text) (\(source.rawValue))."
  }
}
