// SPDX-License-Identifier: MIT

import Observation

/// What a binding reads and writes.
///
/// Not isolated, since property wrappers are not: it is used on the main actor, and a write from
/// elsewhere finds its way there.
protocol BindingLocation<Value>: AnyObject {
  associatedtype Value

  func read() -> Value
  func write(_ new: Value, _ transaction: Transaction)

  /// Has a node told of changes; false when the location cannot tell of any.
  func add(_ reader: BindingReader) -> Bool
  func remove(_ reader: BindingReader)

  /// Whether readers are told of every change. Where they are not, a newer view value is always
  /// taken for a change.
  var isTracked: Bool { get }

  /// Whether another location reads and writes the same.
  func isSame(as other: AnyObject) -> Bool
}

extension BindingLocation {
  func add(_ reader: BindingReader) -> Bool { false }
  func remove(_ reader: BindingReader) {}
  var isTracked: Bool { false }
  func isSame(as other: AnyObject) -> Bool { false }
}

/// A pair of closures as a location.
final class ClosureLocation<Value>: BindingLocation {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    self.get = get
    self.set = set
  }

  func read() -> Value { get() }
  func write(_ new: Value, _ transaction: Transaction) { set(new, transaction) }
}

/// A part of another location's value.
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
  func add(_ reader: BindingReader) -> Bool { base.add(reader) }
  func remove(_ reader: BindingReader) { base.remove(reader) }

  func isSame(as other: AnyObject) -> Bool {
    guard let other = other as? LensLocation<Base, Value> else { return false }
    return path == other.path && (base === other.base || base.isSame(as: other.base))
  }
}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  func read() -> Value { object[keyPath: path] }
  func write(_ new: Value, _ transaction: Transaction) { object[keyPath: path] = new }

  func isSame(as other: AnyObject) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}

/// What a node keeps for a binding: it is told when the value changes at its source.
final class BindingReader: PropertySlot {
  // Proof: the node ends its slots when it is unmounted, and then is told nothing more.
  private unowned(unsafe) let node: ViewNode
  private var source: (any BindingLocation)?
  private var observed: (any BindingLocation)?

  init(_ node: ViewNode) { self.node = node }

  func follow(_ location: any BindingLocation) {
    if let source {
      if source === location { return }
      source.remove(self)
    }
    source = location.add(self) ? location : nil
  }

  @MainActor func invalidate() { node.invalidate() }

  /// Follows a location that the node reads itself, not in a body: where the location cannot tell
  /// of changes, the observable objects behind it do.
  @MainActor
  func follow(reading location: any BindingLocation) {
    follow(location)
    observed = source == nil ? location : nil
    observe()
  }

  /// Watches again; to be called after each change.
  @MainActor
  func observe() {
    guard let observed else { return }
    withObservationTracking {
      Self.read(observed)
    } onChange: { [weak node = Optional(node)] in
      ViewNode.observedChange { [weak node] in node }
    }
  }

  private static func read(_ location: some BindingLocation) { _ = location.read() }

  override func end() {
    source?.remove(self)
    source = nil
    observed = nil
  }
}

/// The readers of one location.
// Proof: made and changed on the main thread; it is only passed along.
struct ReaderList: @unchecked Sendable {
  private var readers: [ObjectIdentifier: BindingReader] = [:]

  mutating func add(_ reader: BindingReader) { readers[ObjectIdentifier(reader)] = reader }
  mutating func remove(_ reader: BindingReader) { readers[ObjectIdentifier(reader)] = nil }

  @MainActor
  func invalidate() {
    for reader in readers.values { reader.invalidate() }
  }
}
