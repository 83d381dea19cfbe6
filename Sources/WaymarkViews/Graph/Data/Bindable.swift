// SPDX-License-Identifier: MIT

/// A property wrapper that creates bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The observable object.
  public var wrappedValue: Value

  private init(of value: Value) { wrappedValue = value }

  // An initializer in the struct itself gives views that hold a `@Bindable` a memberwise
  // initializer that takes the object.
  /// Unavailable: the wrapped value must be an observable object.
  @available(*, unavailable, message: "The wrapped value must be an object that is Observable.")
  public init(wrappedValue: Value) { self.init(of: wrappedValue) }

  /// The wrapper itself, whose members are bindings: `$object.property`.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Creates a wrapper for an observable object.
  public init(wrappedValue: Value) { self.init(of: wrappedValue) }

  /// Creates a wrapper for use in an expression: `Bindable(model).name`.
  public init(_ wrappedValue: Value) { self.init(of: wrappedValue) }

  /// Returns a binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}
