// SPDX-License-Identifier: MIT

/// The key of a value that a view gives the container around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The values that a view gives the container around it, such as a board on which it is pinned.
///
/// Unlike a preference, a value reaches only the container that resolves the view as one of its
/// subviews: see ``Group/init(subviews:transform:)``.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isPinned = false
/// }
///
/// struct Board<Content: View>: View {
///   @ViewBuilder let content: Content
///
///   var body: some View {
///     VStack {
///       ForEach(subviews: content) { note in
///         note.opacity(note.containerValues.isPinned ? 1 : 0.5)
///       }
///     }
///   }
/// }
///
/// Board {
///   Text("Milk").containerValue(\.isPinned, true)
///   Text("Bread")
/// }
/// ```
nonisolated public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [Tag] = []

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the outermost tag of a type that the view has by `tag(_:includeOptional:)`.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    for tag in tags.reversed() {
      if let value = tag.value(as: type) { return value }
    }
    return nil
  }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  var outermostTag: Tag? { tags.last }

  mutating func add(_ tag: Tag) { tags.append(tag) }
}

extension View {
  /// Sets a value for the container around the view.
  ///
  /// On several views, such as those of a `Group`, it sets the value of each; on a `Section`, of
  /// the section and of each view in it. Of several, the outermost applies. A value set in the
  /// `body` of a custom view does not reach the container (D42).
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    ContainerValueView(content: self) { $0[keyPath: keyPath] = value }
  }
}

nonisolated struct ContainerValueView<Content: View>: WrappingView {
  let content: Content
  let set: (inout ContainerValues) -> Void

  @MainActor
  func makeNode(in parent: ViewNode) -> SingleChildNode { SingleChildNode(in: parent) }

  // A container reads the values when it resolves its subviews, which has happened by now.
  @MainActor
  func update(_ node: SingleChildNode) {}
}

extension ContainerValueView: EachModifier {}

/// A modifier that determines container values.
@MainActor
protocol ContainerValueSetting {
  func set(_ values: inout ContainerValues)
}

extension ContainerValueView: ContainerValueSetting {
  @MainActor
  func set(_ values: inout ContainerValues) { set(&values) }
}

extension TagView: ContainerValueSetting {
  @MainActor
  func set(_ values: inout ContainerValues) { values.add(tag) }
}
