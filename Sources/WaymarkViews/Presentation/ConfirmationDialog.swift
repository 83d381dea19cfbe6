// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Presents a confirmation dialog while a binding is true.
  ///
  /// Each button runs its action and then writes false (M12). Without a button of the role `cancel`
  /// the dialog adds a Cancel button. The title is visible only on request; screen readers always
  /// announce it.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(isPresented, Dialog(.dialog, titleKey.text, actions: actions()).showing(titleVisibility))
  }

  /// Presents a confirmation dialog while a binding is true.
  ///
  /// Each button runs its action and then writes false (M12). Without a button of the role `cancel`
  /// the dialog adds a Cancel button. The title is visible only on request; screen readers always
  /// announce it.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      isPresented,
      Dialog(.dialog, Text(titleResource).content, actions: actions()).showing(titleVisibility))
  }

  /// Presents a confirmation dialog while a binding is true.
  ///
  /// Each button runs its action and then writes false (M12). Without a button of the role `cancel`
  /// the dialog adds a Cancel button. The title is visible only on request; screen readers always
  /// announce it.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(isPresented, Dialog(.dialog, String(title), actions: actions()).showing(titleVisibility))
  }

  /// Presents a confirmation dialog while a binding is true.
  ///
  /// Each button runs its action and then writes false (M12). Without a button of the role `cancel`
  /// the dialog adds a Cancel button. The title is visible only on request; screen readers always
  /// announce it.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(isPresented, Dialog(.dialog, title.content, actions: actions()).showing(titleVisibility))
  }
}

extension View {
  /// Presents a confirmation dialog with a message while a binding is true (M12).
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      isPresented,
      Dialog(.dialog, titleKey.text, actions: actions(), message: message()).showing(
        titleVisibility))
  }

  /// Presents a confirmation dialog with a message while a binding is true (M12).
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      isPresented,
      Dialog(.dialog, Text(titleResource).content, actions: actions(), message: message()).showing(
        titleVisibility))
  }

  /// Presents a confirmation dialog with a message while a binding is true (M12).
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      isPresented,
      Dialog(.dialog, String(title), actions: actions(), message: message()).showing(
        titleVisibility))
  }

  /// Presents a confirmation dialog with a message while a binding is true (M12).
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      isPresented,
      Dialog(.dialog, title.content, actions: actions(), message: message()).showing(
        titleVisibility))
  }
}

extension View {
  /// Presents a confirmation dialog for a value while a binding is true and the value exists.
  ///
  /// Changes of the value do not affect a presented dialog (M12).
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      isPresented,
      Dialog(.dialog, titleKey.text, actions: data.map(actions)).captured.showing(titleVisibility))
  }

  /// Presents a confirmation dialog for a value while a binding is true and the value exists.
  ///
  /// Changes of the value do not affect a presented dialog (M12).
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      isPresented,
      Dialog(.dialog, Text(titleResource).content, actions: data.map(actions)).captured.showing(
        titleVisibility))
  }

  /// Presents a confirmation dialog for a value while a binding is true and the value exists.
  ///
  /// Changes of the value do not affect a presented dialog (M12).
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      isPresented,
      Dialog(.dialog, String(title), actions: data.map(actions)).captured.showing(titleVisibility))
  }

  /// Presents a confirmation dialog for a value while a binding is true and the value exists.
  ///
  /// Changes of the value do not affect a presented dialog (M12).
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      isPresented,
      Dialog(.dialog, title.content, actions: data.map(actions)).captured.showing(titleVisibility))
  }
}

extension View {
  /// Presents a confirmation dialog with a message for a value (M12).
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      isPresented,
      Dialog(.dialog, titleKey.text, actions: data.map(actions), message: data.map(message))
        .captured.showing(titleVisibility))
  }

  /// Presents a confirmation dialog with a message for a value (M12).
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      isPresented,
      Dialog(
        .dialog, Text(titleResource).content, actions: data.map(actions), message: data.map(message)
      )
      .captured.showing(titleVisibility))
  }

  /// Presents a confirmation dialog with a message for a value (M12).
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      isPresented,
      Dialog(.dialog, String(title), actions: data.map(actions), message: data.map(message))
        .captured.showing(titleVisibility))
  }

  /// Presents a confirmation dialog with a message for a value (M12).
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      isPresented,
      Dialog(.dialog, title.content, actions: data.map(actions), message: data.map(message))
        .captured.showing(titleVisibility))
  }
}

extension Dialog {
  /// Returns the dialog with the given visibility of its title.
  nonisolated fileprivate func showing(_ titleVisibility: Visibility) -> Dialog {
    var copy = self
    copy.showsTitle = titleVisibility == .visible
    return copy
  }
}
