// SPDX-License-Identifier: MIT

import Foundation

/// A value of a path, with its static type.
///
/// That type determines the destination, not the dynamic type of the value, which can be a subclass
/// (N5).
struct PathElement {
  /// A value, or the encoded form from another run of the app.
  private enum Storage {
    case value(AnyHashable)
    case encoded(EncodedValue)
  }

  private let storage: Storage
  /// The static type of the value, without `AnyHashable`.
  let type: Any.Type
  /// Whether the value was passed as `AnyHashable`.
  let isErased: Bool

  init<V: Hashable>(_ value: V) {
    if V.self == AnyHashable.self {
      self.init(erased: AnyHashable(value))
    } else {
      self.init(AnyHashable(value), as: V.self)
    }
  }

  init(erased value: AnyHashable) {
    storage = .value(value)
    type = Swift.type(of: value.base)
    isErased = true
  }

  private init(_ value: AnyHashable, as type: Any.Type) {
    storage = .value(value)
    self.type = type
    isErased = false
  }

  init(encoded: EncodedValue) {
    storage = .encoded(encoded)
    type = EncodedValue.self
    isErased = false
  }

  /// The value; nil until a destination has decoded it.
  var value: AnyHashable? {
    switch storage {
    case .value(let value): value
    case .encoded(let encoded): encoded.decoded?.value
    }
  }

  /// The encoded form of a value that has not been decoded.
  var encoded: EncodedValue? {
    if case .encoded(let encoded) = storage { encoded } else { nil }
  }

  /// The path value with its decoded value, if available.
  var resolved: PathElement { encoded?.decoded ?? self }

  /// Whether two values are the same in a stack: equal in value and type.
  ///
  /// `AnyHashable` alone would consider 1 and 1.0 equal.
  func isSame(as other: PathElement) -> Bool {
    if let a = encoded, let b = other.encoded, a === b { return true }
    if let a = value, let b = other.value {
      return a == b && Swift.type(of: a.base) == Swift.type(of: b.base)
    }
    guard let a = written, let b = other.written else { return false }
    return a.isSame(as: b)
  }

  // MARK: Encoding

  /// Whether the value can be encoded.
  var isCodable: Bool {
    switch storage {
    case .value(let value): value.base is any Codable
    case .encoded: true
    }
  }

  private var written: EncodedValue? { try? encode() }

  /// Returns the encoded form of the value; restored values are returned unchanged (P5).
  func encode() throws -> EncodedValue {
    switch storage {
    case .encoded(let encoded): return encoded
    case .value(let value):
      guard let codable = value.base as? any Codable else {
        throw EncodingError.invalidValue(
          value.base,
          EncodingError.Context(
            codingPath: [], debugDescription: "\(Swift.type(of: value.base)) is not Codable."))
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return EncodedValue(
        tag: typeTag(Swift.type(of: value.base)),
        json: String(decoding: try encoder.encode(codable), as: UTF8.self))
    }
  }
}

/// The encoded form of a path value: the name of its type, and its JSON.
///
/// It stays encoded until there is a destination of its type; type names in the data are never
/// looked up among the types of the program.
final class EncodedValue {
  let tag: String
  let json: String
  fileprivate(set) var decoded: PathElement?

  init(tag: String, json: String) {
    self.tag = tag
    self.json = json
  }

  /// Whether the value has a type.
  ///
  /// Mangled names, which other libraries write, are supported, too (P3, P6).
  func isOf(_ type: Any.Type) -> Bool { tag == typeTag(type) || tag == _mangledTypeName(type) }

  /// Decodes the value as a type; returns false on failure.
  func decode<D: Hashable>(as type: D.Type) -> Bool {
    guard let decodable = type as? any Decodable.Type, isOf(type),
      let value = try? JSONDecoder().decode(decodable, from: Data(json.utf8)) as? D
    else { return false }
    decoded = PathElement(value)
    return true
  }

  func isSame(as other: EncodedValue) -> Bool {
    guard tag == other.tag else { return false }
    if json == other.json { return true }
    // Invalid JSON is not equal to any value.
    guard let one = Self.sorted(json), let two = Self.sorted(other.json) else { return false }
    return one == two
  }

  /// Returns the same JSON with sorted keys; nil if it is invalid.
  private static func sorted(_ json: String) -> Data? {
    guard
      let object = try? JSONSerialization.jsonObject(
        with: Data(json.utf8), options: .fragmentsAllowed)
    else { return nil }
    return try? JSONSerialization.data(
      withJSONObject: object, options: [.sortedKeys, .fragmentsAllowed])
  }
}

/// Returns a name for a type that is stable between runs, also for private types (P6).
private func typeTag(_ type: Any.Type) -> String {
  var name = _typeName(type, qualified: true)
  while let start = name.range(of: "(unknown context at $"),
    let end = name.range(of: ").", range: start.upperBound..<name.endIndex)
  {
    name.removeSubrange(start.lowerBound..<end.upperBound)
  }
  return name
}
