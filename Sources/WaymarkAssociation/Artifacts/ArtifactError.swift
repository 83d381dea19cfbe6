// SPDX-License-Identifier: MIT

/// The reason that bytes cannot be parsed as an artifact.
public enum ArtifactError: Error, Hashable, Sendable {
  /// The file exceeds the maximum size.
  case tooLarge(bytes: Int, limit: Int)
  /// The bytes are not UTF-8.
  case notUTF8
  /// The XML is malformed at this byte, counted from 0.
  case notXML(at: Int)
  /// Elements are nested too deeply at this byte.
  case tooDeep(at: Int)
  /// The value at this place, such as `urlset/url[2]`, has the wrong type.
  case wrongShape(at: String, expected: String, found: String)
}

extension ArtifactError: CustomStringConvertible {
  /// The problem and its place.
  public var description: String {
    switch self {
    case .tooLarge(let bytes, let limit): "The file has \(bytes) bytes; up to \(limit) are read."
    case .notUTF8: "The file is not UTF-8."
    case .notXML(let at): "The file is not well-formed XML at byte \(at)."
    case .tooDeep(let at): "Elements are nested too deeply at byte \(at)."
    case .wrongShape(let at, let expected, let found):
      "\(at) is \(found); expected \(expected)."
    }
  }
}

extension ArtifactError {
  /// A stable identifier of the error.
  public var code: String {
    switch self {
    case .tooLarge: "too-large"
    case .notUTF8: "not-utf8"
    case .notXML: "not-xml"
    case .tooDeep: "too-deep"
    case .wrongShape: "wrong-shape"
    }
  }
}
