// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// Runs an action when a person presses or holds a key while the focus is in this view.
  ///
  /// Like SwiftUI's `onKeyPress`, but a page decides what else a key does before the action has
  /// run. A key that a view lists, here or in ``onKeyPress(keys:phases:action:)``, has no other
  /// effect, whatever the action returns; for the keys of other overloads, the browser also does
  /// what is usual, such as scrolling. In a field, and while Command, Control or Option is held,
  /// each key has its usual effect: a character is typed, and Return submits.
  ///
  /// The focus is on a field, on a `focusable` view or, in a browser, on a control. Of several
  /// views around the focus, the innermost receives a key first, until an action returns `handled`.
  /// Views inside of a sheet are not inside of the view that presents it. Keyboard shortcuts take
  /// precedence, and so do the keys by which a person uses a control, such as Space on a button.
  /// Letters match in lowercase and uppercase. While the app is busy, repeats are dropped. Browsers
  /// keep some keys for themselves, such as those that open and close tabs.
  @preconcurrency
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
  }

  /// Runs an action for some phases of a key while the focus is in this view; see
  /// ``onKeyPress(_:action:)``.
  @preconcurrency
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs an action for some keys while the focus is in this view; see ``onKeyPress(_:action:)``.
  ///
  /// Without keys or phases, it never runs.
  @preconcurrency
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(
      content: self,
      listener: KeyListener(keys: Set(keys.map(\.value)), phases: phases, action: action))
  }

  /// Runs an action for keys that type characters of a set while the focus is in this view; see
  /// ``onKeyPress(_:action:)``.
  ///
  /// The keys keep their effects in the browser.
  @preconcurrency
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(
      content: self,
      listener: KeyListener(characters: characters, phases: phases, action: action))
  }

  /// Runs an action for all keys while the focus is in this view; see ``onKeyPress(_:action:)``.
  ///
  /// The keys keep their effects in the browser. Keys without a character that ``KeyEquivalent``
  /// does not name, such as the function keys, are not received.
  @preconcurrency
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, listener: KeyListener(phases: phases, action: action))
  }
}
