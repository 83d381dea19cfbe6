// SPDX-License-Identifier: MIT

/// A property wrapper that reads an environment value and updates the view when it changes.
///
/// Outside of `body` and the actions created in it, reading returns the default of the key (S7).
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  /// Returns nil if the requested object is missing.
  private let read: (EnvironmentValues) -> Value?
  private var current: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an observable object that an enclosing view added to the environment.
  ///
  /// Reading a missing object stops the program, as in SwiftUI; declaring the property alone does
  /// not (E2).
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in values.object(Value.self) }
  }

  /// Reads an observable object, or nil if it is missing.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    read = { values in .some(values.object(T.self)) }
  }

  /// The current value.
  public var wrappedValue: Value {
    if let current { return current }
    if let value = read(EnvironmentValues()) { return value }
    preconditionFailure(
      """
      No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \
      \(Value.self) may be missing as an ancestor of this view.
      """)
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {
  // Proof: the closure captures only an immutable key path or metatype.
}

/// Identifies an object in the environment by its static type (E3).
enum ObjectKey<Object> {
  static var id: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

extension Environment: InspectedProperty {
  var inspectedValue: Any? { current }
}

extension Environment: InstalledProperty {
  static var keepsState: Bool { false }

  static func install(
    at pointer: UnsafeMutableRawPointer, in node: ViewNode, _ slot: inout PropertySlot?
  ) {
    let environment = pointer.assumingMemoryBound(to: Environment<Value>.self)
    if Value.self == EnvironmentValues.self {
      // All values together are only a view of the scope, so there is nothing to cache.
      let reader =
        slot.map { downcast($0, to: EnvironmentReader.self) } ?? EnvironmentReader(node)
      slot = reader
      environment.pointee.current = environment.pointee.read(
        EnvironmentValues(node.scope, reader: reader))
      return
    }
    let reader =
      slot.map { downcast($0, to: CachingReader<Value>.self) } ?? CachingReader<Value>(node)
    slot = reader
    if let cached = reader.cached {
      environment.pointee.current = cached
      return
    }
    let value = environment.pointee.read(EnvironmentValues(node.scope, reader: reader))
    reader.cached = value
    environment.pointee.current = value
  }
}

/// The slot of an ``Environment`` property.
private final class CachingReader<Value>: EnvironmentReader {
  /// The last value read, until it changes.
  var cached: Value?

  override func invalidate() {
    cached = nil
    super.invalidate()
  }

  override func end() {
    super.end()
    cached = nil
  }
}

extension View {
  /// Sets an environment value for this view and its descendants.
  @inlinable
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Transforms an environment value for this view and its descendants.
  @inlinable
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Adds an observable object to the environment by its type; nil removes it.
  @inlinable
  nonisolated public func environment<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    EnvironmentView(content: self) { values in
      values.setObject(object)
    }
  }

  /// Adds an object to the environment by its static type.
  @inlinable
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentView(content: self) { $0.setObject(object) }
  }
}

/// A view that changes the environment of its content.
@usableFromInline
nonisolated struct EnvironmentView<Content: View>: WrappingView {
  @usableFromInline let content: Content
  @usableFromInline let change: (inout EnvironmentValues) -> Void

  @usableFromInline
  init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }

  @MainActor
  @usableFromInline
  func makeNode(in parent: ViewNode) -> EnvironmentNode {
    let node = EnvironmentNode(in: parent)
    node.change(change)
    return node
  }

  @MainActor
  @usableFromInline
  func update(_ node: EnvironmentNode) {
    node.change(change)
  }
}

@usableFromInline
class EnvironmentNode: SingleChildNode {
  private let inner: EnvironmentScope
  private var change: ((inout EnvironmentValues) -> Void)?
  private lazy var reader = EnvironmentReader(self)

  override init(in parent: ViewNode, scope: EnvironmentScope? = nil) {
    inner = EnvironmentScope(below: scope ?? parent.scopeForChildren)
    super.init(in: parent, scope: scope)
  }

  final override var scopeForChildren: EnvironmentScope { inner }

  final func change(_ change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
    refresh()
  }

  /// Reapplies the change when the modifier or its inputs changed.
  final override func refresh() {
    isDirty = false
    guard let change else { return }
    var values = EnvironmentValues(scope, reader: reader)
    change(&values)
    for (key, box) in values.own.pairs {
      if let known = inner.boxes[key], known !== scope.boxes[key] {
        known.adopt(box)
      } else {
        inner.set([key: box])
      }
    }
  }

  final override func didUnmount() { reader.end() }
}

extension EnvironmentValues {
  /// Returns the object of a static type, or nil if there is none.
  func object<T: AnyObject>(_ type: T.Type) -> T? {
    let found: T?? = value(ObjectKey<T>.id)
    return found ?? nil
  }

  @usableFromInline
  mutating func setObject<T: AnyObject>(_ object: T?) {
    set(ObjectKey<T>.id, object)
  }
}

extension EnvironmentScope {
  /// Adds an object that descendants find by its type.
  @MainActor
  func provide<T: ObservableObject>(_ object: T) {
    let optional: T? = object
    set([ObjectKey<T>.id: EnvironmentBox(optional)])
  }
}
