// SPDX-License-Identifier: MIT

public import Foundation

/// A value with a label before it.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.appliedLabeledContentStyle) private var style

  /// Creates a value with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    if let style {
      style.body(
        LabeledContentStyleConfiguration(
          label: .init(content: AnyView(TitleView(label))),
          content: .init(content: AnyView(content))))
    } else {
      PlainLabeledContent(label: label, content: content)
    }
  }
}

/// A labelled value as drawn without a style.
nonisolated struct PlainLabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  @MainActor var body: some View {
    HStack {
      if !labelsAreHidden {
        TitleView(label)
        Spacer()
      }
      content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a labelled value with custom content.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a labelled value with custom content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a labelled value with custom content.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labelled text value.
  public init<V: StringProtocol>(_ titleKey: LocalizedStringKey, value: V) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates a labelled text value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: StringProtocol>(_ title: S, value: V) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates a labelled text value.
  @_disfavoredOverload
  public init<V: StringProtocol>(_ titleResource: LocalizedStringResource, value: V) {
    self.init(content: { Text(value) }, label: { Text(titleResource) })
  }

  /// Creates a labelled value with a format style.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// Creates a labelled value with a format style.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }

  /// Creates a labelled value with a format style.
  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleResource) })
  }
}
