// SPDX-License-Identifier: MIT

/// The reason that bytes cannot be parsed as an association file.
public enum AssociationError: Error, Hashable, Sendable {
  /// The file is larger than systems accept.
  case tooLarge(bytes: Int, limit: Int)
  /// The file is signed, as before iOS 9; the signed content is not read.
  case signed
  /// The bytes are not UTF-8.
  case notUTF8
  /// The JSON is invalid at this byte, counted from 0.
  case notJSON(at: Int)
  /// Arrays and objects are nested too deeply at this byte.
  case tooDeep(at: Int)
  /// The value at this place, such as `applinks.details`, has the wrong type.
  case wrongShape(at: String, expected: String, found: String)
}

extension AssociationError {
  /// A stable identifier of the error.
  public var code: String {
    switch self {
    case .tooLarge: "too-large"
    case .signed: "signed"
    case .notUTF8: "not-utf8"
    case .notJSON: "not-json"
    case .tooDeep: "too-deep"
    case .wrongShape: "wrong-shape"
    }
  }

  init(_ error: JSONError) {
    switch error {
    case .unexpected(let at): self = .notJSON(at: at)
    case .tooDeep(let at): self = .tooDeep(at: at)
    case .notUTF8: self = .notUTF8
    }
  }
}

extension AssociationError: CustomStringConvertible {
  /// The problem and its place.
  public var description: String {
    switch self {
    case .tooLarge(let bytes, let limit):
      "The file has \(bytes) bytes; the system accepts \(limit)."
    case .signed: "The file is signed, which no system has needed since iOS 9: serve the JSON."
    case .notUTF8: "The file is not UTF-8."
    case .notJSON(let at): "The file is not valid JSON at byte \(at)."
    case .tooDeep(let at): "Arrays and objects are nested too deeply at byte \(at)."
    case .wrongShape(let at, let expected, let found):
      "\(at.isEmpty ? "The file" : at) is \(found); expected \(expected)."
    }
  }
}
