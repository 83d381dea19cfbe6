// SPDX-License-Identifier: MIT

/// Why bytes are no association file.
public enum AssociationError: Error, Hashable, Sendable {
  /// There are more of them than a system takes.
  case tooLarge(bytes: Int, limit: Int)
  /// They are signed, as it was before iOS 9; what is signed is not read.
  case signed
  /// They are not UTF-8.
  case notUTF8
  /// They cease to be JSON at this byte, counted from 0.
  case notJSON(at: Int)
  /// Arrays and objects lie too deep in each other at this byte.
  case tooDeep(at: Int)
  /// At this place of the file, as `applinks.details`, is something else than has to be there.
  case wrongShape(at: String, expected: String, found: String)
}

extension AssociationError {
  /// A word for what it is, which stays the same.
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
  /// What is wrong, and where.
  public var description: String {
    switch self {
    case .tooLarge(let bytes, let limit):
      "The file has \(bytes) bytes; the system takes \(limit)."
    case .signed: "The file is signed, which no system has needed since iOS 9: serve the JSON."
    case .notUTF8: "The file is not UTF-8."
    case .notJSON(let at): "The file is no JSON at byte \(at)."
    case .tooDeep(let at): "Arrays and objects lie too deep in each other at byte \(at)."
    case .wrongShape(let at, let expected, let found):
      "\(at.isEmpty ? "The file" : at) is \(found); it has to be \(expected)."
    }
  }
}
