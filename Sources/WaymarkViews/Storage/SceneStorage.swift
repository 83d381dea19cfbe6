// SPDX-License-Identifier: MIT

import Synchronization
import WaymarkDiagnostics

/// A small value that a scene stores under a key, shared by its views and restored with the scene
/// (U4).
///
/// Like SwiftUI's `SceneStorage`. Until a value is written, each view reads its own default value,
/// as it does if the stored value has another type. Outside of `body` and the actions created in
/// it, reading returns the default value, and writing only reports a problem.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let coding: SceneCoding<Value>
  private var location: SceneStorageLocation<Value>?

  init(_ initial: Value, _ key: String, _ coding: SceneCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
  }

  /// The current value.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set {
      guard let location else {
        DiagnosticSink.current.report(
          Diagnostic("SceneStorage \"\(key)\" was written before its view was on screen."))
        return
      }
      location.write(newValue, Transaction())
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

// Proof: the closures of the coding capture only types, and a location can be read on any thread.
// The main actor stores writes from other threads.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: InspectedProperty {
  var inspectedValue: Any? { wrappedValue }
}

extension SceneStorage: InputProperty {
  // The value outlives the view.
  static var keepsState: Bool { false }

  static func install(
    at pointer: UnsafeMutableRawPointer, in node: ViewNode, _ slot: inout PropertySlot?
  ) {
    let storage = pointer.assumingMemoryBound(to: SceneStorage<Value>.self)
    let key = storage.pointee.key
    let cell = node.graph.scene.storage.cell(key)
    if let slot {
      let location = downcast(slot, to: SceneStorageLocation<Value>.self)
      if location.cell === cell {
        storage.pointee.location = location
        return
      }
      slot.end()
    }
    let location = SceneStorageLocation(
      cell, storage.pointee.initial, storage.pointee.coding, of: node)
    slot = location
    storage.pointee.location = location
  }

  static func isSame(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ slot: PropertySlot?
  ) -> Bool {
    old.assumingMemoryBound(to: SceneStorage<Value>.self).pointee.key
      == new.assumingMemoryBound(to: SceneStorage<Value>.self).pointee.key
  }
}

/// A view's location for a stored value.
final class SceneStorageLocation<Value>: PropertySlot, BindingLocation {
  let cell: SceneCell
  private let initial: Value
  private let coding: SceneCoding<Value>
  private let reader: BindingReader

  init(_ cell: SceneCell, _ initial: Value, _ coding: SceneCoding<Value>, of node: ViewNode) {
    self.cell = cell
    self.initial = initial
    self.coding = coding
    reader = BindingReader(node)
    super.init()
    cell.readers.add(reader)
  }

  func read() -> Value { cell.value.flatMap(coding.decode) ?? initial }

  func write(_ new: Value, _ transaction: Transaction) {
    MainThread.run { [cell, coding] in cell.write(coding.encode(new)) }
  }

  func add(_ reader: BindingReader) -> Bool {
    cell.readers.add(reader)
    return true
  }

  func remove(_ reader: BindingReader) { cell.readers.remove(reader) }

  var isTracked: Bool { true }

  func isSame(as other: AnyObject) -> Bool {
    (other as? SceneStorageLocation<Value>)?.cell === cell
  }

  override func end() { cell.readers.remove(reader) }
}

/// A stored value with its readers.
final class SceneCell {
  var readers = ReaderList()
  /// The store of a value that several scenes share.
  private weak var store: AppStore?

  init(of store: AppStore? = nil) { self.store = store }

  private let stored = Mutex<SceneStorageValues.Value?>(nil)

  /// The stored value; read on any thread, set on the main actor.
  var value: SceneStorageValues.Value? {
    get { stored.withLock { $0 } }
    set {
      guard newValue != value else { return }
      stored.withLock { $0 = newValue }
      MainThread.now { [readers] in readers.invalidate() }
    }
  }

  /// Stores another value if there is space for it.
  func write(_ new: SceneStorageValues.Value?) {
    guard new != value else { return }
    guard let store else {
      value = new
      return
    }
    store.write(new, to: self)
  }
}

/// The stored values of a scene.
@MainActor
final class SceneStore {
  private var cells: [String: SceneCell] = [:]

  func cell(_ key: String) -> SceneCell {
    if let cell = cells[key] { return cell }
    let cell = SceneCell()
    cells[key] = cell
    return cell
  }

  var contents: SceneStorageValues {
    get { SceneStorageValues(values: cells.compactMapValues(\.value)) }
    set {
      for (key, cell) in cells where newValue.values[key] == nil { cell.value = nil }
      for (key, value) in newValue.values { cell(key).value = value }
    }
  }
}
