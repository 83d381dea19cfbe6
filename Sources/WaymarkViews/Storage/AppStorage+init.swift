// SPDX-License-Identifier: MIT

public import Foundation

extension AppStorage {
  /// A truth value, with a first value and the name it is kept under.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(wrappedValue, key, .bool, store: store)
  }

  /// A whole number, with a first value and the name it is kept under.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(wrappedValue, key, .int, store: store)
  }

  /// A number, with a first value and the name it is kept under.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(wrappedValue, key, .double, store: store)
  }

  /// Words, with a first value and the name it is kept under.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(wrappedValue, key, .string, store: store)
  }

  /// An address, with a first value and the name it is kept under.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(wrappedValue, key, .url, store: store)
  }

  /// A moment, with a first value and the name it is kept under.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date {
    self.init(wrappedValue, key, .date, store: store)
  }

  /// Bytes, with a first value and the name it is kept under.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(wrappedValue, key, .data, store: store)
  }

  /// A value that is kept as its raw one, with a first value and the name it is kept under.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw(.int), store: store)
  }

  /// A value that is kept as its raw one, with a first value and the name it is kept under.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw(.string), store: store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A truth value or none, with the name it is kept under.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, SceneCoding<Bool>.bool.optional, store: store)
  }

  /// A whole number or none, with the name it is kept under.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, SceneCoding<Int>.int.optional, store: store)
  }

  /// A number or none, with the name it is kept under.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, SceneCoding<Double>.double.optional, store: store)
  }

  /// Words or none, with the name it is kept under.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, SceneCoding<String>.string.optional, store: store)
  }

  /// An address or none, with the name it is kept under.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, SceneCoding<URL>.url.optional, store: store)
  }

  /// A moment or none, with the name it is kept under.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, SceneCoding<Date>.date.optional, store: store)
  }

  /// Bytes or none, with the name it is kept under.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, SceneCoding<Data>.data.optional, store: store)
  }
}

extension AppStorage {
  /// A value that is kept as its raw one, or none, with the name it is kept under.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, SceneCoding<R>.raw(.int).optional, store: store)
  }

  /// A value that is kept as its raw one, or none, with the name it is kept under.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, SceneCoding<R>.raw(.string).optional, store: store)
  }
}
