// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Asks for confirmation before the enclosing window closes, while there are changes to lose.
  ///
  /// Available in macOS 15. A browser, which can be about to close, reload or leave the page, asks
  /// with its own text: title, actions and message are for platforms that let an app ask. A window
  /// that the app closes itself does not ask.
  ///
  /// Ignored: `titleKey`, `actions` and `message` (hosts show their own text).
  ///
  /// - Parameters:
  ///   - titleKey: The title of the dialog.
  ///   - shouldPresent: Whether there are changes to lose.
  ///   - actions: The buttons of the dialog.
  ///   - message: The message of the dialog.
  /// - Returns: The view with a confirmation dialog.
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    keepsWindow(shouldPresent)
  }

  /// Asks for confirmation before the enclosing window closes, while there are changes to lose.
  ///
  /// See the form with a message.
  ///
  /// Ignored: `actions` and `titleKey` (hosts show their own text).
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    keepsWindow(shouldPresent)
  }

  /// Asks for confirmation before the enclosing window closes, while there are changes to lose.
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

  /// Asks for confirmation before the enclosing window closes, while there are changes to lose.
  ///
  /// See the form with a message.
  ///
  /// Ignored: `actions` and `title` (hosts show their own text).
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    keepsWindow(shouldPresent)
  }

  /// Asks for confirmation before the enclosing window closes, while there are changes to lose.
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

  /// Asks for confirmation before the enclosing window closes, while there are changes to lose.
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
