// SPDX-License-Identifier: MIT

/// A JSON value.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The string; nil for other values.
  public var string: String? { if case .string(let text) = self { text } else { nil } }
  /// The number; nil for other values.
  public var number: Double? { if case .number(let value) = self { value } else { nil } }
  /// The Boolean value; nil for other values.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The elements of an array; nil for other values.
  public var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
  /// Returns a member of an object; nil if there is none.
  public subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(floatLiteral value: Double) { self = .number(value) }
}

extension JSONValue: Codable {
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .number(let number):
      // Some commands accept only integers.
      if let whole = Int(exactly: number) {
        try value.encode(whole)
      } else {
        try value.encode(number)
      }
    case .string(let string): try value.encode(string)
    case .array(let values): try value.encode(values)
    case .object(let members): try value.encode(members)
    }
  }
}
