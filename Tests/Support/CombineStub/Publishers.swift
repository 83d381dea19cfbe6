// SPDX-License-Identifier: MIT

// The part of Combine used by the targets that an app ships on Apple's systems. The comment in
// SwiftUIStub/Structure.swift explains the purpose of such a stub.

@available(SwiftUI 2019, *)
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

@available(SwiftUI 2019, *)
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

@available(SwiftUI 2019, *)
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { fatalError() }
}

@available(SwiftUI 2019, *)
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  public init() {}
  public func send() {}
}

@available(SwiftUI 2019, *)
public final class AnyCancellable: Hashable {
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) {}
  public func cancel() {}
}

@available(SwiftUI 2019, *)
@propertyWrapper
public struct Published<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  @available(*, unavailable)
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { fatalError() }
    set {}
  }
}
