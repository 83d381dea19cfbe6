// SPDX-License-Identifier: MIT

/// The source that a binding reads and writes.
///
/// Locations are not isolated because property wrappers are not. Writes are made on the main actor;
/// reads can come from any thread.
protocol BindingLocation<Value>: AnyObject {
  associatedtype Value

  func read() -> Value
  func write(_ new: Value, _ transaction: Transaction)

  /// Subscribes a node's reader to changes; returns false if the location does not notify readers.
  func add(_ reader: BindingReader) -> Bool
  func remove(_ reader: BindingReader)

  /// Whether readers are notified of every change.
  ///
  /// If not, each newer view value counts as a change.
  var isTracked: Bool { get }

  /// Whether `isSame` can determine that two locations refer to the same place.
  var hasPlace: Bool { get }

  /// Whether another location refers to the same place.
  func isSame(as other: AnyObject) -> Bool
}

extension BindingLocation {
  func add(_ reader: BindingReader) -> Bool { false }
  func remove(_ reader: BindingReader) {}
  var isTracked: Bool { false }
  var hasPlace: Bool { false }
  func isSame(as other: AnyObject) -> Bool { false }
}

/// A location that reads and writes with closures.
final class ClosureLocation<Value>: BindingLocation {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    self.get = get
    self.set = set
  }

  func read() -> Value { MainThread.read(get) }
  func write(_ new: Value, _ transaction: Transaction) { set(new, transaction) }
}

/// A location for a part of another location's value.
final class LensLocation<Base, Value>: BindingLocation {
  private let base: any BindingLocation<Base>
  private let path: WritableKeyPath<Base, Value>

  init(_ base: any BindingLocation<Base>, _ path: WritableKeyPath<Base, Value>) {
    self.base = base
    self.path = path
  }

  func read() -> Value { base.read()[keyPath: path] }

  func write(_ new: Value, _ transaction: Transaction) {
    var whole = base.read()
    whole[keyPath: path] = new
    base.write(whole, transaction)
  }

  var isTracked: Bool { base.isTracked }
  var hasPlace: Bool { base.hasPlace }
  func add(_ reader: BindingReader) -> Bool { base.add(reader) }
  func remove(_ reader: BindingReader) { base.remove(reader) }

  func isSame(as other: AnyObject) -> Bool {
    guard let other = other as? LensLocation<Base, Value> else { return false }
    return path == other.path && (base === other.base || base.isSame(as: other.base))
  }
}

/// A location for a property of an object.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  func read() -> Value { MainThread.read { object[keyPath: path] } }
  func write(_ new: Value, _ transaction: Transaction) { object[keyPath: path] = new }

  var hasPlace: Bool { true }

  func isSame(as other: AnyObject) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}
