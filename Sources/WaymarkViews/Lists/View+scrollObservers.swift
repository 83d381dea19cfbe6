// SPDX-License-Identifier: MIT

extension View {
  /// Runs an action when a value computed from the geometry of a scroll view changes (D37).
  ///
  /// Like SwiftUI's `onScrollGeometryChange`. Observes the first scroll view or list in this view.
  /// The action runs first, with two equal values, when the host has laid out the scroll view, and
  /// from then on each time the value differs from the last one.
  ///
  /// A host reports the geometry while it changes, but only once the app has handled the previous
  /// report: on a slow connection, values between may be missing, while the last one always
  /// arrives. Compute a value that changes rarely, such as whether the offset exceeds 100 points.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Computes the value.
  ///   - action: Receives the old and the new value.
  /// - Returns: A view that runs the action.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ScrollGeometryView(content: self, transform: transform, action: action)
  }

  /// Runs an action when the phase of a scroll view changes (D37).
  ///
  /// Like SwiftUI's `onScrollPhaseChange`. Observes the first scroll view or list in this view,
  /// which is idle at first. All phases are reported in order, several at once if the app has not
  /// handled the previous report before; of more than eight, the oldest are left out.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    ScrollPhaseView(content: self) { old, new, _ in action(old, new) }
  }

  /// Runs an action, which also receives the geometry and the velocity, when the phase of a scroll
  /// view changes (D37).
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    ScrollPhaseView(content: self, action: action)
  }

  /// Runs an action when the view becomes visible on the screen, and when it does not any more
  /// (D37).
  ///
  /// Like SwiftUI's `onScrollVisibilityChange`. A view is visible if at least a fraction of it is
  /// in the visible area of all scroll views around it and of the window. When the view disappears,
  /// because it is removed or covered by another screen, the action runs with false. It does not
  /// run for a view that is invisible from the beginning.
  ///
  /// - Parameters:
  ///   - threshold: The fraction, from 0 to 1; values beyond are clamped. If 0, each visible part
  ///     counts.
  ///   - action: Receives whether the view is visible.
  /// - Returns: A view that runs the action.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    ScrollVisibilityView(content: self, threshold: threshold, action: action)
  }
}
