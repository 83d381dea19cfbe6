// SPDX-License-Identifier: MIT

/// A key of the environment and its default.
public protocol EnvironmentKey {
  /// The type of the key's values.
  associatedtype Value

  /// What is read where no view above sets the key.
  static var defaultValue: Value { get }
}

/// The values that views inherit from the views around them.
public struct EnvironmentValues: CustomStringConvertible {
  private let inherited: EnvironmentScope?
  private let reader: EnvironmentFollower?
  private var isObserved = false
  private(set) var own: [ObjectIdentifier: AnyEnvironmentBox] = [:]

  /// The defaults.
  public init() {
    inherited = nil
    reader = nil
  }

  init(_ scope: EnvironmentScope?, reader: EnvironmentFollower? = nil) {
    inherited = scope
    self.reader = reader
  }

  /// The values of a scope, each of which the closure that is tracked now depends on if it is read.
  init(_ scope: EnvironmentScope, isObserved: Bool) {
    self.init(scope)
    self.isObserved = isObserved
  }

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(ObjectIdentifier(key)) ?? K.defaultValue }
    set { own[ObjectIdentifier(key)] = EnvironmentBox(newValue) }
  }

  func value<V>(_ key: ObjectIdentifier) -> V? {
    if let box = own[key] { return unsafeDowncast(box, to: EnvironmentBox<V>.self).value }
    guard let box = inherited?.boxes[key] else { return nil }
    reader?.follow(box)
    if isObserved { box.observe() }
    return unsafeDowncast(box, to: EnvironmentBox<V>.self).value
  }

  mutating func set<V>(_ key: ObjectIdentifier, _ value: V) { own[key] = EnvironmentBox(value) }

  /// How many values differ from the defaults.
  public var description: String {
    "EnvironmentValues(\(own.count + (inherited?.boxes.count ?? 0)) set)"
  }
}
