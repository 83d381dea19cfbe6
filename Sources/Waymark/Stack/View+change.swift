// SPDX-License-Identifier: MIT

import WaymarkUI

extension View {
  /// Runs an action when a value changes and, with `initial`, when the view appears.
  ///
  /// Like `onChange(of:initial:_:)`, which systems before iOS 17 do not have. On those, an initial
  /// action runs again at each later appearance, and a change uses the values that the closure
  /// captured before it. The action must therefore be harmless when it runs twice, and use only
  /// objects.
  func onNewValue<V: Equatable>(
    of value: V, initial: Bool = false, perform action: @escaping () -> Void
  ) -> some View {
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
      return onChange(of: value, initial: initial, action)
    }
    return onChange(of: value) { _ in action() }.onAppear { if initial { action() } }
  }
}
