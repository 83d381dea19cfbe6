// SPDX-License-Identifier: MIT

/// A property wrapper for the focused field of a view.
///
/// Like SwiftUI's `FocusState`. Writing it moves the focus, and it is written whenever the focus
/// moves. A value that matches no field is reverted in the same update: it reads as false or nil
/// again. At most one field of an app has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus state.
  @propertyWrapper
  public struct Binding: DynamicProperty {
    private var base: WaymarkViews.Binding<Value>
    let location: FocusLocation<Value>?

    fileprivate init(_ location: FocusLocation<Value>?, _ initial: Value) {
      self.location = location
      base = location.map { WaymarkViews.Binding(location: $0) } ?? .constant(initial)
    }

    /// The focused field.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let none: Value
  private var location: FocusLocation<Value>?

  /// Creates state for whether the view's field has the focus.
  public init() where Value == Bool { none = false }

  /// Creates state for the focused field of the view; nil while none has the focus.
  public init<T: Hashable>() where Value == T? { none = nil }

  /// The focused field.
  ///
  /// Outside of `body` and the actions created in it, reading returns no focus, and writing has no
  /// effect.
  public var wrappedValue: Value {
    get { location?.value ?? none }
    nonmutating set { location?.write(newValue, Transaction()) }
  }

  /// A binding for the `focused` modifier.
  public var projectedValue: Binding { Binding(location, none) }
}

extension FocusState: InspectedProperty {
  var inspectedValue: Any? { wrappedValue }
}

extension FocusState: InstalledProperty {
  static func install(
    at pointer: UnsafeMutableRawPointer, in node: ViewNode, _ slot: inout PropertySlot?
  ) {
    let state = pointer.assumingMemoryBound(to: FocusState<Value>.self)
    if let slot {
      state.pointee.location = downcast(slot, to: FocusLocation<Value>.self)
    } else {
      let location = FocusLocation(none: state.pointee.none, of: node)
      slot = location
      state.pointee.location = location
    }
  }
}

// Proof: as for `State`, of which this is a variant.
extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

/// The storage of a view's focus state.
// Proof: the value can be read on any thread, and everything else is accessed on the main actor
// only; writes from other threads are dispatched to it.
final class FocusLocation<Value: Hashable>: PropertySlot, BindingLocation, @unchecked Sendable {
  private let guarding = ReadLock()
  private var stored: Value
  private let none: Value
  // Proof: cleared when the node is unmounted.
  private unowned(unsafe) var node: ViewNode?
  private var readers = ReaderList()
  /// The fields of each value, in the order of their creation.
  private var anchors: [FocusAnchor<Value>] = []

  init(none: Value, of node: ViewNode) {
    stored = none
    self.none = none
    self.node = node
  }

  var value: Value {
    guarding.lock()
    defer { guarding.unlock() }
    return stored
  }

  func write(_ new: Value, _ transaction: Transaction) {
    guard MainThread.isCurrent else { return MainThread.run { [self] in write(new, transaction) } }
    guard node != nil, new != value else { return }
    guarding.exchange(&stored, new)
    MainThread.now { [self] in
      changed()
      if let graph = node?.graph { graph.focus.wish(self, in: graph) }
    }
  }

  /// Stores a value without moving the focus.
  @MainActor
  func store(_ new: Value) {
    guard new != value else { return }
    guarding.exchange(&stored, new)
    changed()
  }

  @MainActor
  private func changed() {
    node?.invalidate()
    readers.invalidate()
  }

  func read() -> Value { value }
  var isTracked: Bool { true }
  func isSame(as other: AnyObject) -> Bool { self === other }

  func add(_ reader: BindingReader) -> Bool {
    readers.add(reader)
    return true
  }

  func remove(_ reader: BindingReader) { readers.remove(reader) }

  func add(_ anchor: FocusAnchor<Value>) { anchors.append(anchor) }
  func remove(_ anchor: FocusAnchor<Value>) { anchors.removeAll { $0 === anchor } }

  override func end() { node = nil }

  /// Whether one of the view's fields has, or will get, the focus.
  var isWritten: Bool { value != none }

  /// Clears the request: none of the view's fields has the focus.
  @MainActor func clear() { store(none) }
}

extension FocusLocation: FocusWish {
  func settle(in graph: ViewGraph) {
    guard node != nil else { return }
    if value == none {
      if anchors.contains(where: { $0.hasFocus }) { graph.focus.move(to: nil) }
      return
    }
    for anchor in anchors where anchor.match == value {
      // A view in it may have the focus, for another value.
      if anchor.hasFocus, !anchors.contains(where: { $0.hasFocus && $0.match != value }) { return }
      guard let element = anchor.firstField, graph.canFocus(element) else { continue }
      return graph.focus.move(to: element)
    }
    // No field matches the value, so restore that of the focused field, if any.
    store(anchors.first(where: { $0.hasFocus })?.match ?? none)
  }
}
