// SPDX-License-Identifier: MIT

/// Which of a view's fields has the focus: what is typed goes to it.
///
/// Like SwiftUI's `FocusState`. Writing it moves the focus, and wherever the focus goes it is
/// written. What no field answers to is taken back in the same update: it reads as false or nil
/// again. Of all fields of an app one has the focus or none.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A place to read and write which field has the focus.
  @propertyWrapper
  public struct Binding: DynamicProperty {
    private var base: WaymarkViews.Binding<Value>
    let location: FocusLocation<Value>?

    fileprivate init(_ location: FocusLocation<Value>?, _ initial: Value) {
      self.location = location
      base = location.map { WaymarkViews.Binding(location: $0) } ?? .constant(initial)
    }

    /// The field that has the focus.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let none: Value
  private var location: FocusLocation<Value>?

  /// Whether the view's field has the focus.
  public init() where Value == Bool { none = false }

  /// Which of the view's fields has the focus; nil while none has it.
  public init<T: Hashable>() where Value == T? { none = nil }

  /// The field that has the focus.
  ///
  /// Outside `body` and the actions made in it, reading says that none has, and writing does
  /// nothing.
  public var wrappedValue: Value {
    get { location?.value ?? none }
    nonmutating set { location?.write(newValue, Transaction()) }
  }

  /// A binding to give to `focused`.
  public var projectedValue: Binding { Binding(location, none) }
}

extension FocusState: InstalledProperty {
  static func install(
    at pointer: UnsafeMutableRawPointer, in node: ViewNode, _ slot: inout PropertySlot?
  ) {
    let state = pointer.assumingMemoryBound(to: FocusState<Value>.self)
    if let slot {
      state.pointee.location = unsafeDowncast(slot, to: FocusLocation<Value>.self)
    } else {
      let location = FocusLocation(none: state.pointee.none, of: node)
      slot = location
      state.pointee.location = location
    }
  }
}

// Proof: as of `State`, of which this is a kind.
extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

/// Where a view keeps which of its fields has the focus.
// Proof: the value may be read on any thread, and all else is touched on the main actor only; a
// write from elsewhere finds its way there.
final class FocusLocation<Value: Hashable>: PropertySlot, BindingLocation, @unchecked Sendable {
  private let guarding = ReadLock()
  private var stored: Value
  private let none: Value
  // Proof: cleared when the node is unmounted.
  private unowned(unsafe) var node: ViewNode?
  private var readers = ReaderList()
  /// The fields that a value stands for, in the order in which they came.
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

  /// Takes a value without moving the focus.
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

  /// Whether one of the view's fields has the focus, or is to get it.
  var isWritten: Bool { value != none }

  /// Forgets what was wished for: none of the view's fields has the focus.
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
      if anchor.hasFocus { return }
      guard let element = anchor.firstField, graph.canFocus(element) else { continue }
      return graph.focus.move(to: element)
    }
    // Nothing answers to the value: it is that of the field that has the focus, if one has it.
    store(anchors.first(where: { $0.hasFocus })?.match ?? none)
  }
}
