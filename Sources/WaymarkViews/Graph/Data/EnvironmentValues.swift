// SPDX-License-Identifier: MIT

/// An environment key and its default value.
public protocol EnvironmentKey {
  /// The type of the key's values.
  associatedtype Value

  /// The value where no enclosing view sets the key.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from its enclosing views.
public struct EnvironmentValues: CustomStringConvertible {
  private let inherited: EnvironmentScope?
  private let reader: EnvironmentFollower?
  private var isObserved = false
  private(set) var own: EnvironmentBoxes = [:]

  /// Creates the default values.
  public init() {
    inherited = nil
    reader = nil
  }

  init(_ scope: EnvironmentScope?, reader: EnvironmentFollower? = nil) {
    inherited = scope
    self.reader = reader
  }

  /// Creates the values of a scope.
  ///
  /// If `isObserved` is true, the currently tracked closure depends on each value that it reads.
  init(_ scope: EnvironmentScope, isObserved: Bool) {
    self.init(scope)
    self.isObserved = isObserved
  }

  /// Accesses the value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(ObjectIdentifier(key)) ?? K.defaultValue }
    set { own[ObjectIdentifier(key)] = EnvironmentBox(newValue) }
  }

  func value<V>(_ key: ObjectIdentifier) -> V? {
    if let box = own[key] { return downcast(box, to: EnvironmentBox<V>.self).value }
    guard let box = inherited?.boxes[key] else { return nil }
    reader?.follow(box)
    if isObserved { box.observe() }
    return downcast(box, to: EnvironmentBox<V>.self).value
  }

  mutating func set<V>(_ key: ObjectIdentifier, _ value: V) { own[key] = EnvironmentBox(value) }

  /// The number of values that differ from the defaults.
  public var description: String {
    "EnvironmentValues(\(own.pairs.count + (inherited?.boxes.pairs.count ?? 0)) set)"
  }
}
