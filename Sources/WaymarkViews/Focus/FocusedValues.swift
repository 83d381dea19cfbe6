// SPDX-License-Identifier: MIT

/// A key of a value that the focused view, or the scene, provides.
public protocol FocusedValueKey {
  /// The type of the key's values.
  associatedtype Value
}

/// The values that the focused view, its enclosing views and the scene provide.
///
/// Extend it with a computed property for each key, or with `@Entry var name: Type?`.
public struct FocusedValues {
  private let source: FocusedValueRoot?
  private let reader: EnvironmentReader?
  private(set) var own: [ObjectIdentifier: FocusedBox] = [:]

  init(_ source: FocusedValueRoot? = nil, reader: EnvironmentReader? = nil) {
    self.source = source
    self.reader = reader
  }

  /// Accesses the value of a key; nil if no focused view provides it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { value(ObjectIdentifier(key)) }
    set { set(ObjectIdentifier(key), newValue) }
  }

  func value<Value>(_ key: ObjectIdentifier) -> Value? {
    if let box = own[key] { return downcast(box, to: TypedFocusedBox<Value>.self).value }
    guard let source else { return nil }
    let box: TypedFocusedBox<Value> = source.box(key)
    reader?.follow(box)
    return box.value
  }

  mutating func set<Value>(_ key: ObjectIdentifier, _ value: Value?) {
    own[key] = TypedFocusedBox(value)
  }
}

/// The value of a key, with its readers.
class FocusedBox: AnyEnvironmentBox {
  /// Adopts the value of another box of the same key; nil for none.
  @MainActor func adopt(_ other: FocusedBox?) {}
}

final class TypedFocusedBox<Value>: FocusedBox {
  private(set) var value: Value?

  init(_ value: Value?) { self.value = value }

  override func adopt(_ other: FocusedBox?) {
    let new = other.flatMap { downcast($0, to: TypedFocusedBox<Value>.self).value }
    let isSame = Self.isSame(value, new)
    value = new
    if !isSame { invalidateReaders() }
  }

  private static func isSame(_ old: Value?, _ new: Value?) -> Bool {
    switch (old, new) {
    case (nil, nil): true
    case (let old?, let new?):
      if let old = old as? any PlaceHolding, let new = new as? any PlaceHolding {
        old.place === new.place || old.place.isSame(as: new.place)
      } else if Value.self is AnyObject.Type {
        (old as AnyObject) === (new as AnyObject)
      } else {
        EqualityTable.areEqual(old, new)
      }
    default: false
    }
  }
}

/// A binding of any type.
private protocol PlaceHolding {
  var place: any BindingLocation { get }
}

extension Binding: PlaceHolding {
  fileprivate var place: any BindingLocation { location }
}

/// The values that the focus provides in a graph.
@MainActor
final class FocusedValueRoot {
  // Proof: created and read in updates, which run on the main actor.
  nonisolated(unsafe) private var boxes: [ObjectIdentifier: FocusedBox] = [:]
  /// The visible views that provide scene values, in the order of appearance.
  private var scenes: [FocusedSceneNode] = []
  private(set) var isStale = false

  nonisolated init() {}

  nonisolated func box<Value>(_ key: ObjectIdentifier) -> TypedFocusedBox<Value> {
    if let box = boxes[key] { return downcast(box, to: TypedFocusedBox<Value>.self) }
    let box = TypedFocusedBox<Value>(nil)
    boxes[key] = box
    return box
  }

  func add(_ node: FocusedSceneNode) { scenes.append(node) }
  func remove(_ node: FocusedSceneNode) { scenes.removeAll { $0 === node } }

  /// Reports that the provided values may have changed.
  func change(in graph: ViewGraph) {
    isStale = true
    graph.askForFlush()
  }

  func noteMove() { isStale = true }

  /// Determines the values that are provided now.
  ///
  /// - Returns: Whether there was work to do.
  func settle(_ focus: ElementNode?) -> Bool {
    guard isStale else { return false }
    isStale = false
    var values = FocusedValues()
    for scene in scenes where scene.isOpen { scene.change?(&values) }
    var around: [FocusedValueNode] = []
    var next: ViewNode? = focus
    while let node = next {
      if let node = node as? FocusedValueNode { around.append(node) }
      next = node.parent
    }
    for node in around.reversed() { node.change?(&values) }
    for (key, box) in boxes { box.adopt(values.own[key]) }
    for (key, box) in values.own where boxes[key] == nil { boxes[key] = box }
    return true
  }
}
