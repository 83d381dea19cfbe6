// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Presents an alert while a binding is true.
  ///
  /// Each button runs its action and then writes false (M12). A `cancel` button comes last and
  /// handles the Escape key; without any buttons the alert shows an OK button.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(isPresented, Dialog(.alert, titleKey.text, actions: actions()))
  }

  /// Presents an alert while a binding is true.
  ///
  /// Each button runs its action and then writes false (M12). A `cancel` button comes last and
  /// handles the Escape key; without any buttons the alert shows an OK button.
  @_disfavoredOverload
  nonisolated public func alert<A: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(isPresented, Dialog(.alert, Text(titleResource).content, actions: actions()))
  }

  /// Presents an alert while a binding is true.
  ///
  /// Each button runs its action and then writes false (M12). A `cancel` button comes last and
  /// handles the Escape key; without any buttons the alert shows an OK button.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(isPresented, Dialog(.alert, String(title), actions: actions()))
  }

  /// Presents an alert while a binding is true.
  ///
  /// Each button runs its action and then writes false (M12). A `cancel` button comes last and
  /// handles the Escape key; without any buttons the alert shows an OK button.
  nonisolated public func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(isPresented, Dialog(.alert, title.content, actions: actions()))
  }
}

extension View {
  /// Presents an alert with a message while a binding is true (M12).
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(isPresented, Dialog(.alert, titleKey.text, actions: actions(), message: message()))
  }

  /// Presents an alert with a message while a binding is true (M12).
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      isPresented,
      Dialog(.alert, Text(titleResource).content, actions: actions(), message: message()))
  }

  /// Presents an alert with a message while a binding is true (M12).
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(isPresented, Dialog(.alert, String(title), actions: actions(), message: message()))
  }

  /// Presents an alert with a message while a binding is true (M12).
  nonisolated public func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(isPresented, Dialog(.alert, title.content, actions: actions(), message: message()))
  }
}

extension View {
  /// Presents an alert for a value while a binding is true and the value exists.
  ///
  /// Changes of the value do not affect a presented alert (M12).
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(isPresented, Dialog(.alert, titleKey.text, actions: data.map(actions)).captured)
  }

  /// Presents an alert for a value while a binding is true and the value exists.
  ///
  /// Changes of the value do not affect a presented alert (M12).
  @_disfavoredOverload
  nonisolated public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      isPresented, Dialog(.alert, Text(titleResource).content, actions: data.map(actions)).captured)
  }

  /// Presents an alert for a value while a binding is true and the value exists.
  ///
  /// Changes of the value do not affect a presented alert (M12).
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(isPresented, Dialog(.alert, String(title), actions: data.map(actions)).captured)
  }

  /// Presents an alert for a value while a binding is true and the value exists.
  ///
  /// Changes of the value do not affect a presented alert (M12).
  nonisolated public func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(isPresented, Dialog(.alert, title.content, actions: data.map(actions)).captured)
  }
}

extension View {
  /// Presents an alert with a message for a value (M12).
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      isPresented,
      Dialog(.alert, titleKey.text, actions: data.map(actions), message: data.map(message)).captured
    )
  }

  /// Presents an alert with a message for a value (M12).
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      isPresented,
      Dialog(
        .alert, Text(titleResource).content, actions: data.map(actions), message: data.map(message)
      ).captured
    )
  }

  /// Presents an alert with a message for a value (M12).
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      isPresented,
      Dialog(.alert, String(title), actions: data.map(actions), message: data.map(message)).captured
    )
  }

  /// Presents an alert with a message for a value (M12).
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      isPresented,
      Dialog(.alert, title.content, actions: data.map(actions), message: data.map(message)).captured
    )
  }
}

extension View {
  /// Presents an alert for an error while a binding is true and the error exists.
  ///
  /// The title is the error's description.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      isPresented,
      Dialog(.alert, title(of: error), actions: error.map { _ in actions() }).captured)
  }

  /// Presents an alert with a message for an error while a binding is true and the error exists.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    dialog(
      isPresented,
      Dialog(
        .alert, title(of: error), actions: error.map(actions), message: error.map(message)
      ).captured)
  }

  nonisolated private func title(of error: (some LocalizedError)?) -> String {
    error.map { $0.errorDescription ?? $0.localizedDescription } ?? ""
  }
}
