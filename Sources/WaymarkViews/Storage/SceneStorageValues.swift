// SPDX-License-Identifier: MIT

public import Foundation

/// The `SceneStorage` values of a scene, or the `AppStorage` values of an app, as one value to save
/// and restore.
@_spi(Host) public struct SceneStorageValues: Hashable, Sendable, Codable {
  /// A value of a type that can be stored.
  public enum Value: Hashable, Sendable, Codable {
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case url(URL)
    case data(Data)
    case date(Date)
  }

  /// The stored values by key; keys without a value are absent.
  public var values: [String: Value]

  /// Creates stored values.
  public init(values: [String: Value] = [:]) { self.values = values }
}

/// Encodes and decodes the stored values of a type.
struct SceneCoding<Value> {
  /// Returns nil for values that do not represent the type.
  let decode: (SceneStorageValues.Value) -> Value?
  /// Returns nil for values that are not stored.
  let encode: (Value) -> SceneStorageValues.Value?

  /// A coding for an optional, which does not store nil.
  var optional: SceneCoding<Value?> {
    SceneCoding<Value?>(
      decode: { stored in decode(stored).map(Optional.some) },
      encode: { value in value.flatMap(encode) })
  }

  /// Returns a coding for the raw value of a value.
  static func raw(_ coding: SceneCoding<Value.RawValue>) -> Self where Value: RawRepresentable {
    Self(
      decode: { stored in coding.decode(stored).flatMap(Value.init(rawValue:)) },
      encode: { coding.encode($0.rawValue) })
  }
}

extension SceneCoding where Value == Bool {
  static var bool: Self {
    Self(decode: { if case .bool(let value) = $0 { value } else { nil } }, encode: { .bool($0) })
  }
}
extension SceneCoding where Value == Int {
  static var int: Self {
    Self(
      decode: { if case .integer(let value) = $0 { value } else { nil } },
      encode: { .integer($0) })
  }
}
extension SceneCoding where Value == Double {
  static var double: Self {
    Self(
      decode: { if case .number(let value) = $0 { value } else { nil } }, encode: { .number($0) })
  }
}
extension SceneCoding where Value == String {
  static var string: Self {
    Self(decode: { if case .text(let value) = $0 { value } else { nil } }, encode: { .text($0) })
  }
}
extension SceneCoding where Value == URL {
  static var url: Self {
    Self(decode: { if case .url(let value) = $0 { value } else { nil } }, encode: { .url($0) })
  }
}
extension SceneCoding where Value == Data {
  static var data: Self {
    Self(decode: { if case .data(let value) = $0 { value } else { nil } }, encode: { .data($0) })
  }
}
extension SceneCoding where Value == Date {
  static var date: Self {
    Self(decode: { if case .date(let value) = $0 { value } else { nil } }, encode: { .date($0) })
  }
}
