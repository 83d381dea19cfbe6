// SPDX-License-Identifier: MIT

/// Any JSON as it was written: keys in their order, repeated ones included, numbers as text.
///
/// Foundation's decoder hides repeated keys and the order, and both matter in association files.
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A key and its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSON

    package init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// What it is, for messages.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// Why bytes are no JSON, or not read.
package enum JSONError: Error, Hashable, Sendable {
  /// They cease to be JSON at this byte.
  case unexpected(at: Int)
  /// Arrays and objects lie too deep in each other here.
  case tooDeep(at: Int)
  /// The bytes are not UTF-8.
  case notUTF8
}
