// SPDX-License-Identifier: MIT

extension View {
  /// Sets a preference value, which replaces those of this view's descendants.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    PreferenceView<Self, K>(content: self, value: value)
  }

  /// Transforms the preference value of this view's descendants.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceTransformView<Self, K>(content: self, transform: callback)
  }

  /// Calls `action` when the preference value of this view's descendants changes.
  ///
  /// The action is called initially only if the value differs from the default.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceReaderView<Self, K>(content: self, action: action)
  }
}

nonisolated struct PreferenceView<Content: View, K: PreferenceKey>: WrappingView {
  let content: Content
  let value: K.Value

  @MainActor
  func makeNode(in parent: ViewNode) -> PreferenceNode<K> {
    PreferenceNode<K>(value, in: parent)
  }

  @MainActor
  func update(_ node: PreferenceNode<K>) {
    node.receive(value)
  }
}

/// Sets a preference.
final class PreferenceNode<K: PreferenceKey>: SingleChildNode {
  fileprivate private(set) var value: K.Value

  init(_ value: K.Value, in parent: ViewNode) {
    self.value = value
    super.init(in: parent)
    markPreferences()
    scope.containers.collector?.changed()
  }

  func receive(_ new: K.Value) {
    let isSame = EqualityTable.areEqual(value, new)
    value = new
    if !isSame { scope.containers.collector?.changed() }
  }

  override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type, into result: inout Key.Value?
  ) {
    guard let value = value as? Key.Value, Key.self == K.self else {
      return super.reducePreference(key, into: &result)
    }
    Key.add(value, to: &result)
  }

  override func didUnmount() { scope.containers.collector?.changed() }
}

extension ElementNode {
  /// Returns the value of a preference that is set around this element, the outermost one up to the
  /// enclosing element, or else the value of the content.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var value: K.Value?
    reducePreference(key, into: &value)
    var next = parent
    while let node = next, !(node is ElementNode) {
      if let around = node as? PreferenceNode<K> { value = around.value }
      next = node.parent
    }
    return value
  }
}

nonisolated struct PreferenceTransformView<Content: View, K: PreferenceKey>: WrappingView {
  let content: Content
  let transform: (inout K.Value) -> Void

  @MainActor
  func makeNode(in parent: ViewNode) -> PreferenceTransformNode<K> {
    PreferenceTransformNode<K>(transform, in: parent)
  }

  @MainActor
  func update(_ node: PreferenceTransformNode<K>) {
    node.transform = transform
    node.scope.containers.collector?.changed()
  }
}

final class PreferenceTransformNode<K: PreferenceKey>: SingleChildNode {
  var transform: (inout K.Value) -> Void

  init(_ transform: @escaping (inout K.Value) -> Void, in parent: ViewNode) {
    self.transform = transform
    super.init(in: parent)
    markPreferences()
    scope.containers.collector?.changed()
  }

  override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type, into result: inout Key.Value?
  ) {
    guard Key.self == K.self else { return super.reducePreference(key, into: &result) }
    var below: K.Value?
    super.reducePreference(K.self, into: &below)
    var value = below ?? K.defaultValue
    transform(&value)
    guard let value = value as? Key.Value else { return }
    Key.add(value, to: &result)
  }

  override func didUnmount() { scope.containers.collector?.changed() }
}

nonisolated struct PreferenceReaderView<Content: View, K: PreferenceKey>: WrappingView
where K.Value: Equatable {
  let content: Content
  let action: (K.Value) -> Void

  @MainActor
  func makeNode(in parent: ViewNode) -> PreferenceReaderNode<K> {
    PreferenceReaderNode<K>(action, in: parent)
  }

  @MainActor
  func update(_ node: PreferenceReaderNode<K>) {
    node.action = action
  }
}

final class PreferenceReaderNode<K: PreferenceKey>: PreferenceFollowerNode<K>
where K.Value: Equatable {
  var action: (K.Value) -> Void

  init(_ action: @escaping (K.Value) -> Void, in parent: ViewNode) {
    self.action = action
    super.init(in: parent)
  }

  override func preferenceChanged(to value: K.Value) {
    graph.effects.add(.change) { [weak self] in self?.action(value) }
  }
}

/// Observes a preference of the node's content.
class PreferenceFollowerNode<K: PreferenceKey>: SingleChildNode {
  private var last = K.defaultValue
  private let inner: EnvironmentScope
  private var collector: PreferenceCollector?

  init(in parent: ViewNode) {
    inner = EnvironmentScope(below: parent.scopeForChildren)
    super.init(in: parent)
    let collector = PreferenceCollector(graph, below: scope.containers.collector) {
      [weak self] in self?.collect()
    }
    self.collector = collector
    inner.containers.collector = collector
  }

  override final var scopeForChildren: EnvironmentScope { inner }

  private func collect() {
    guard isAlive else { return }
    var found: K.Value?
    reducePreference(K.self, into: &found)
    let value = found ?? K.defaultValue
    guard !EqualityTable.areEqual(value, last) else { return }
    last = value
    preferenceChanged(to: value)
  }

  /// Called when the value of the preference has changed, in the same flush.
  func preferenceChanged(to value: K.Value) {}
}
