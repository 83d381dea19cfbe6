// SPDX-License-Identifier: MIT

public import Foundation

/// All that a scene keeps by `SceneStorage`, or an app by `AppStorage`, as one value to save and to
/// bring back.
@_spi(Host) public struct SceneStorageValues: Hashable, Sendable, Codable {
  /// A value of one of the types that can be kept.
  public enum Value: Hashable, Sendable, Codable {
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case url(URL)
    case data(Data)
    case date(Date)
  }

  /// What is kept, by name; names that nothing was written to are absent.
  public var values: [String: Value]

  /// What a scene keeps; nothing unless given.
  public init(values: [String: Value] = [:]) { self.values = values }
}

/// How values of a type are kept.
struct SceneCoding<Value> {
  /// Nil for what is no value of the type.
  let decode: (SceneStorageValues.Value) -> Value?
  /// Nil for what need not be kept.
  let encode: (Value) -> SceneStorageValues.Value?

  /// An optional as its value; nil is not kept.
  var optional: SceneCoding<Value?> {
    SceneCoding<Value?>(
      decode: { stored in decode(stored).map(Optional.some) },
      encode: { value in value.flatMap(encode) })
  }

  /// A value as its raw one.
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
