// SPDX-License-Identifier: MIT

/// A property wrapper for a value that the focused view provides by `focusedValue` or
/// `focusedSceneValue`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  fileprivate var current: Value?

  /// Creates a wrapper for the value of a key.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Creates a wrapper for an observable object, by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0.value(ObjectKey<Value>.id) }
  }

  /// The value; nil if no focused view provides it.
  public var wrappedValue: Value? { current }

  @MainActor
  fileprivate func value(in node: ViewNode, _ reader: EnvironmentReader) -> Value? {
    read(FocusedValues(node.graph.focus.values, reader: reader))
  }
}

extension FocusedValue: InstalledProperty {
  static var keepsState: Bool { false }

  static func install(
    at pointer: UnsafeMutableRawPointer, in node: ViewNode, _ slot: inout PropertySlot?
  ) {
    let property = pointer.assumingMemoryBound(to: FocusedValue<Value>.self)
    let reader =
      slot.map { downcast($0, to: EnvironmentReader.self) }
      ?? EnvironmentReader(node)
    slot = reader
    property.pointee.current = property.pointee.value(in: node, reader)
  }
}

// Proof: the closure captures only an immutable key path or metatype.
extension FocusedValue: @unchecked Sendable where Value: Sendable {}

/// A property wrapper for a binding that the focused view provides.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  /// Creates a wrapper for the binding of a key.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    _binding = FocusedValue(keyPath)
  }

  /// The value; nil if no focused view provides a binding, in which case writes are ignored.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value; writes of nil are ignored.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(
      location: ClosureLocation(
        get: { binding?.wrappedValue },
        set: { value, _ in if let value { binding?.wrappedValue = value } }))
  }
}

extension FocusedBinding: InstalledProperty {
  static var keepsState: Bool { false }

  static func install(
    at pointer: UnsafeMutableRawPointer, in node: ViewNode, _ slot: inout PropertySlot?
  ) {
    let property = pointer.assumingMemoryBound(to: FocusedBinding<Value>.self)
    let both =
      slot.map { downcast($0, to: FocusedBindingSlot.self) }
      ?? FocusedBindingSlot(node)
    slot = both
    let binding = property.pointee._binding.value(in: node, both.reader)
    property.pointee._binding.current = binding
    if let binding { both.source.follow(reading: binding.location) }
  }
}

extension FocusedBinding: Sendable where Value: Sendable {}

/// A node's slot for a binding that the focus provides.
private final class FocusedBindingSlot: PropertySlot {
  let reader: EnvironmentReader
  let source: BindingReader

  init(_ node: ViewNode) {
    reader = EnvironmentReader(node)
    source = BindingReader(node)
  }

  override func end() {
    reader.end()
    source.end()
  }
}

/// A property wrapper that observes an object provided by the focused view.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A projection that creates bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    fileprivate let object: ObjectType?

    /// Returns a binding to a property; nil if there is no object.
    @MainActor
    public subscript<S>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, S>
    ) -> Binding<S>? {
      object.map { Binding(location: ObjectLocation($0, keyPath)) }
    }
  }

  private var object: ObjectType?

  /// Creates a wrapper for the object of this type.
  public init() {}

  /// The object; nil if no focused view provides one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType? { object }

  /// A projection that creates bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }
}

extension FocusedObject: InstalledProperty {
  static var keepsState: Bool { false }

  static func install(
    at pointer: UnsafeMutableRawPointer, in node: ViewNode, _ slot: inout PropertySlot?
  ) {
    let property = pointer.assumingMemoryBound(to: FocusedObject<ObjectType>.self)
    let both =
      slot.map { downcast($0, to: EnvironmentObjectSlot.self) }
      ?? EnvironmentObjectSlot(node)
    slot = both
    let values = FocusedValues(node.graph.focus.values, reader: both.reader)
    let object: ObjectType? = values.value(ObjectKey<ObjectType>.id)
    property.pointee.object = object
    if let object {
      ObjectSubscription.follow(object, in: node, &both.subscription)
    } else {
      both.subscription?.end()
      both.subscription = nil
    }
  }
}
