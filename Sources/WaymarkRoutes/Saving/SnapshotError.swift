// SPDX-License-Identifier: MIT

/// The reason why a path cannot be saved, or why nothing can be restored from data.
///
/// Descriptions contain the names of types and screens, but not their values.
public enum SnapshotError: Error {
  /// Saving: the format does not contain the type of a route's screen.
  ///
  /// This includes the screens of `flowDestination(isPresented:)` and `(item:)`, and an
  /// ``EncodedScreen`` whose type is not registered yet. The routes below `index` can be saved.
  case unregistered(type: String, index: Int)

  /// Saving: a screen could not be encoded, or not as JSON.
  case notEncodable(name: String, index: Int, any Error)

  /// Saving: the JSON of a screen is nested deeper than the limit.
  case tooDeep(index: Int)

  /// Saving: there are more routes than the limit.
  case tooManyRoutes(Int, limit: Int)

  /// There are more bytes than the limit; while saving, the number of bytes at the route that
  /// exceeded it.
  case tooLarge(Int, limit: Int)

  /// Restoring: the data is not JSON in UTF-8.
  case notJSON

  /// Restoring: the data is JSON, but not a snapshot.
  case notASnapshot

  /// Restoring: this version of Waymark does not support the format version of the snapshot.
  case unknownFormat(Int)
}

extension SnapshotError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .unregistered(let type, let index):
      "The screen at index \(index) is of type \(quoted(type)), which the format does not contain."
    case .notEncodable(let name, let index, _):
      "The screen \(quoted(name)) at index \(index) cannot be encoded."
    case .tooDeep(let index):
      "The screen at index \(index) is nested too deep to be saved."
    case .tooManyRoutes(let count, let limit):
      "There are \(count) routes; a snapshot may have \(limit)."
    case .tooLarge(let bytes, let limit):
      "There are \(bytes) bytes; a snapshot may have \(limit)."
    case .notJSON: "The data is not JSON."
    case .notASnapshot: "The data is not a snapshot."
    case .unknownFormat(let version):
      "The snapshot is of format \(version), which this version of Waymark does not know."
    }
  }
}
