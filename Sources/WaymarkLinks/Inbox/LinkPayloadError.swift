// SPDX-License-Identifier: MIT

/// Why no link could be read of what should hold one.
///
/// It names keys that the app itself asks for, and prints nothing of what was found there.
public struct LinkPayloadError: Error, Hashable, Codable, Sendable {
  /// What is wrong at a place.
  public enum Problem: Hashable, Codable, Sendable {
    /// The bytes are not a JSON object.
    case notJSON
    /// There is something else than a dictionary.
    case notDictionary
    /// There is something else than a text.
    case notText
    /// There is something else than a list of texts.
    case notTextList
    /// There is an empty text.
    case empty
    /// There is nothing.
    case missing
    /// There is more than a limit, in bytes or in entries of a list.
    case tooLarge(limit: Int)
  }

  /// Where the payload came from.
  public var source: LinkSource

  /// The keys that lead to the place, outermost first; empty for the payload as a whole.
  public var place: [String]

  /// What is wrong there.
  public var problem: Problem

  /// A problem at a place of a payload.
  public init(source: LinkSource, place: [String] = [], problem: Problem) {
    self.source = source
    self.place = place
    self.problem = problem
  }
}

extension LinkPayloadError: CustomStringConvertible {
  /// What is wrong and where, in one sentence.
  public var description: String {
    let text =
      switch problem {
      case .notJSON: "is not a JSON object"
      case .notDictionary: "is not a dictionary"
      case .notText: "is not a text"
      case .notTextList: "is not a list of texts"
      case .empty: "is empty"
      case .missing: "is missing"
      case .tooLarge(let limit): "is larger than \(limit)"
      }
    let what = place.isEmpty ? "The payload" : "What is at \(place.joined(separator: "."))"
    return "\(what) \(text) (\(source.rawValue))."
  }
}
