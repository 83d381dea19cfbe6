// SPDX-License-Identifier: MIT

import WaymarkRender

/// The texts that modifiers specify for the dialogs of file importers and exporters.
struct FileDialogLook {
  var message: Text?
  var confirmation: Text?
}

private struct FileDialogLookKey: EnvironmentKey {
  static var defaultValue: FileDialogLook { FileDialogLook() }
}

extension EnvironmentValues {
  var fileDialogLook: FileDialogLook {
    get { self[FileDialogLookKey.self] }
    set { self[FileDialogLookKey.self] = newValue }
  }
}

extension View {
  nonisolated private func fileDialog(
    _ part: WritableKeyPath<FileDialogLook, Text?>, _ text: Text?
  ) -> some View {
    transformEnvironment(\.fileDialogLook) { $0[keyPath: part] = text }
  }

  /// Specifies the message of the file importers and exporters in the view; nil for none.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    fileDialog(\.message, message)
  }

  /// Specifies the message of the file importers and exporters in the view.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialog(\.message, Text(messageKey))
  }

  /// Specifies the message of the file importers and exporters in the view.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage(_ messageResource: LocalizedStringResource)
    -> some View
  { fileDialog(\.message, Text(messageResource)) }

  /// Specifies the message of the file importers and exporters in the view.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialog(\.message, Text(message))
  }

  /// Specifies the label of the button that chooses or saves files, in the importers and exporters
  /// in the view; nil for the default.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    fileDialog(\.confirmation, label)
  }

  /// Specifies the label of the button that chooses or saves files, in the importers and exporters
  /// in the view.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey)
    -> some View
  { fileDialog(\.confirmation, Text(labelKey)) }

  /// Specifies the label of the button that chooses or saves files, in the importers and exporters
  /// in the view.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel(_ labelResource: LocalizedStringResource)
    -> some View
  { fileDialog(\.confirmation, Text(labelResource)) }

  /// Specifies the label of the button that chooses or saves files, in the importers and exporters
  /// in the view.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialog(\.confirmation, Text(label))
  }
}

extension ViewGraph {
  /// Calls a closure of the app once the current dialog is dismissed, so that it can present another
  /// one.
  static func afterDismissal(_ action: @escaping () -> Void) {
    SceneSurroundings.current?.graph?.effects.add(.dismissed, action)
  }
}
