// SPDX-License-Identifier: MIT

public import Foundation

extension SceneStorage {
  /// A truth value, with a first value and the name it is kept under.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .bool)
  }

  /// A whole number, with a first value and the name it is kept under.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .int)
  }

  /// A number, with a first value and the name it is kept under.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .double)
  }

  /// Words, with a first value and the name it is kept under.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .string)
  }

  /// An address, with a first value and the name it is kept under.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .url)
  }

  /// Bytes, with a first value and the name it is kept under.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .data)
  }

  /// A value that is kept as its raw one, with a first value and the name it is kept under.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw(.int))
  }

  /// A value that is kept as its raw one, with a first value and the name it is kept under.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw(.string))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A truth value or none, with the name it is kept under.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, SceneCoding<Bool>.bool.optional)
  }

  /// A whole number or none, with the name it is kept under.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, SceneCoding<Int>.int.optional)
  }

  /// A number or none, with the name it is kept under.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, SceneCoding<Double>.double.optional)
  }

  /// Words or none, with the name it is kept under.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, SceneCoding<String>.string.optional)
  }

  /// An address or none, with the name it is kept under.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, SceneCoding<URL>.url.optional)
  }

  /// Bytes or none, with the name it is kept under.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, SceneCoding<Data>.data.optional)
  }

  /// A value that is kept as its raw one, or none, with the name it is kept under.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, SceneCoding<R>.raw(.int).optional)
  }

  /// A value that is kept as its raw one, or none, with the name it is kept under.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, SceneCoding<R>.raw(.string).optional)
  }
}
