// SPDX-License-Identifier: MIT

extension View {
  /// Has no effect: hosts draw no system overlays over the app.
  ///
  /// Ignored: `visibility`.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Has no effect: hosts have no status bar.
  ///
  /// Ignored: `hidden`.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Has no effect: hosts have no status bar.
  ///
  /// Ignored: `hidden`.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Has no effect: `redacted(reason:)` fades all of a view while its content may be out of date.
  ///
  /// Ignored: `invalidatable`.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
