// SPDX-License-Identifier: MIT

import WaymarkRender

/// An alert as a value (the original form).
///
/// Its buttons write the binding before they run their actions, as in SwiftUI, so that an action
/// can present the next alert.
@available(iOS, deprecated: 100000, message: "Use alert(_:isPresented:actions:message:).")
@available(macOS, deprecated: 100000, message: "Use alert(_:isPresented:actions:message:).")
@available(tvOS, deprecated: 100000, message: "Use alert(_:isPresented:actions:message:).")
@available(watchOS, deprecated: 100000, message: "Use alert(_:isPresented:actions:message:).")
@available(visionOS, deprecated: 100000, message: "Use alert(_:isPresented:actions:message:).")
nonisolated public struct Alert {
  let title: String
  let message: String?
  let buttons: [DialogButton]

  /// Creates an alert with one button; the default is an OK button.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title.content
    self.message = message?.content
    buttons = [dismissButton ?? .default(Text("OK"))].map(\.button)
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    self.title = title.content
    self.message = message?.content
    buttons = [primaryButton, secondaryButton].map(\.button)
  }

  /// A button of an alert or an action sheet.
  nonisolated public struct Button {
    let button: DialogButton

    private init(_ label: Text?, _ role: ButtonRole?, _ action: (() -> Void)?) {
      button = DialogButton(title: label?.content ?? "Cancel", role: role, action: action)
    }

    /// Creates a button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label, nil, action)
    }

    /// Creates a cancel button.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label, .cancel, action)
    }

    /// Creates a cancel button with the title Cancel.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(nil, .cancel, action)
    }

    /// Creates a button for a destructive action.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label, .destructive, action)
    }
  }
}

/// A confirmation dialog as a value (the original form) (M13).
@available(
  iOS, deprecated: 100000,
  message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:)."
)
@available(
  macOS, deprecated: 100000,
  message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:)."
)
@available(
  tvOS, deprecated: 100000,
  message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:)."
)
@available(
  watchOS, deprecated: 100000,
  message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:)."
)
@available(
  visionOS, deprecated: 100000,
  message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:)."
)
nonisolated public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: String
  let message: String?
  let buttons: [DialogButton]

  /// Creates a dialog with exactly the given buttons.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title.content
    self.message = message?.content
    self.buttons = buttons.map(\.button)
  }
}

extension View {
  /// Presents an alert while a binding is true.
  @available(iOS, deprecated: 100000, message: "Use alert(_:isPresented:actions:message:).")
  @available(macOS, deprecated: 100000, message: "Use alert(_:isPresented:actions:message:).")
  @available(tvOS, deprecated: 100000, message: "Use alert(_:isPresented:actions:message:).")
  @available(watchOS, deprecated: 100000, message: "Use alert(_:isPresented:actions:message:).")
  @available(visionOS, deprecated: 100000, message: "Use alert(_:isPresented:actions:message:).")
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return older(.alert, isPresented, alert.map { ($0.title, $0.message, $0.buttons) })
  }

  /// Presents an alert for an item while it exists; another id presents another alert (M2).
  @available(
    iOS, deprecated: 100000, message: "Use alert(_:isPresented:presenting:actions:message:)."
  )
  @available(
    macOS, deprecated: 100000, message: "Use alert(_:isPresented:presenting:actions:message:)."
  )
  @available(
    tvOS, deprecated: 100000, message: "Use alert(_:isPresented:presenting:actions:message:)."
  )
  @available(
    watchOS, deprecated: 100000, message: "Use alert(_:isPresented:presenting:actions:message:)."
  )
  @available(
    visionOS, deprecated: 100000, message: "Use alert(_:isPresented:presenting:actions:message:)."
  )
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let shown = item.wrappedValue
    let alert = shown.map(content)
    return older(
      .alert, item.isThere, alert.map { ($0.title, $0.message, $0.buttons) },
      id: shown.map { AnyHashable($0.id) })
  }

  /// Presents a confirmation dialog while a binding is true; each button writes false (M13).
  @available(
    iOS, deprecated: 100000,
    message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:)."
  )
  @available(
    macOS, deprecated: 100000,
    message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:)."
  )
  @available(
    tvOS, deprecated: 100000,
    message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:)."
  )
  @available(
    watchOS, deprecated: 100000,
    message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:)."
  )
  @available(
    visionOS, deprecated: 100000,
    message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:)."
  )
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return older(.dialog, isPresented, sheet.map { ($0.title, $0.message, $0.buttons) })
  }

  /// Presents a confirmation dialog for an item while it exists; another id presents another dialog
  /// (M13).
  @available(
    iOS, deprecated: 100000,
    message: "Use confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)."
  )
  @available(
    macOS, deprecated: 100000,
    message: "Use confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)."
  )
  @available(
    tvOS, deprecated: 100000,
    message: "Use confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)."
  )
  @available(
    watchOS, deprecated: 100000,
    message: "Use confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)."
  )
  @available(
    visionOS, deprecated: 100000,
    message: "Use confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)."
  )
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    let shown = item.wrappedValue
    let sheet = shown.map(content)
    return older(
      .dialog, item.isThere, sheet.map { ($0.title, $0.message, $0.buttons) },
      id: shown.map { AnyHashable($0.id) })
  }

  nonisolated private func older(
    _ kind: ElementKind, _ isPresented: Binding<Bool>,
    _ content: (title: String, message: String?, buttons: [DialogButton])?, id: AnyHashable? = nil
  ) -> some View {
    var older = Dialog(
      kind, content?.title ?? "", actions: content.map { DialogButtons(buttons: $0.buttons) },
      message: content?.message.map { Text(verbatim: $0) })
    older.writesFirst = true
    older.id = id
    return dialog(isPresented, older)
  }
}

extension Optional {
  /// Whether there is a value; writing false removes it.
  fileprivate var isThere: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}

/// A button as a value.
nonisolated struct DialogButton {
  let title: String
  let role: ButtonRole?
  let action: (() -> Void)?
}

nonisolated struct DialogButtons: View {
  let buttons: [DialogButton]

  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(button.title, role: button.role) { button.action?() }
    }
  }
}
