// SPDX-License-Identifier: MIT

/// A key for values that views pass to their enclosing views.
public protocol PreferenceKey {
  /// The type of the key's values.
  associatedtype Value

  /// The value where no descendant sets the key.
  static var defaultValue: Value { get }

  /// Combines the accumulated value with that of the next view, in tree order (F2).
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value: nil.
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  /// Combines a value with the result of the preceding views, if any.
  static func add(_ value: Value, to result: inout Value?) {
    guard var whole = result else {
      result = value
      return
    }
    reduce(value: &whole) { value }
    result = whole
  }
}
