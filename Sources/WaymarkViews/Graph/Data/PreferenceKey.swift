// SPDX-License-Identifier: MIT

/// A key of values that views hand up to the views around them.
public protocol PreferenceKey {
  /// The type of the key's values.
  associatedtype Value

  /// What is read where no view below sets the key.
  static var defaultValue: Value { get }

  /// Combines the value so far with that of the next view, in tree order (F2).
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// nil.
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  /// Combines a value with those of the views before it, if there were any.
  static func add(_ value: Value, to result: inout Value?) {
    guard var whole = result else {
      result = value
      return
    }
    reduce(value: &whole) { value }
    result = whole
  }
}
