// SPDX-License-Identifier: MIT

extension View {
  /// Sets the selection value of this view (T1).
  ///
  /// A ``Picker`` requires the exact type of its selection, or the wrapped type of an optional
  /// selection unless `includeOptional` is false (C1).
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    TagView(content: self, tag: Tag(tag, includeOptional: includeOptional))
  }
}

/// A selection value of a view, with its static type.
nonisolated struct Tag: Equatable {
  let value: AnyHashable
  private let type: ObjectIdentifier
  private let optional: ObjectIdentifier?

  init<V: Hashable>(_ tag: V, includeOptional: Bool = true) {
    value = tabTag(tag)
    type = ObjectIdentifier(V.self)
    optional = includeOptional ? ObjectIdentifier(V?.self) : nil
  }

  /// Returns the tag as a value of a selection's type; nil if the types differ.
  func value<V>(as wanted: V.Type) -> V? {
    let wanted = ObjectIdentifier(wanted)
    guard wanted == type || wanted == optional else { return nil }
    return value.base as? V
  }
}

nonisolated struct TagView<Content: View>: WrappingView {
  let content: Content
  let tag: Tag

  @MainActor
  func makeNode(in parent: ViewNode) -> TagNode {
    TagNode(tag, in: parent)
  }

  @MainActor
  func update(_ node: TagNode) {
    guard node.named != tag else { return }
    node.named = tag
    node.tellTagReaders()
  }
}

final class TagNode: SingleChildNode {
  fileprivate(set) var named: Tag
  var tag: AnyHashable { named.value }

  init(_ tag: Tag, in parent: ViewNode) {
    named = tag
    super.init(in: parent)
    markPreferences()
  }

  /// Reads a tag inside a tab's content like a preference, of which the outermost applies.
  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    if K.self == TagKey.self, value == nil, let tag = Optional(tag) as? K.Value {
      value = tag
    } else {
      super.reducePreference(key, into: &value)
    }
  }
}

enum TagKey: PreferenceKey {
  static var defaultValue: AnyHashable? { nil }
  static func reduce(value: inout AnyHashable?, nextValue: () -> AnyHashable?) {
    value = value ?? nextValue()
  }
}

/// A node whose content is named by tags.
@MainActor
protocol TagReader: ViewNode {
  /// A tag in the content, or whether it can be selected, has changed.
  ///
  /// - Parameter isDirect: Whether no element is between the modifier and the node.
  func tagsChanged(isDirect: Bool)
}

extension ViewNode {
  /// Tells those whose content this modifier names, or does not let be selected.
  func tellTagReaders() {
    var isDirect = true
    var next = parent
    while let node = next {
      (node as? any TagReader)?.tagsChanged(isDirect: isDirect)
      if let element = node as? ElementNode {
        if element.wrapper != nil { return }
        isDirect = false
      }
      next = node.parent
    }
  }
}

/// Returns a tag for comparison: an optional equals its wrapped value (T1).
func tabTag<V: Hashable>(_ tag: V) -> AnyHashable {
  (V.self as? any OptionalTag.Type)?.unwrapped(tag) ?? AnyHashable(tag)
}

private protocol OptionalTag {
  static func unwrapped(_ tag: Any) -> AnyHashable?
}

extension Optional: OptionalTag where Wrapped: Hashable {
  fileprivate static func unwrapped(_ tag: Any) -> AnyHashable? {
    (tag as? Wrapped).map { AnyHashable($0) }
  }
}
