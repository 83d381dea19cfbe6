// SPDX-License-Identifier: MIT

/// Reads a value of the environment; the view follows its changes.
///
/// Outside `body` and the actions made in it, reading gives the key's default (S7).
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  /// Nil where the object that is asked for is not there.
  private let read: (EnvironmentValues) -> Value?
  private var current: Value?

  /// Reads a value by its key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an observable object that a view above put there by its type.
  ///
  /// Reading where none is there ends the program, as it does with SwiftUI; declaring alone does not
  /// (E2).
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in values.object(Value.self) }
  }

  /// Reads an observable object, or nil where none is there.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    read = { values in .some(values.object(T.self)) }
  }

  /// The value now.
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
  // Proof: the closure holds a key path or a metatype, which nobody changes.
}

/// Names the place of an object in the environment, by its static type (E3).
enum ObjectKey<Object> {
  static var id: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

extension Environment: InstalledProperty {
  static var keepsState: Bool { false }

  static func install(
    at pointer: UnsafeMutableRawPointer, in node: ViewNode, _ slot: inout PropertySlot?
  ) {
    let environment = pointer.assumingMemoryBound(to: Environment<Value>.self)
    let reader: EnvironmentReader
    if let slot {
      reader = unsafeDowncast(slot, to: EnvironmentReader.self)
    } else {
      reader = EnvironmentReader(node)
      slot = reader
    }
    // Two steps: a cast of nil to an optional type would succeed, and be taken for a known nil.
    if let known = reader.cached, let cached = known as? Value {
      environment.pointee.current = cached
      return
    }
    let value = environment.pointee.read(EnvironmentValues(node.scope, reader: reader))
    reader.cached = value
    environment.pointee.current = value
  }
}

extension View {
  /// Sets a value of the environment for this view and all in it.
  @inlinable
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment for this view and all in it.
  @inlinable
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Puts an observable object into the environment, by its type; nil takes it away.
  @inlinable
  nonisolated public func environment<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    EnvironmentView(content: self) { values in
      values.setObject(object)
    }
  }

  /// Puts an object into the environment, by its static type.
  @inlinable
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentView(content: self) { $0.setObject(object) }
  }
}

/// Changes the environment of its content.
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

  /// Applies the change again: the modifier is new, or what it was made from has changed.
  final override func refresh() {
    isDirty = false
    guard let change else { return }
    var values = EnvironmentValues(scope, reader: reader)
    change(&values)
    for (key, box) in values.own {
      if let known = inner.boxes[key], known !== scope.boxes[key] {
        known.take(box)
      } else {
        inner.set([key: box])
      }
    }
  }

  final override func didUnmount() { reader.end() }
}

extension EnvironmentValues {
  /// The object of a static type; nil where none is set.
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
  /// Puts an object where all below find it by its type.
  @MainActor
  func provide<T: ObservableObject>(_ object: T) {
    let optional: T? = object
    set([ObjectKey<T>.id: EnvironmentBox(optional)])
  }
}
