// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Presents a choice of actions while a binding is true.
  ///
  /// Any button runs its action, then writes false (M12). Where no button has the role `cancel`
  /// there is one that says Cancel. The title is shown only when asked for; a screen reader says it
  /// in any case.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(isPresented, Dialog(.dialog, titleKey.text, actions: actions()).showing(titleVisibility))
  }

  /// Presents a choice of actions while a binding is true.
  ///
  /// Any button runs its action, then writes false (M12). Where no button has the role `cancel`
  /// there is one that says Cancel. The title is shown only when asked for; a screen reader says it
  /// in any case.
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

  /// Presents a choice of actions while a binding is true.
  ///
  /// Any button runs its action, then writes false (M12). Where no button has the role `cancel`
  /// there is one that says Cancel. The title is shown only when asked for; a screen reader says it
  /// in any case.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(isPresented, Dialog(.dialog, String(title), actions: actions()).showing(titleVisibility))
  }

  /// Presents a choice of actions while a binding is true.
  ///
  /// Any button runs its action, then writes false (M12). Where no button has the role `cancel`
  /// there is one that says Cancel. The title is shown only when asked for; a screen reader says it
  /// in any case.
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
  /// Presents a choice of actions with a message while a binding is true (M12).
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

  /// Presents a choice of actions with a message while a binding is true (M12).
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

  /// Presents a choice of actions with a message while a binding is true (M12).
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

  /// Presents a choice of actions with a message while a binding is true (M12).
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
  /// Presents a choice of actions for a value while a binding is true and there is one.
  ///
  /// It stays as it was when it came up, whatever becomes of the value (M12).
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

  /// Presents a choice of actions for a value while a binding is true and there is one.
  ///
  /// It stays as it was when it came up, whatever becomes of the value (M12).
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

  /// Presents a choice of actions for a value while a binding is true and there is one.
  ///
  /// It stays as it was when it came up, whatever becomes of the value (M12).
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

  /// Presents a choice of actions for a value while a binding is true and there is one.
  ///
  /// It stays as it was when it came up, whatever becomes of the value (M12).
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
  /// Presents a choice of actions with a message for a value (M12).
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

  /// Presents a choice of actions with a message for a value (M12).
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

  /// Presents a choice of actions with a message for a value (M12).
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

  /// Presents a choice of actions with a message for a value (M12).
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
  /// The same, with its title drawn only where that is asked for.
  nonisolated fileprivate func showing(_ titleVisibility: Visibility) -> Dialog {
    var copy = self
    copy.showsTitle = titleVisibility == .visible
    return copy
  }
}
