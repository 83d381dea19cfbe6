// SPDX-License-Identifier: MIT

public import Foundation
import OpenCombine
import WaymarkDiagnostics

/// A value that an app stores under a key for its user, shared by all views of all windows and
/// restored at the next launch (G1).
///
/// Like SwiftUI's `AppStorage`, but the host determines where values are stored, never in
/// `UserDefaults`; on the web, each browser has its own values. A `store` argument has no effect
/// and is reported, so keys must be unique across stores. Until a value is written, each view reads
/// its own default value, as it does if the stored value has another type. In an observable object,
/// the property announces what is written through that object.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let coding: SceneCoding<Value>
  /// Whether a store was passed, which has no effect.
  private let hasStore: Bool
  private var location: SceneStorageLocation<Value>?

  init(
    _ initial: Value, _ key: String, _ coding: SceneCoding<Value>, store: UserDefaults? = nil
  ) {
    hasStore = store != nil && store !== UserDefaults.standard
    self.key = key
    self.initial = initial
    self.coding = coding
  }

  /// The current value.
  public var wrappedValue: Value {
    get {
      if let location { return location.read() }
      guard let store = AppStore.current else { return initial }
      return MainThread.read { store.cell(key).value }.flatMap(coding.decode) ?? initial
    }
    nonmutating set {
      if let location { return location.write(newValue, Transaction()) }
      guard let store = AppStore.current else {
        DiagnosticSink.current.report(
          Diagnostic("AppStorage \"\(key)\" was written where no app runs."))
        return
      }
      let new = coding.encode(newValue)
      MainThread.run { [key] in store.cell(key).write(new) }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return Binding(
      location: ClosureLocation(
        get: { wrappedValue }, set: { new, _ in wrappedValue = new }))
  }

  /// Accesses the value as a property of an object, announcing writes if the object is observable.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, AppStorage<Value>>
  ) -> Value {
    get { owner[keyPath: storage].wrappedValue }
    set {
      if let owner = owner as? any ObservableObject {
        (owner.objectWillChange as any Publisher as? ObservableObjectPublisher)?.send()
      }
      owner[keyPath: storage].wrappedValue = newValue
    }
  }
}

// Proof: as for `SceneStorage`, whose location it uses.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: InspectedProperty {
  var inspectedValue: Any? { wrappedValue }
}

extension AppStorage: InputProperty {
  // The value outlives the view.
  static var keepsState: Bool { false }

  static func install(
    at pointer: UnsafeMutableRawPointer, in node: ViewNode, _ slot: inout PropertySlot?
  ) {
    let storage = pointer.assumingMemoryBound(to: AppStorage<Value>.self)
    let known = slot.map { downcast($0, to: AppStorageSlot<Value>.self) }
    let made = known ?? AppStorageSlot<Value>(node)
    if known == nil, storage.pointee.hasStore {
      node.graph.report("The store of an AppStorage has no effect.", severity: .warning)
    }
    slot = made
    storage.pointee.location = made.location(
      storage.pointee.key, storage.pointee.initial, storage.pointee.coding, in: node)
  }

  static func isSame(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ slot: PropertySlot?
  ) -> Bool {
    old.assumingMemoryBound(to: AppStorage<Value>.self).pointee.key
      == new.assumingMemoryBound(to: AppStorage<Value>.self).pointee.key
  }
}

/// A view's slot for a property: its location, and the store that contains it.
final class AppStorageSlot<Value>: PropertySlot {
  private let environment: EnvironmentReader
  private var location: SceneStorageLocation<Value>?

  init(_ node: ViewNode) { environment = EnvironmentReader(node) }

  @MainActor
  func location(
    _ key: String, _ initial: Value, _ coding: SceneCoding<Value>, in node: ViewNode
  ) -> SceneStorageLocation<Value> {
    let values = EnvironmentValues(node.scope, reader: environment)
    let cell = (values[AppStoreKey.self] ?? node.graph.appStore).cell(key)
    if let location, location.cell === cell { return location }
    location?.end()
    let new = SceneStorageLocation(cell, initial, coding, of: node)
    location = new
    return new
  }

  override func end() {
    environment.end()
    location?.end()
  }
}

private struct AppStoreKey: EnvironmentKey {
  static var defaultValue: AppStore? { nil }
}

extension View {
  /// Has no effect: views keep their `AppStorage` values in the host's store.
  ///
  /// The modifier exists so that apps compile; ``appStore(_:)`` sets the store.
  ///
  /// Ignored: `store` (the host determines where values are stored).
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    ignoring(store === UserDefaults.standard ? nil : "defaultAppStorage(_:)")
  }

  /// Sets the store for the `AppStorage` values of this view and its descendants.
  @_spi(Host) nonisolated public func appStore(_ store: AppStore) -> some View {
    transformEnvironment(\.appStore) { $0 = store }
  }
}

extension EnvironmentValues {
  fileprivate var appStore: AppStore? {
    get { self[AppStoreKey.self] }
    set { self[AppStoreKey.self] = newValue }
  }
}
