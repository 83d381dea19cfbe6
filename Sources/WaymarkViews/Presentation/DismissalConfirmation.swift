// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Asks before the window that the view is in closes, while there is something to lose.
  ///
  /// As of macOS 15. In a browser, which may be about to close, reload or leave the page, the
  /// browser asks in its own words: title, actions and message are for platforms that let an app
  /// ask. A window that the app closes itself does not ask.
  ///
  /// Ignored: `titleKey`, `actions` and `message` (hosts show their own text).
  ///
  /// - Parameters:
  ///   - titleKey: The dialog's title.
  ///   - shouldPresent: Whether there is something to lose.
  ///   - actions: The dialog's buttons.
  ///   - message: What would be lost.
  /// - Returns: The view, which asks.
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    keepsWindow(shouldPresent)
  }

  /// Asks before the window that the view is in closes, while there is something to lose.
  ///
  /// See the form with a message.
  ///
  /// Ignored: `actions` and `titleKey` (hosts show their own text).
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    keepsWindow(shouldPresent)
  }

  /// Asks before the window that the view is in closes, while there is something to lose.
  ///
  /// See the form with a message.
  ///
  /// Ignored: `actions`, `message` and `title` (hosts show their own text).
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    keepsWindow(shouldPresent)
  }

  /// Asks before the window that the view is in closes, while there is something to lose.
  ///
  /// See the form with a message.
  ///
  /// Ignored: `actions` and `title` (hosts show their own text).
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    keepsWindow(shouldPresent)
  }

  /// Asks before the window that the view is in closes, while there is something to lose.
  ///
  /// See the form with a message.
  ///
  /// Ignored: `actions`, `message` and `title` (hosts show their own text).
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    keepsWindow(shouldPresent)
  }

  /// Asks before the window that the view is in closes, while there is something to lose.
  ///
  /// See the form with a message.
  ///
  /// Ignored: `actions` and `title` (hosts show their own text).
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    keepsWindow(shouldPresent)
  }

  nonisolated private func keepsWindow(_ keeps: Bool) -> some View {
    attributes((.confirmsClosing, keeps ? .bool(true) : nil))
  }
}
