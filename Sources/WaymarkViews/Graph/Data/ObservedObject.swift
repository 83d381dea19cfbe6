// SPDX-License-Identifier: MIT

import OpenCombine
import Synchronization
import WaymarkDiagnostics

// The members are isolated, not the structs: a `nonisolated init` of a `@MainActor` struct cannot
// set a stored property that is not Sendable.

/// A property wrapper that updates its view whenever an object that is stored elsewhere changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A projection that creates bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to a property of the object.
    @MainActor
    @preconcurrency
    public subscript<S>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, S>
    ) -> Binding<S> {
      Binding(location: ObjectLocation(object, keyPath))
    }
  }

  private var object: ObjectType

  /// Creates a wrapper that observes an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Creates a wrapper that observes an object, like ``init(wrappedValue:)``.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The observed object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// A projection that creates bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }
}

extension ObservedObject: InspectedProperty {
  var inspectedValue: Any? { wrappedValue }
}

extension ObservedObject: InputProperty {
  static var keepsState: Bool { false }

  static func install(
    at pointer: UnsafeMutableRawPointer, in node: ViewNode, _ slot: inout PropertySlot?
  ) {
    let object = pointer.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.object
    ObjectSubscription.follow(object, in: node, &slot)
  }

  static func isSame(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ slot: PropertySlot?
  ) -> Bool {
    old.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.object
      === new.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.object
  }
}

/// A property wrapper that creates, stores and observes an object for each place of a view (S1).
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let thunk: () -> ObjectType
  private var object: ObjectType?

  /// Creates a wrapper that stores the result of `thunk`, which runs when the view is first mounted
  /// and never for a discarded view value.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    self.thunk = thunk
  }

  /// The object.
  ///
  /// Before the view is mounted, each access creates a new object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? thunk() }

  /// A projection that creates bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: InspectedProperty {
  var inspectedValue: Any? { object }
}

extension StateObject: InstalledProperty {
  static func install(
    at pointer: UnsafeMutableRawPointer, in node: ViewNode, _ slot: inout PropertySlot?
  ) {
    let property = pointer.assumingMemoryBound(to: StateObject<ObjectType>.self)
    if let subscription = slot as? ObjectSubscription,
      let object = subscription.object as? ObjectType
    {
      property.pointee.object = object
      return
    }
    let object = property.pointee.thunk()
    property.pointee.object = object
    ObjectSubscription.follow(object, in: node, &slot)
  }
}

/// A property wrapper that observes an object that an enclosing view added to the environment.
///
/// Reading a missing object stops the program, as in SwiftUI; declaring the property alone does not
/// (E2).
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Creates a wrapper that observes the object of this type.
  public init() {}

  /// The observed object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        """
        No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
        \(ObjectType.self) may be missing as an ancestor of this view.
        """)
    }
    return object
  }

  /// A projection that creates bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: InspectedProperty {
  var inspectedValue: Any? { object }
}

extension EnvironmentObject: InstalledProperty {
  static var keepsState: Bool { false }

  static func install(
    at pointer: UnsafeMutableRawPointer, in node: ViewNode, _ slot: inout PropertySlot?
  ) {
    let property = pointer.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
    let both: EnvironmentObjectSlot
    if let slot {
      both = downcast(slot, to: EnvironmentObjectSlot.self)
    } else {
      both = EnvironmentObjectSlot(node)
      slot = both
    }
    let object = EnvironmentValues(node.scope, reader: both.reader).object(ObjectType.self)
    property.pointee.object = object
    if let object {
      ObjectSubscription.follow(object, in: node, &both.subscription)
    } else {
      both.subscription?.end()
      both.subscription = nil
    }
  }
}

final class EnvironmentObjectSlot: PropertySlot {
  let reader: EnvironmentReader
  var subscription: PropertySlot?

  init(_ node: ViewNode) { reader = EnvironmentReader(node) }

  override func end() {
    reader.end()
    subscription?.end()
  }
}

/// A node's subscription to an object's `objectWillChange`.
class ObjectSubscription: PropertySlot {
  let object: AnyObject

  fileprivate init(to object: AnyObject) { self.object = object }

  static func follow(
    _ object: some ObservableObject, in node: ViewNode, _ slot: inout PropertySlot?
  ) {
    if let known = slot as? ObjectSubscription {
      if known.object === object { return }
      known.end()
    }
    let new = ObjectSubscriber(object, node)
    object.objectWillChange.subscribe(new)
    slot = new
  }
}

/// Receives the changes itself, without a sink and its closures: a page has many subscriptions.
///
/// A publisher may call it on any thread: the state is in a mutex, and the weak reference is only
/// read.
private final class ObjectSubscriber<O: ObservableObject>: ObjectSubscription, Subscriber {
  typealias Failure = Never

  // Proof: Combine requires that a subscription can be cancelled on any thread, and the mutex only
  // passes it on.
  private enum State: @unchecked Sendable {
    case waiting
    case subscribed(any Subscription)
    case ended
  }

  private weak var node: ViewNode?
  private let state = Mutex(State.waiting)

  init(_ object: O, _ node: ViewNode) {
    self.node = node
    super.init(to: object)
  }

  func receive(subscription: any Subscription) {
    let isWanted = state.withLock { state in
      guard case .waiting = state else { return false }
      state = .subscribed(subscription)
      return true
    }
    if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  func receive(_ input: O.ObjectWillChangePublisher.Output) -> Subscribers.Demand {
    if !MainThread.isCurrent {
      DiagnosticSink.current.report(
        Diagnostic(
          """
          Publishing changes from background threads is not allowed; make sure to publish values \
          from the main thread (via operators like receive(on:)) on model updates.
          """))
    }
    ViewNode.observedChange(O.self) { [weak node] in node }
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}

  override func end() {
    let old = state.withLock { state in
      defer { state = .ended }
      return state
    }
    if case .subscribed(let subscription) = old { subscription.cancel() }
  }
}
