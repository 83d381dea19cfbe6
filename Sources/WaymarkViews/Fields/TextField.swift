// SPDX-License-Identifier: MIT

/// A field for text, or for a value that is formatted as text.
///
/// Like SwiftUI's `TextField`. With `axis: .vertical`, it grows with its lines, and Return inserts
/// a line break instead of submitting.
nonisolated public struct TextField<Label: View>: View {
  let source: FieldSource
  let label: Label
  var prompt: Text?
  var axis = Axis.horizontal
  var actions = FieldActions()

  init(_ source: FieldSource, prompt: Text? = nil, axis: Axis = .horizontal, label: Label) {
    self.source = source
    self.label = label
    self.prompt = prompt
    self.axis = axis
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    let look = FieldLook(
      title: LabelDescription(label).title, prompt: prompt?.content,
      isMultiline: axis == .vertical, actions: actions)
    switch source {
    case .text(let text): FieldView(look: look, text: text)
    case .parsed(let make): make(look)
    }
  }

  /// Creates a text field with a custom label, whose text is shown while the field is empty unless
  /// there is a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text), prompt: prompt, label: label())
  }

  /// Creates a text field that grows along an axis to fit its text.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: label())
  }
}

/// The source and destination of a field's text.
enum FieldSource {
  case text(Binding<String>)
  /// A value that is formatted as text.
  case parsed((FieldLook) -> AnyView)
}

extension TextField where Label == Text {
  /// Creates a text field with a title, which is shown while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(.text(text), label: Text(titleKey))
  }

  /// Creates a text field with a title, which is shown while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(.text(text), label: Text(title))
  }

  /// Creates a text field with a title, which is shown while the field is empty.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(.text(text), label: Text(titleResource))
  }

  /// Creates a text field with a prompt, which is shown while the field is empty; nil shows the
  /// title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a text field with a prompt, which is shown while the field is empty; nil shows the
  /// title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), prompt: prompt, label: Text(title))
  }

  /// Creates a text field with a prompt, which is shown while the field is empty; nil shows the
  /// title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), prompt: prompt, label: Text(titleResource))
  }

  /// Creates a text field that grows along an axis to fit its text.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// Creates a text field that grows along an axis to fit its text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(title))
  }

  /// Creates a text field that grows along an axis to fit its text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(titleResource))
  }
}
