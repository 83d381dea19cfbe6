// SPDX-License-Identifier: MIT

extension View {
  /// Overlays this view with views created from a preference value of this view.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceValueView<Self, K, V>(
      content: self, isInFront: true, alignment: alignment, transform: transform)
  }

  /// Adds views behind this view, created from a preference value of this view.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceValueView<Self, K, V>(
      content: self, isInFront: false, alignment: alignment, transform: transform)
  }
}

/// A view that creates an overlay or a background from a preference of its content.
nonisolated private struct PreferenceValueView<Content: View, K: PreferenceKey, Shown: View>: View {
  let content: Content
  let isInFront: Bool
  let alignment: Alignment
  let transform: (K.Value) -> Shown
  // Only the overlay or background reads the value, so a change does not evaluate the content
  // again.
  @State private var value = K.defaultValue

  init(
    content: Content, isInFront: Bool, alignment: Alignment,
    transform: @escaping (K.Value) -> Shown
  ) {
    self.content = content
    self.isInFront = isInFront
    self.alignment = alignment
    self.transform = transform
  }

  @MainActor var body: some View {
    let content = PreferenceCatcher<Content, K>(content: content, value: $value)
    let shown = PreferenceReading(value: $value, transform: transform)
    if isInFront {
      content.overlay(alignment: alignment) { shown }
    } else {
      content.background(alignment: alignment) { shown }
    }
  }
}

nonisolated private struct PreferenceReading<Value, Shown: View>: View {
  @Binding var value: Value
  let transform: (Value) -> Shown

  init(value: Binding<Value>, transform: @escaping (Value) -> Shown) {
    _value = value
    self.transform = transform
  }

  @MainActor var body: some View { transform(value) }
}

/// A view that writes a preference of its content to a binding, in the update that changes it.
nonisolated private struct PreferenceCatcher<Content: View, K: PreferenceKey>: WrappingView {
  let content: Content
  let value: Binding<K.Value>

  @MainActor
  func makeNode(in parent: ViewNode) -> PreferenceCatcherNode<K> {
    PreferenceCatcherNode<K>(value, in: parent)
  }

  @MainActor
  func update(_ node: PreferenceCatcherNode<K>) { node.value = value }
}

private final class PreferenceCatcherNode<K: PreferenceKey>: PreferenceFollowerNode<K> {
  var value: Binding<K.Value>

  init(_ value: Binding<K.Value>, in parent: ViewNode) {
    self.value = value
    super.init(in: parent)
  }

  override func preferenceChanged(to value: K.Value) { self.value.wrappedValue = value }
}
