// SPDX-License-Identifier: MIT

extension View {
  /// Would show or hide what the system draws over the app; hosts draw nothing of that.
  ///
  /// Ignored: `visibility`.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Would hide the bar of the device's status; hosts have none.
  ///
  /// Ignored: `hidden`.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Would hide the bar of the device's status; hosts have none.
  ///
  /// Ignored: `hidden`.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Says that what the view shows may be out of date; for that reason all of a view is drawn
  /// fainter, by `redacted(reason:)`.
  ///
  /// Ignored: `invalidatable`.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
