// SPDX-License-Identifier: MIT

/// A field for words, or for a value that is written as words.
///
/// Like SwiftUI's `TextField`. With `axis: .vertical` it grows with its lines, and Return breaks the
/// line instead of submitting.
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

  /// What it consists of.
  @MainActor public var body: some View {
    let look = FieldLook(
      title: LabelDescription(label).title, prompt: prompt?.content,
      isMultiline: axis == .vertical, actions: actions)
    switch source {
    case .text(let text): FieldView(look: look, text: text)
    case .parsed(let make): make(look)
    }
  }

  /// A field with a label of any views, whose words are shown while it is empty, unless there is a
  /// prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text), prompt: prompt, label: label())
  }

  /// A field that grows along an axis when its words do not fit.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: label())
  }
}

/// Where a field's words come from and go to.
enum FieldSource {
  case text(Binding<String>)
  /// A value that is written as words.
  case parsed((FieldLook) -> AnyView)
}

extension TextField where Label == Text {
  /// A field whose title is shown while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(.text(text), label: Text(titleKey))
  }

  /// A field whose title is shown while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(.text(text), label: Text(title))
  }

  /// A field whose title is shown while it is empty.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(.text(text), label: Text(titleResource))
  }

  /// A field that shows a prompt while it is empty; nil shows its title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), prompt: prompt, label: Text(titleKey))
  }

  /// A field that shows a prompt while it is empty; nil shows its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), prompt: prompt, label: Text(title))
  }

  /// A field that shows a prompt while it is empty; nil shows its title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), prompt: prompt, label: Text(titleResource))
  }

  /// A field that grows along an axis when its words do not fit.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// A field that grows along an axis when its words do not fit.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(title))
  }

  /// A field that grows along an axis when its words do not fit.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(titleResource))
  }
}
