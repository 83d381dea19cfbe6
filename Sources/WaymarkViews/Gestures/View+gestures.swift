// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

extension View {
  /// Runs an action when the view is tapped a number of times.
  @preconcurrency
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    GestureView(
      content: self, gesture: _EndedGesture(base: TapGesture(count: count)) { _ in action() })
  }

  /// Runs an action with the location of a tap when the view is tapped a number of times.
  @preconcurrency
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    let tap = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
    return GestureView(
      content: self, gesture: _EndedGesture(base: tap) { value in action(value.location) })
  }

  /// Runs an action on a long press of the view.
  ///
  /// `onPressingChanged` is called with true when the finger is down, and with false when the press
  /// has ended, with or without success. A press by key takes no time.
  @preconcurrency
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return GestureView(
      content: self,
      gesture: PressingGesture(
        press: press, pressing: onPressingChanged ?? { _ in }, action: action))
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
    BoxView([(.hoverable, .bool(true))], content: self) { event throws(HostEventError) in
      guard case .hover(let isOver, _) = event else { throw .unsupported }
      action(isOver)
    }
  }

  /// Adds a gesture to the view, which those of its subviews precede.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { GestureView(content: self, gesture: gesture, mask: mask) }

  /// Adds a gesture to the view, which those of its subviews precede, if it is enabled.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture to the view, which is recognised together with others.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, priority: .simultaneous, mask: mask)
  }

  /// Adds a gesture to the view, which is recognised together with others, if it is enabled.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View { simultaneousGesture(gesture, including: isEnabled ? .all : .subviews) }

  /// Adds a gesture to the view, which precedes those of its subviews.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, priority: .high, mask: mask)
  }

  /// Adds a gesture to the view, which precedes those of its subviews, if it is enabled.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View { highPriorityGesture(gesture, including: isEnabled ? .all : .subviews) }

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
