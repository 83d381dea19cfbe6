// SPDX-License-Identifier: MIT

/// A text field that hides its text.
///
/// Like SwiftUI's `SecureField`. The text is present in the page, as in every password field.
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

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    FieldView(
      look: FieldLook(
        title: LabelDescription(label).title, prompt: prompt?.content, isSecure: true,
        actions: actions),
      text: $text)
  }

  /// Creates a secure field with a custom label, whose text is shown while the field is empty
  /// unless there is a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, label())
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a title, which is shown while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, nil, Text(titleKey))
  }

  /// Creates a secure field with a title, which is shown while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, nil, Text(title))
  }

  /// Creates a secure field with a title, which is shown while the field is empty.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text, nil, Text(titleResource))
  }

  /// Creates a secure field with a prompt, which is shown while the field is empty; nil shows the
  /// title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(titleKey))
  }

  /// Creates a secure field with a prompt, which is shown while the field is empty; nil shows the
  /// title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(title))
  }

  /// Creates a secure field with a prompt, which is shown while the field is empty; nil shows the
  /// title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(titleResource))
  }

  /// Creates a secure field with an action for the Return key.
  ///
  /// This is an older form of `onSubmit`.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(text, nil, Text(titleKey))
    actions.committed = onCommit
  }

  /// Creates a secure field with an action for the Return key.
  ///
  /// This is an older form of `onSubmit`.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(text, nil, Text(title))
    actions.committed = onCommit
  }
}
