// SPDX-License-Identifier: MIT

import Observation
import OpenCombine

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
  private let reader: EnvironmentReader?
  private var isObserved = false
  private(set) var own: [ObjectIdentifier: AnyEnvironmentBox] = [:]

  /// The defaults.
  public init() {
    inherited = nil
    reader = nil
  }

  init(_ scope: EnvironmentScope?, reader: EnvironmentReader? = nil) {
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

/// A value of one key in one scope, and who reads it.
class AnyEnvironmentBox {
  private var readers: [ObjectIdentifier: EnvironmentReader] = [:]
  private var observed: ObservedBox?

  /// Makes the closure that is tracked now depend on the value.
  func observe() {
    let observed = observed ?? ObservedBox()
    self.observed = observed
    _ = observed.value
  }

  func add(_ reader: EnvironmentReader) { readers[ObjectIdentifier(reader)] = reader }
  func remove(_ reader: EnvironmentReader) { readers[ObjectIdentifier(reader)] = nil }

  @MainActor
  final func invalidateReaders() {
    for reader in readers.values { reader.invalidate() }
    observed?.changed()
  }

  /// Takes over the value of another box of the same key; tells the readers if it differs.
  @MainActor
  func take(_ other: AnyEnvironmentBox) {}
}

/// Stands for the value of a box where observation tracks who reads it.
private final class ObservedBox: Observable {
  private let registrar = ObservationRegistrar()

  var value: Void { registrar.access(self, keyPath: \.value) }

  func changed() { registrar.withMutation(of: self, keyPath: \.value) {} }
}

final class EnvironmentBox<Value>: AnyEnvironmentBox {
  private(set) var value: Value

  init(_ value: Value) { self.value = value }

  override func take(_ other: AnyEnvironmentBox) {
    let new = unsafeDowncast(other, to: EnvironmentBox<Value>.self).value
    if Self.isSame(value, new) { return }
    put(new)
  }

  /// Takes a value, and tells the readers, whether it differs or not.
  @MainActor
  func put(_ new: Value) {
    value = new
    invalidateReaders()
  }
}

extension EnvironmentBox {
  /// Objects are the same by identity, other values by `==`.
  @MainActor
  fileprivate static func isSame(_ old: Value, _ new: Value) -> Bool {
    if let type = Value.self as? any OptionalObject.Type { return type.isSame(old, new) }
    return EqualityTable.areEqual(old, new)
  }
}

/// `T?` of a class, as objects are kept in the environment.
protocol OptionalObject {
  static func isSame(_ a: Any, _ b: Any) -> Bool
}

extension Optional: OptionalObject where Wrapped: AnyObject {
  static func isSame(_ a: Any, _ b: Any) -> Bool {
    (a as? Wrapped) === (b as? Wrapped)
  }
}

/// The environment at one place: what is set there and above, and the containers around.
final class EnvironmentScope {
  fileprivate(set) var boxes: [ObjectIdentifier: AnyEnvironmentBox]
  var containers: Containers

  init() {
    boxes = [:]
    containers = Containers()
  }

  init(below scope: EnvironmentScope) {
    boxes = scope.boxes
    containers = scope.containers
  }

  /// Whether a view around has set a key.
  func sets<K: EnvironmentKey>(_ key: K.Type) -> Bool {
    !boxes.isEmpty && boxes[ObjectIdentifier(key)] != nil
  }

  /// Sets what a modifier gives; the keys of one modifier stay the same.
  func set(_ values: [ObjectIdentifier: AnyEnvironmentBox]) {
    for (key, box) in values { boxes[key] = box }
  }
}

/// What a node keeps for something it reads from the environment.
final class EnvironmentReader: PropertySlot {
  // Proof: the node ends its slots when it is unmounted, and then is told nothing more.
  private unowned(unsafe) let node: ViewNode
  private var boxes: [ObjectIdentifier: AnyEnvironmentBox] = [:]
  /// The value read last, until it changes.
  var cached: Any?
  var subscription: AnyCancellable?

  init(_ node: ViewNode) { self.node = node }

  func follow(_ box: AnyEnvironmentBox) {
    guard boxes.updateValue(box, forKey: ObjectIdentifier(box)) == nil else { return }
    box.add(self)
  }

  @MainActor
  func invalidate() {
    cached = nil
    node.invalidate()
  }

  override func end() {
    for box in boxes.values { box.remove(self) }
    boxes.removeAll()
    subscription = nil
    cached = nil
  }
}
