// SPDX-License-Identifier: MIT

import WaymarkAssociation

extension JSON {
  var isNull: Bool { self == .null }

  var text: String? { if case .string(let value) = self { value } else { nil } }

  var flag: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The number; nil if it is infinite as a `Double`.
  var number: Double? {
    guard case .number(let text) = self, let value = Double(text), value.isFinite else {
      return nil
    }
    return value
  }

  var integer: Int? { if case .number(let text) = self { Int(text) } else { nil } }

  var elements: [JSON]? { if case .array(let elements) = self { elements } else { nil } }

  /// The value of a key of an object; nil if the key is absent or repeated.
  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    let values = members.filter { $0.key == key }
    return values.count == 1 ? values[0].value : nil
  }
}

extension JSON {
  /// Creates an object; members without a value are left out.
  static func members(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }

  /// Creates a number.
  static func integer(_ number: Int) -> JSON { .number("\(number)") }

  /// Creates a number; null if it is not finite.
  static func number(_ number: Double) -> JSON { number.isFinite ? .number("\(number)") : .null }
}
