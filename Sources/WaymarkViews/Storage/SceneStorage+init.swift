// SPDX-License-Identifier: MIT

public import Foundation

extension SceneStorage {
  /// Creates a Boolean property with a default value and a key.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .bool)
  }

  /// Creates an integer property with a default value and a key.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .int)
  }

  /// Creates a floating-point property with a default value and a key.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .double)
  }

  /// Creates a string property with a default value and a key.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .string)
  }

  /// Creates a URL property with a default value and a key.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .url)
  }

  /// Creates a data property with a default value and a key.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .data)
  }

  /// Creates a property that stores the raw value of its value, with a default value and a key.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw(.int))
  }

  /// Creates a property that stores the raw value of its value, with a default value and a key.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw(.string))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates an optional Boolean property with a key.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, SceneCoding<Bool>.bool.optional)
  }

  /// Creates an optional integer property with a key.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, SceneCoding<Int>.int.optional)
  }

  /// Creates an optional floating-point property with a key.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, SceneCoding<Double>.double.optional)
  }

  /// Creates an optional string property with a key.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, SceneCoding<String>.string.optional)
  }

  /// Creates an optional URL property with a key.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, SceneCoding<URL>.url.optional)
  }

  /// Creates an optional data property with a key.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, SceneCoding<Data>.data.optional)
  }

  /// Creates an optional property that stores the raw value of its value, with a key.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, SceneCoding<R>.raw(.int).optional)
  }

  /// Creates an optional property that stores the raw value of its value, with a key.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, SceneCoding<R>.raw(.string).optional)
  }
}
