// SPDX-License-Identifier: MIT

extension TextField where Label == Text {
  private init(
    older source: FieldSource, label: Text, _ edited: @escaping @MainActor (Bool) -> Void,
    _ committed: @escaping @MainActor () -> Void
  ) {
    self.init(source, label: label)
    actions = FieldActions(edited: edited, committed: committed)
  }

  /// A field that tells when it gets and loses the focus, and when Return is pressed.
  ///
  /// An older form: `focused` and `onSubmit` do the same.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(older: .text(text), label: Text(titleKey), onEditingChanged, onCommit)
  }

  /// A field that tells when it gets and loses the focus.
  ///
  /// An older form: `focused` does the same.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(older: .text(text), label: Text(titleKey), onEditingChanged) {}
  }

  /// A field that tells when Return is pressed.
  ///
  /// An older form: `onSubmit` does the same.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(older: .text(text), label: Text(titleKey), { _ in }, onCommit)
  }

  /// A field that tells when it gets and loses the focus, and when Return is pressed.
  ///
  /// An older form: `focused` and `onSubmit` do the same.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(older: .text(text), label: Text(title), onEditingChanged, onCommit)
  }

  /// A field that tells when it gets and loses the focus.
  ///
  /// An older form: `focused` does the same.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(older: .text(text), label: Text(title), onEditingChanged) {}
  }

  /// A field that tells when Return is pressed.
  ///
  /// An older form: `onSubmit` does the same.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(older: .text(text), label: Text(title), { _ in }, onCommit)
  }

  /// A field for a value that a formatter writes and reads, which tells when it gets and loses the
  /// focus, and when Return is pressed.
  ///
  /// An older form: `focused` and `onSubmit` do the same.
  @preconcurrency
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      older: .formatted(value, formatter), label: Text(titleKey), onEditingChanged, onCommit)
  }

  /// A field for a value that a formatter writes and reads, which tells when it gets and loses the
  /// focus.
  @preconcurrency
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(older: .formatted(value, formatter), label: Text(titleKey), onEditingChanged) {}
  }

  /// A field for a value that a formatter writes and reads, which tells when Return is pressed.
  @preconcurrency
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(older: .formatted(value, formatter), label: Text(titleKey), { _ in }, onCommit)
  }

  /// A field for a value that a formatter writes and reads, which tells when it gets and loses the
  /// focus, and when Return is pressed.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(older: .formatted(value, formatter), label: Text(title), onEditingChanged, onCommit)
  }

  /// A field for a value that a formatter writes and reads, which tells when Return is pressed.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(older: .formatted(value, formatter), label: Text(title), { _ in }, onCommit)
  }
}
