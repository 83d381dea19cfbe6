// SPDX-License-Identifier: MIT

public import Foundation

extension NavigationMap {
  /// Returns the map as JSON, with sorted keys, one value in a line, and a line break at the end.
  ///
  /// Equal maps have the same bytes.
  public func json() -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // A map has only texts and lists, which can always be encoded.
    return ((try? encoder.encode(self)) ?? Data()) + Data("\n".utf8)
  }

  /// Reads a map from JSON.
  ///
  /// - Throws: ``NavigationMapError/malformed(_:)`` if the data is no map.
  public init(json: Data) throws(NavigationMapError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: json)
    } catch {
      throw .malformed("\(error)")
    }
  }
}

/// The reason why a map cannot be read.
public enum NavigationMapError: Error, Hashable, Sendable {
  /// The data is not the JSON of a map; with the reason.
  case malformed(String)
}

extension NavigationMapError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .malformed(let reason): "The file is not a map: \(reason)"
    }
  }
}
