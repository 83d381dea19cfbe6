// SPDX-License-Identifier: MIT

public import Foundation

extension AppStorage {
  /// Creates a Boolean property with a default value and a key.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(wrappedValue, key, .bool, store: store)
  }

  /// Creates an integer property with a default value and a key.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(wrappedValue, key, .int, store: store)
  }

  /// Creates a floating-point property with a default value and a key.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(wrappedValue, key, .double, store: store)
  }

  /// Creates a string property with a default value and a key.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(wrappedValue, key, .string, store: store)
  }

  /// Creates a URL property with a default value and a key.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(wrappedValue, key, .url, store: store)
  }

  /// Creates a date property with a default value and a key.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date {
    self.init(wrappedValue, key, .date, store: store)
  }

  /// Creates a data property with a default value and a key.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(wrappedValue, key, .data, store: store)
  }

  /// Creates a property that stores the raw value of its value, with a default value and a key.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw(.int), store: store)
  }

  /// Creates a property that stores the raw value of its value, with a default value and a key.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw(.string), store: store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates an optional Boolean property with a key.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, SceneCoding<Bool>.bool.optional, store: store)
  }

  /// Creates an optional integer property with a key.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, SceneCoding<Int>.int.optional, store: store)
  }

  /// Creates an optional floating-point property with a key.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, SceneCoding<Double>.double.optional, store: store)
  }

  /// Creates an optional string property with a key.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, SceneCoding<String>.string.optional, store: store)
  }

  /// Creates an optional URL property with a key.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, SceneCoding<URL>.url.optional, store: store)
  }

  /// Creates an optional date property with a key.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, SceneCoding<Date>.date.optional, store: store)
  }

  /// Creates an optional data property with a key.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, SceneCoding<Data>.data.optional, store: store)
  }
}

extension AppStorage {
  /// Creates an optional property that stores the raw value of its value, with a key.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, SceneCoding<R>.raw(.int).optional, store: store)
  }

  /// Creates an optional property that stores the raw value of its value, with a key.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, SceneCoding<R>.raw(.string).optional, store: store)
  }
}
