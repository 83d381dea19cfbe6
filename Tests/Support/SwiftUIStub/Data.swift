// SPDX-License-Identifier: MIT

@available(SwiftUI 2019, *)
public protocol DynamicProperty {
  mutating func update()
}

@available(SwiftUI 2019, *)
extension DynamicProperty {
  public mutating func update() {}
}

@available(SwiftUI 2019, *)
@propertyWrapper
public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) {}
  public init(initialValue value: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@available(SwiftUI 2019, *)
extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}

@available(SwiftUI 2019, *)
extension State: Sendable where Value: Sendable {}

@available(SwiftUI 2019, *)
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {}
  public init(projectedValue: Binding<Value>) {}
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
  public init<V>(_ base: Binding<V>) where Value == V? {}
  public init?(_ base: Binding<Value?>) {}
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public var transaction = Transaction()
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

// The values behind a binding are never accessed here: it has none.
@available(SwiftUI 2019, *)
extension Binding: @unchecked Sendable where Value: Sendable {}

@available(SwiftUI 2019, *)
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { fatalError() }
  }
  public init(wrappedValue: ObjectType) {}
  public init(initialValue: ObjectType) {}
  public var wrappedValue: ObjectType {
    get { fatalError() }
    set {}
  }
  public var projectedValue: Wrapper { fatalError() }
  nonisolated public func update() {}
}

@available(SwiftUI 2020, *)
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
  public var wrappedValue: ObjectType { fatalError() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }
  nonisolated public func update() {}
}

@available(SwiftUI 2019, *)
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init() {}
  public var wrappedValue: ObjectType { fatalError() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }
  nonisolated public func update() {}
}
