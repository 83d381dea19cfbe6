// SPDX-License-Identifier: MIT

import WaymarkRender

private struct FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether hosts mark the view with the focus.
  var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

extension View {
  /// Disables the marks that hosts draw around the views in this one that have the focus.
  ///
  /// Like SwiftUI's `focusEffectDisabled`: once a view disables the mark, no view inside of it can
  /// enable it again. It also applies to sheets and other presentations of this view. Use it only
  /// for a view that shows the focus itself; see ``EnvironmentValues/isFocused``. In a browser
  /// whose system sets all colours, the focus remains marked, because the view's own colours are
  /// not drawn there. In menus, the highlight of the item with the focus remains.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    EnvironmentView(
      content: attributes((.focusEffectDisabled, disabled ? .bool(true) : nil))
    ) { $0.isFocusEffectEnabled = $0.isFocusEffectEnabled && !disabled }
  }
}
