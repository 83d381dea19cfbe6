// SPDX-License-Identifier: MIT

public import Foundation

extension FieldSource {
  /// A value that a style writes and reads; written with each change that can be read.
  static func styled<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ style: F) -> Self
  where F.FormatOutput == String {
    .parsed { look in
      AnyView(
        ParsedField(
          look: look, value: value, format: style.format,
          parse: { try? style.parseStrategy.parse($0) }, readsWhileTyping: true))
    }
  }

  /// The same for a value that may be missing, which an empty field is.
  static func styled<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ style: F) -> Self
  where F.FormatOutput == String {
    .parsed { look in
      AnyView(
        ParsedField(
          look: look, value: value, format: { $0.map(style.format) ?? "" },
          parse: { text in
            text.isEmpty ? .some(nil) : (try? style.parseStrategy.parse(text)).map { .some($0) }
          },
          readsWhileTyping: true))
    }
  }

  /// A value that a formatter writes and reads; written when editing ends.
  static func formatted<V>(_ value: Binding<V>, _ formatter: Formatter) -> Self {
    .parsed { look in
      AnyView(
        ParsedField(
          look: look, value: value, format: { formatter.string(for: $0) ?? "" },
          parse: { formatter.value(of: $0) as? V }, readsWhileTyping: false))
    }
  }
}

extension Formatter {
  /// What some words mean; nil where they mean nothing to the formatter.
  fileprivate func value(of text: String) -> Any? {
    #if canImport(Darwin)
    var value: AnyObject?
    return getObjectValue(&value, for: text, errorDescription: nil) ? value : nil
    #else
    // Off Apple's platforms formatters share no way to read.
    return switch self {
    case let numbers as NumberFormatter: numbers.number(from: text)
    case let dates as DateFormatter: dates.date(from: text)
    case let dates as ISO8601DateFormatter: dates.date(from: text)
    default: nil
    }
    #endif
  }
}

/// A field for a value that is written as words.
///
/// While it is edited it shows what was typed; then, what its value is written as.
nonisolated struct ParsedField<Value>: View {
  let look: FieldLook
  @Binding var value: Value
  let format: (Value) -> String
  let parse: (String) -> Value?
  let readsWhileTyping: Bool
  @State private var draft: Draft?

  /// What was typed, and what it stood for when it was.
  private struct Draft: Equatable {
    var text: String
    var meaning: String
  }

  init(
    look: FieldLook, value: Binding<Value>, format: @escaping (Value) -> String,
    parse: @escaping (String) -> Value?, readsWhileTyping: Bool
  ) {
    self.look = look
    _value = value
    self.format = format
    self.parse = parse
    self.readsWhileTyping = readsWhileTyping
  }

  @MainActor var body: some View {
    let written = format(value)
    // What others made of the value meanwhile counts more than what was typed.
    let shown = draft.flatMap { $0.meaning == written ? $0.text : nil } ?? written
    let text = Binding<String>(
      location: ClosureLocation(get: { shown }, set: { text, _ in type(text) }))
    FieldView(look: look.ending { end() }, text: text)
  }

  @MainActor
  private func type(_ text: String) {
    if readsWhileTyping, let new = parse(text) { value = new }
    draft = Draft(text: text, meaning: format(value))
  }

  /// Editing ends: what was typed is read, and what cannot be read is dropped.
  @MainActor
  private func end() {
    guard let draft else { return }
    if !readsWhileTyping, let new = parse(draft.text) { value = new }
    self.draft = nil
  }
}

extension TextField {
  /// A field for a value that a style writes and reads.
  ///
  /// The value is written with each change that can be read; what cannot be read is dropped when
  /// editing ends. An empty field is nil.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt: prompt, label: label())
  }

  /// A field for a value that a style writes and reads.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt: prompt, label: label())
  }

  /// A field for a value that a formatter writes, and reads when editing ends.
  ///
  /// Off Apple's platforms numbers and dates can be read; with other formatters the value stays as it
  /// is.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.formatted(value, formatter), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// A field for a value that a style writes and reads; an empty field is nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt: prompt, label: Text(titleKey))
  }

  /// A field for a value that a style writes and reads; an empty field is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt: prompt, label: Text(title))
  }

  /// A field for a value that a style writes and reads; an empty field is nil.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt: prompt, label: Text(titleResource))
  }

  /// A field for a value that a style writes and reads.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt: prompt, label: Text(titleKey))
  }

  /// A field for a value that a style writes and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt: prompt, label: Text(title))
  }

  /// A field for a value that a style writes and reads.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt: prompt, label: Text(titleResource))
  }

  /// A field for a value that a formatter writes, and reads when editing ends.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(.formatted(value, formatter), prompt: prompt, label: Text(titleKey))
  }

  /// A field for a value that a formatter writes, and reads when editing ends.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(.formatted(value, formatter), prompt: prompt, label: Text(title))
  }

  /// A field for a value that a formatter writes, and reads when editing ends.
  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(.formatted(value, formatter), prompt: prompt, label: Text(titleResource))
  }
}
