// SPDX-License-Identifier: MIT

/// Makes bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  private init(of value: Value) { wrappedValue = value }

  // Only with one in the struct itself do views that hold a `@Bindable` get an initializer that
  // takes the object.
  /// Never chosen: only observable objects have bindings.
  @available(*, unavailable, message: "The wrapped value must be an object that is Observable.")
  public init(wrappedValue: Value) { self.init(of: wrappedValue) }

  /// The wrapper itself: `$object.property` is a binding.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Makes bindings to an object's properties.
  public init(wrappedValue: Value) { self.init(of: wrappedValue) }

  /// The same, for use in an expression: `Bindable(model).name`.
  public init(_ wrappedValue: Value) { self.init(of: wrappedValue) }

  /// A binding to one property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}
