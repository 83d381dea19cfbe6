// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Sets a preference value created from an anchor of this view.
  ///
  /// The anchor refers to `value`, such as the bounds of the view. The preference replaces the
  /// values of this view's descendants. An enclosing view, usually one with
  /// ``overlayPreferenceValue(_:alignment:_:)``, resolves the anchor with a ``GeometryProxy``.
  /// If this view stands for several, such as those of a `Group`, each sets a value (D10).
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    BoxView(
      content: self,
      layers: [AnchorLayer<K> { place in .value(transform(Anchor(value, in: place))) }])
  }

  /// Changes the preference value of this view's descendants with an anchor of this view.
  ///
  /// If no descendant sets a value, `transform` receives the default value of the key.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    BoxView(
      content: self,
      layers: [
        AnchorLayer<K> { place in
          let anchor = Anchor(value, in: place)
          return .change { transform(&$0, anchor) }
        }
      ])
  }
}

/// What a view with an anchor does to a preference.
nonisolated private enum AnchoredPreference<K: PreferenceKey> {
  /// It sets a value.
  case value(K.Value)
  /// It changes the value of its descendants.
  case change((inout K.Value) -> Void)
}

/// A measured box, which sets a preference.
nonisolated private struct AnchorLayer<K: PreferenceKey>: BoxLayer {
  let preference: (AnchorPlace) -> AnchoredPreference<K>

  init(_ preference: @escaping (AnchorPlace) -> AnchoredPreference<K>) {
    self.preference = preference
  }

  @MainActor
  func make(in parent: ViewNode, _ child: (ViewNode) -> ViewNode) -> ViewNode {
    let node = AnchoredNode<K>(preference, in: parent)
    node.child = child(node)
    node.finish()
    return node
  }

  @MainActor
  func update(_ node: ViewNode, _ child: (ViewNode) -> Void) {
    let node = downcast(node, to: AnchoredNode<K>.self)
    node.receive(preference)
    if let inside = node.child { child(inside) }
  }
}

/// The node of a measured box that sets a preference.
private final class AnchoredNode<K: PreferenceKey>: ElementNode {
  var child: ViewNode?
  private let place = AnchorPlace()
  private var preference: AnchoredPreference<K>

  init(_ preference: (AnchorPlace) -> AnchoredPreference<K>, in parent: ViewNode) {
    self.preference = preference(place)
    super.init(.box, in: parent)
    markPreferences()
    scope.containers.collector?.changed()
  }

  func receive(_ new: (AnchorPlace) -> AnchoredPreference<K>) {
    let old = preference
    preference = new(place)
    if case .value(let old) = old, case .value(let new) = preference,
      EqualityTable.areEqual(old, new)
    {
      return
    }
    scope.containers.collector?.changed()
  }

  override func forEachOwnProperty(_ body: (Property, PropertyValue) -> Void) {
    body(.measured, .bool(true))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func handle(_ action: HostEvent.Action) throws(HostEventError) {
    guard case .frame(let frame) = action, frame.isPlausible else { throw .unsupported }
    place.receive(frame)
  }

  override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type, into result: inout Key.Value?
  ) {
    guard Key.self == K.self else { return super.reducePreference(key, into: &result) }
    let value: K.Value
    switch preference {
    case .value(let own): value = own
    case .change(let change):
      var below: K.Value?
      super.reducePreference(K.self, into: &below)
      var changed = below ?? K.defaultValue
      change(&changed)
      value = changed
    }
    guard let value = value as? Key.Value else { return }
    Key.add(value, to: &result)
  }

  override func didUnmount() { scope.containers.collector?.changed() }
}
