// SPDX-License-Identifier: MIT

import WaymarkRender

/// A line of text to edit.
nonisolated public struct TextField<Label: View>: View {
  @Binding private var text: String
  private let prompt: String
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.submitAction) private var submit

  private init(text: Binding<String>, prompt: String) {
    _text = text
    self.prompt = prompt
  }

  /// What it consists of.
  @MainActor public var body: some View {
    ElementView(
      .textField,
      [
        (.value, .text(text)), (.placeholder, .text(prompt)),
        (.disabled, isEnabled ? nil : .bool(true)),
      ],
      content: EmptyView()
    ) { [isEnabled, submit, $text] event throws(HostEventRefusal) in
      guard isEnabled else { throw .disabled }
      switch event {
      case .changeText(let new): $text.wrappedValue = new
      case .submit: submit?()
      default: throw .unsupported
      }
    }
  }
}

extension TextField where Label == Text {
  /// A field whose title is shown while it is empty, or the prompt if there is one.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt?.content ?? titleKey.text)
  }

  /// A field whose title is shown while it is empty, or the prompt if there is one.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt?.content ?? String(title))
  }

  /// A field whose title is shown while it is empty, or the prompt if there is one.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt?.content ?? String(localized: titleResource))
  }
}

private struct SubmitKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  var submitAction: (@MainActor () -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when Return is pressed in a field of this view.
  nonisolated public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.submitAction, action)
  }
}
