// SPDX-License-Identifier: MIT

import Foundation

/// One value of a path, with the type it was given as.
///
/// Destinations are found by that type, not by the value's own, which may be a subclass of it (N5).
struct PathValue {
  /// What is kept: a value, or what another run of the app wrote for one.
  private enum Storage {
    case value(AnyHashable)
    case encoded(EncodedValue)
  }

  private let storage: Storage
  /// The type as which the value was given, without `AnyHashable` around it.
  let type: Any.Type
  /// Whether the value was given as `AnyHashable`.
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

  /// The value; nil while no destination has said how to decode it.
  var value: AnyHashable? {
    switch storage {
    case .value(let value): value
    case .encoded(let encoded): encoded.decoded?.value
    }
  }

  /// What is still to be decoded.
  var encoded: EncodedValue? {
    if case .encoded(let encoded) = storage { encoded } else { nil }
  }

  /// The same with its value, if that has been decoded.
  var resolved: PathValue { encoded?.decoded ?? self }

  /// Whether the other value is the same to a stack: equal in value and in type.
  ///
  /// `AnyHashable` alone takes 1 and 1.0 for the same.
  func isSame(as other: PathValue) -> Bool {
    if let a = encoded, let b = other.encoded, a === b { return true }
    if let a = value, let b = other.value {
      return a == b && Swift.type(of: a.base) == Swift.type(of: b.base)
    }
    guard let a = written, let b = other.written else { return false }
    return a.isSame(as: b)
  }

  // MARK: Writing

  /// Whether the value can be written.
  var isCodable: Bool {
    switch storage {
    case .value(let value): value.base is any Codable
    case .encoded: true
    }
  }

  private var written: EncodedValue? { try? encode() }

  /// What is written for the value; what was read is written unchanged (P5).
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

/// A value of a path as it was written: the name of its type, and its JSON.
///
/// It stays that until a destination of its type is there; what the data names is never looked up
/// among the types of the program.
final class EncodedValue {
  let tag: String
  let json: String
  fileprivate(set) var decoded: PathValue?

  init(tag: String, json: String) {
    self.tag = tag
    self.json = json
  }

  /// Whether the value is one of a type.
  ///
  /// The mangled name that other libraries write is understood, too (P3, P6).
  func isOf(_ type: Any.Type) -> Bool { tag == typeTag(type) || tag == _mangledTypeName(type) }

  /// Decodes the value as one of a type; false when it is none.
  func decode<D: Hashable>(as type: D.Type) -> Bool {
    guard let decodable = type as? any Decodable.Type, isOf(type),
      let value = try? JSONDecoder().decode(decodable, from: Data(json.utf8)) as? D
    else { return false }
    decoded = PathValue(value)
    return true
  }

  func isSame(as other: EncodedValue) -> Bool {
    guard tag == other.tag else { return false }
    if json == other.json { return true }
    // What is no JSON is the same as nothing else.
    guard let one = Self.sorted(json), let two = Self.sorted(other.json) else { return false }
    return one == two
  }

  /// The same JSON with its keys in order; nil if it is none.
  private static func sorted(_ json: String) -> Data? {
    guard
      let object = try? JSONSerialization.jsonObject(
        with: Data(json.utf8), options: .fragmentsAllowed)
    else { return nil }
    return try? JSONSerialization.data(
      withJSONObject: object, options: [.sortedKeys, .fragmentsAllowed])
  }
}

/// The name of a type that stays the same from run to run, for private types, too (P6).
private func typeTag(_ type: Any.Type) -> String {
  var name = _typeName(type, qualified: true)
  while let start = name.range(of: "(unknown context at $"),
    let end = name.range(of: ").", range: start.upperBound..<name.endIndex)
  {
    name.removeSubrange(start.lowerBound..<end.upperBound)
  }
  return name
}
