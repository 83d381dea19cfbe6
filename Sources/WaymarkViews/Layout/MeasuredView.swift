// SPDX-License-Identifier: MIT

import WaymarkRender

/// A view that creates its content from the frame that hosts report, which is nil at first.
nonisolated struct MeasuredView<Content: View>: View {
  let properties: (ElementFrame?) -> [(Property, PropertyValue?)]
  let content: (ElementFrame?) -> Content
  @State private var frame: ElementFrame?

  init(
    properties: @escaping (ElementFrame?) -> [(Property, PropertyValue?)] = { _ in [] },
    @ViewBuilder content: @escaping (ElementFrame?) -> Content
  ) {
    self.properties = properties
    self.content = content
  }

  @MainActor var body: some View {
    ElementView(
      .box, [(.measured, .bool(true))] + properties(frame), content: content(frame)
    ) {
      [$frame] event throws(HostEventError) in
      guard case .frame(let frame) = event, frame.isPlausible else { throw .unsupported }
      if $frame.wrappedValue != frame { $frame.wrappedValue = frame }
    }
  }
}

extension View {
  /// Runs an action with a value computed from the view's geometry, initially and when it changes.
  ///
  /// See ``GeometryProxy`` for when geometry is reported.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    GeometryObserver(content: self, transform: transform) { _, new in action(new) }
  }

  /// Runs an action with the old and the new value computed from the view's geometry, which are
  /// initially equal.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    GeometryObserver(content: self, transform: transform, action: action)
  }
}

nonisolated private struct GeometryObserver<Content: View, T: Equatable & Sendable>: View {
  let content: Content
  let transform: @Sendable (GeometryProxy) -> T
  let action: (T, T) -> Void
  @Environment(\.windowFrame) private var window
  @Environment(\.coordinateSpaces) private var spaces

  @MainActor var body: some View {
    MeasuredView { frame in
      content.onChange(
        of: transform(GeometryProxy(own: frame ?? window, spaces: spaces)), initial: true, action)
    }
  }
}

enum WindowFrameKey: EnvironmentKey {
  static var defaultValue: ElementFrame { .usualWindow }
}

extension EnvironmentValues {
  /// The size of the window.
  var windowFrame: ElementFrame { self[WindowFrameKey.self] }
}
