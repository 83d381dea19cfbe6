// SPDX-License-Identifier: MIT

import OpenCombine
import WaymarkDiagnostics

// The wrappers' members are isolated, not the structs: a `nonisolated init` of a `@MainActor`
// struct may not set a stored property that is not Sendable.

/// Follows an object that is kept elsewhere: the view is evaluated again on each of its changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to one property.
    @MainActor
    @preconcurrency
    public subscript<S>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, S>
    ) -> Binding<S> {
      Binding(location: ObjectLocation(object, keyPath))
    }
  }

  private var object: ObjectType

  /// Follows an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// The same as ``init(wrappedValue:)``.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }
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

/// Makes an object once for each place of a view, keeps it, and follows it (S1).
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let thunk: () -> ObjectType
  private var object: ObjectType?

  /// Keeps what `thunk` makes; it runs when the view first gets its place, never for a view value
  /// that is thrown away.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    self.thunk = thunk
  }

  /// The object.
  ///
  /// Before the view is on screen, a new one at each access.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? thunk() }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
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

/// Follows an object that a view above put into the environment.
///
/// Reading where none is there ends the program, as it does with SwiftUI; declaring alone does not
/// (E2).
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Follows the object of this type.
  public init() {}

  /// The object.
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

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: InstalledProperty {
  static var keepsState: Bool { false }

  static func install(
    at pointer: UnsafeMutableRawPointer, in node: ViewNode, _ slot: inout PropertySlot?
  ) {
    let property = pointer.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
    let both: EnvironmentObjectSlot
    if let slot {
      both = unsafeDowncast(slot, to: EnvironmentObjectSlot.self)
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
final class ObjectSubscription: PropertySlot {
  private(set) var object: AnyObject
  private var cancellable: AnyCancellable?

  private init<O: ObservableObject>(_ object: O, _ node: ViewNode) {
    self.object = object
    super.init()
    cancellable = object.objectWillChange.sink { [weak node] _ in
      if !MainThread.isCurrent {
        DiagnosticSink.current.report(
          Diagnostic(
            """
            Publishing changes from background threads is not allowed; make sure to publish \
            values from the main thread (via operators like receive(on:)) on model updates.
            """))
      }
      ViewNode.observedChange { [weak node] in node }
    }
  }

  static func follow(
    _ object: some ObservableObject, in node: ViewNode, _ slot: inout PropertySlot?
  ) {
    if let known = slot as? ObjectSubscription {
      if known.object === object { return }
      known.end()
    }
    slot = ObjectSubscription(object, node)
  }

  override func end() {
    cancellable?.cancel()
    cancellable = nil
  }
}
