// SPDX-License-Identifier: MIT

import WaymarkUI

extension View {
  /// Runs an action when a value is another than it was and, with `initial`, when the view appears.
  ///
  /// Like `onChange(of:initial:_:)`, which systems before iOS 17 do not have. There an initial
  /// action runs again at each later appearance, and a change finds what the closure captured
  /// before it: so the action must do no harm when it runs twice, and look at objects only.
  func onNewValue<V: Equatable>(
    of value: V, initial: Bool = false, perform action: @escaping () -> Void
  ) -> some View {
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
      return onChange(of: value, initial: initial, action)
    }
    return onChange(of: value) { _ in action() }.onAppear { if initial { action() } }
  }
}
