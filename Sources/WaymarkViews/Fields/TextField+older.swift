// SPDX-License-Identifier: MIT

extension TextField where Label == Text {
  private init(
    older source: FieldSource, label: Text, _ edited: @escaping @MainActor (Bool) -> Void,
    _ committed: @escaping @MainActor () -> Void
  ) {
    self.init(source, label: label)
    actions = FieldActions(edited: edited, committed: committed)
  }

  /// Creates a text field with actions for focus changes and for the Return key.
  ///
  /// This is an older form of `focused` and `onSubmit`.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(older: .text(text), label: Text(titleKey), onEditingChanged, onCommit)
  }

  /// Creates a text field with an action for focus changes.
  ///
  /// This is an older form of `focused`.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(older: .text(text), label: Text(titleKey), onEditingChanged) {}
  }

  /// Creates a text field with an action for the Return key.
  ///
  /// This is an older form of `onSubmit`.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(older: .text(text), label: Text(titleKey), { _ in }, onCommit)
  }

  /// Creates a text field with actions for focus changes and for the Return key.
  ///
  /// This is an older form of `focused` and `onSubmit`.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(older: .text(text), label: Text(title), onEditingChanged, onCommit)
  }

  /// Creates a text field with an action for focus changes.
  ///
  /// This is an older form of `focused`.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(older: .text(text), label: Text(title), onEditingChanged) {}
  }

  /// Creates a text field with an action for the Return key.
  ///
  /// This is an older form of `onSubmit`.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(older: .text(text), label: Text(title), { _ in }, onCommit)
  }

  /// Creates a text field for a value that a formatter formats and parses, with actions for focus
  /// changes and for the Return key.
  ///
  /// This is an older form of `focused` and `onSubmit`.
  @preconcurrency
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      older: .formatted(value, formatter), label: Text(titleKey), onEditingChanged, onCommit)
  }

  /// Creates a text field for a value that a formatter formats and parses, with an action for focus
  /// changes.
  @preconcurrency
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(older: .formatted(value, formatter), label: Text(titleKey), onEditingChanged) {}
  }

  /// Creates a text field for a value that a formatter formats and parses, with an action for the
  /// Return key.
  @preconcurrency
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(older: .formatted(value, formatter), label: Text(titleKey), { _ in }, onCommit)
  }

  /// Creates a text field for a value that a formatter formats and parses, with actions for focus
  /// changes and for the Return key.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(older: .formatted(value, formatter), label: Text(title), onEditingChanged, onCommit)
  }

  /// Creates a text field for a value that a formatter formats and parses, with an action for the
  /// Return key.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(older: .formatted(value, formatter), label: Text(title), { _ in }, onCommit)
  }
}
