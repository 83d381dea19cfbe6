// SPDX-License-Identifier: MIT

import Foundation

/// Whether two strings contain the same JSON, regardless of the order of keys; strings that are not
/// JSON must be identical.
func isSameJSON(_ one: String, _ other: String) -> Bool {
  if one == other { return true }
  let decoder = JSONDecoder()
  guard let one = try? decoder.decode(JSONValue.self, from: Data(one.utf8)),
    let other = try? decoder.decode(JSONValue.self, from: Data(other.utf8))
  else { return false }
  return one == other
}

/// Any JSON value, for comparison.
///
/// Encoding both with sorted keys and comparing the results takes thirty times as long.
private enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case integer(Int64)
  case positive(UInt64)
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: Decodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      var values: [String: JSONValue] = [:]
      for key in object.allKeys {
        values[key.stringValue] = try object.decode(JSONValue.self, forKey: key)
      }
      self = .object(values)
    } else if var array = try? decoder.unkeyedContainer() {
      var values: [JSONValue] = []
      while !array.isAtEnd { values.append(try array.decode(JSONValue.self)) }
      self = .array(values)
    } else {
      self = try JSONValue(decoder.singleValueContainer())
    }
  }

  private init(_ value: any SingleValueDecodingContainer) throws {
    if value.decodeNil() {
      self = .null
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? value.decode(Int64.self) {
      self = .integer(integer)
    } else if let positive = try? value.decode(UInt64.self) {
      self = .positive(positive)
    } else {
      self = .number(try value.decode(Double.self))
    }
  }
}
