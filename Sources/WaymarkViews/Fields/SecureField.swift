// SPDX-License-Identifier: MIT

/// A field that does not show what is typed.
///
/// Like SwiftUI's `SecureField`. What it holds is in the page, as in every password field.
nonisolated public struct SecureField<Label: View>: View {
  @Binding private var text: String
  private let label: Label
  private let prompt: Text?
  private var actions = FieldActions()

  private init(_ text: Binding<String>, _ prompt: Text?, _ label: Label) {
    _text = text
    self.label = label
    self.prompt = prompt
  }

  /// What it consists of.
  @MainActor public var body: some View {
    FieldView(
      look: FieldLook(
        title: LabelDescription(label).title, prompt: prompt?.content, isSecure: true,
        actions: actions),
      text: $text)
  }

  /// A field with a label of any views, whose words are shown while it is empty, unless there is a
  /// prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, label())
  }
}

extension SecureField where Label == Text {
  /// A field whose title is shown while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, nil, Text(titleKey))
  }

  /// A field whose title is shown while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, nil, Text(title))
  }

  /// A field whose title is shown while it is empty.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text, nil, Text(titleResource))
  }

  /// A field that shows a prompt while it is empty; nil shows its title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(titleKey))
  }

  /// A field that shows a prompt while it is empty; nil shows its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(title))
  }

  /// A field that shows a prompt while it is empty; nil shows its title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(titleResource))
  }

  /// A field that tells when Return is pressed.
  ///
  /// An older form: `onSubmit` does the same.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(text, nil, Text(titleKey))
    actions.committed = onCommit
  }

  /// A field that tells when Return is pressed.
  ///
  /// An older form: `onSubmit` does the same.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(text, nil, Text(title))
    actions.committed = onCommit
  }
}
