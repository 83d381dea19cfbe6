// SPDX-License-Identifier: MIT

import Observation

/// The value of a key in a scope, with its readers.
class AnyEnvironmentBox {
  private var readers: [ObjectIdentifier: EnvironmentFollower] = [:]
  private var observed: ObservedBox?

  /// Makes the currently tracked closure depend on the value.
  func observe() {
    let observed = observed ?? ObservedBox()
    self.observed = observed
    _ = observed.value
  }

  func add(_ reader: EnvironmentFollower) { readers[ObjectIdentifier(reader)] = reader }
  func remove(_ reader: EnvironmentFollower) { readers[ObjectIdentifier(reader)] = nil }

  @MainActor
  final func invalidateReaders() {
    for reader in readers.values { reader.invalidate() }
    observed?.changed()
  }

  /// The value, for tools.
  var inspectedValue: Any { () }

  /// Adopts the value of another box of the same key, and notifies the readers if it differs.
  @MainActor
  func adopt(_ other: AnyEnvironmentBox) {}
}

/// Represents the value of a box in observation tracking.
private final class ObservedBox: Observable {
  private let registrar = ObservationRegistrar()

  var value: Void { registrar.access(self, keyPath: \.value) }

  func changed() { registrar.withMutation(of: self, keyPath: \.value) {} }
}

final class EnvironmentBox<Value>: AnyEnvironmentBox {
  private(set) var value: Value

  init(_ value: Value) { self.value = value }

  override var inspectedValue: Any { value }

  override func adopt(_ other: AnyEnvironmentBox) {
    let new = downcast(other, to: EnvironmentBox<Value>.self).value
    if Self.isSame(value, new) { return }
    put(new)
  }

  /// Sets the value and notifies the readers, whether it differs or not.
  @MainActor
  func put(_ new: Value) {
    value = new
    invalidateReaders()
  }
}

extension EnvironmentBox {
  /// Compares objects by identity and other values by `==`.
  @MainActor
  fileprivate static func isSame(_ old: Value, _ new: Value) -> Bool {
    if let type = Value.self as? any OptionalObject.Type { return type.isSame(old, new) }
    return EqualityTable.areEqual(old, new)
  }
}

/// An optional class type, as the environment stores objects.
protocol OptionalObject {
  static func isSame(_ a: Any, _ b: Any) -> Bool
}

extension Optional: OptionalObject where Wrapped: AnyObject {
  static func isSame(_ a: Any, _ b: Any) -> Bool {
    (a as? Wrapped) === (b as? Wrapped)
  }
}

/// Depends on the values of the environment that it has read, until it ends.
class EnvironmentFollower: PropertySlot {
  private var boxes: ContiguousArray<AnyEnvironmentBox> = []

  final func follow(_ box: AnyEnvironmentBox) {
    if boxes.contains(where: { $0 === box }) { return }
    boxes.append(box)
    box.add(self)
  }

  /// Called when one of the values has changed.
  @MainActor
  func invalidate() {}

  override func end() {
    for box in boxes { box.remove(self) }
    boxes.removeAll()
  }
}
