// SPDX-License-Identifier: MIT

public import Foundation

extension FieldSource {
  /// A value with a format style, written on each change that can be parsed.
  static func styled<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ style: F) -> Self
  where F.FormatOutput == String {
    .parsed { look in
      AnyView(
        ParsedField(
          look: look, value: value, format: style.format,
          parse: { try? style.parseStrategy.parse($0) }, readsWhileTyping: true))
    }
  }

  /// An optional value with a format style; an empty field is nil.
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

  /// A value with a formatter, written when editing ends.
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
  /// Parses text; nil if the formatter does not accept it.
  fileprivate func value(of text: String) -> Any? {
    #if canImport(Darwin)
    var value: AnyObject?
    return getObjectValue(&value, for: text, errorDescription: nil) ? value : nil
    #else
    // Off Apple platforms, formatters have no common parsing method.
    return switch self {
    case let numbers as NumberFormatter: numbers.number(from: text)
    case let dates as DateFormatter: dates.date(from: text)
    case let dates as ISO8601DateFormatter: dates.date(from: text)
    default: nil
    }
    #endif
  }
}

/// A field for a value that is formatted as text.
///
/// It shows the typed text during editing, and the formatted value otherwise.
nonisolated struct ParsedField<Value>: View {
  let look: FieldLook
  @Binding var value: Value
  let format: (Value) -> String
  let parse: (String) -> Value?
  let readsWhileTyping: Bool
  @State private var draft: Draft?

  /// The typed text, and the formatted value at that time.
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
    // Changes of the value by other code override the typed text.
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

  /// Ends editing: parses the typed text, or discards it if it is invalid.
  @MainActor
  private func end() {
    guard let draft else { return }
    if !readsWhileTyping, let new = parse(draft.text) { value = new }
    self.draft = nil
  }
}

extension TextField {
  /// Creates a text field for an optional value that a format style formats and parses.
  ///
  /// The value is written on each change that can be parsed; invalid text is discarded when editing
  /// ends. An empty field is nil.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt: prompt, label: label())
  }

  /// Creates a text field for a value that a format style formats and parses.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt: prompt, label: label())
  }

  /// Creates a text field for a value that a formatter formats, and parses when editing ends.
  ///
  /// Off Apple platforms, only numbers and dates can be parsed; with other formatters the value
  /// does not change.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.formatted(value, formatter), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a text field for an optional value that a format style formats and parses; an empty
  /// field is nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a text field for an optional value that a format style formats and parses; an empty
  /// field is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt: prompt, label: Text(title))
  }

  /// Creates a text field for an optional value that a format style formats and parses; an empty
  /// field is nil.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt: prompt, label: Text(titleResource))
  }

  /// Creates a text field for a value that a format style formats and parses.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a text field for a value that a format style formats and parses.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt: prompt, label: Text(title))
  }

  /// Creates a text field for a value that a format style formats and parses.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt: prompt, label: Text(titleResource))
  }

  /// Creates a text field for a value that a formatter formats, and parses when editing ends.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(.formatted(value, formatter), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a text field for a value that a formatter formats, and parses when editing ends.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(.formatted(value, formatter), prompt: prompt, label: Text(title))
  }

  /// Creates a text field for a value that a formatter formats, and parses when editing ends.
  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(.formatted(value, formatter), prompt: prompt, label: Text(titleResource))
  }
}
