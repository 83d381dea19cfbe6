// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// Creates a view that handles one gesture.
nonisolated private func touched<Content: View>(
  _ content: Content, _ properties: (Property, PropertyValue?)...,
  handler: @escaping ContentNode.Handler
) -> BoxView<Content> {
  BoxView(properties, content: content, handler: handler)
}

extension View {
  /// Runs an action when the view is tapped a number of times.
  @preconcurrency
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    touched(
      self, (.tappable, .bool(true)), (.tapCount, count > 1 ? .number(Double(count)) : nil)
    ) { event throws(HostEventError) in
      guard event == .tap else { throw .unsupported }
      action()
    }
  }

  /// Runs an action on a long press of the view.
  ///
  /// Hosts use half a second and do not report the start of a press: `onPressingChanged` is called
  /// with true and then false when the press ends.
  ///
  /// Ignored: `maximumDistance` (the host decides), `minimumDuration` (hosts use half a second).
  @preconcurrency
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    touched(self, (.pressable, .bool(true))) { event throws(HostEventError) in
      guard event == .press else { throw .unsupported }
      onPressingChanged?(true)
      action()
      onPressingChanged?(false)
    }
    .ignoring(
      minimumDuration == 0.5
        ? nil : "A minimumDuration of onLongPressGesture other than half a second")
  }

  /// Runs an action on a long press of the view (the older form).
  @preconcurrency
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: (@MainActor (Bool) -> Void)?, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Runs an action when a pointer enters or leaves the view.
  ///
  /// Touches do not hover.
  @preconcurrency
  nonisolated public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View
  {
    touched(self, (.hoverable, .bool(true))) { event throws(HostEventError) in
      guard case .hover(let isOver) = event else { throw .unsupported }
      action(isOver)
    }
  }

  /// Adds a gesture to the view.
  @MainActor
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    GestureView(content: self, recognizer: mask.contains(.gesture) ? gesture._recognizer : nil)
  }

  /// Adds a gesture to the view, like ``gesture(_:including:)``: the innermost view that handles a
  /// touch receives it.
  @MainActor
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, including: mask) }

  /// Adds a gesture to the view, like ``gesture(_:including:)``: the innermost view that handles a
  /// touch receives it.
  @MainActor
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, including: mask) }

  /// Sets whether this view receives touches.
  ///
  /// Otherwise, touches reach the views behind it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    attributes((.hitTestingDisabled, enabled ? nil : .bool(true)))
  }

  /// Has no effect: the whole frame of a view receives touches.
  ///
  /// Ignored: `eoFill` and `shape` (the whole area receives touches).
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }

  /// Has no effect: hosts do not use content shapes.
  ///
  /// Ignored: `eoFill`, `kind` and `shape` (the whole area receives touches).
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
}

/// The uses of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The raw bits, one for each option.
  public let rawValue: Int
  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Previews of dragged views.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of views with a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Highlights below a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Outlines of assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

nonisolated private struct GestureView<Content: View>: View {
  let content: Content
  let recognizer: GestureRecognizer?

  @MainActor var body: some View {
    let (kind, actions) = (recognizer?.kind, recognizer?.actions ?? [])
    var properties: [(Property, PropertyValue?)] = []
    switch kind {
    case .taps(let count):
      properties.append((.tappable, .bool(true)))
      if count > 1 { properties.append((.tapCount, .number(Double(count)))) }
    case .press: properties.append((.pressable, .bool(true)))
    case nil: break
    }
    return BoxView(properties, content: content) { event throws(HostEventError) in
      switch (event, kind) {
      case (.tap, .taps?), (.press, .press?): for action in actions { action() }
      default: throw .unsupported
      }
    }
  }
}
