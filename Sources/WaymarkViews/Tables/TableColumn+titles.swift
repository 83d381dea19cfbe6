// SPDX-License-Identifier: MIT

public import Foundation

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a title, which people cannot sort by.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column with a title, which people cannot sort by.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Creates a column with a title, which people cannot sort by.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }

  /// Creates a column with a title that shows strings, which people cannot sort by.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable)
  where Content == Text {
    self.init(titleKey) { Text($0[keyPath: value]) }
  }

  /// Creates a column with a title that shows strings, which people cannot sort by.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable)
  where Content == Text {
    self.init(title) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a title, which sorts by a property.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column with a title, which sorts by a property.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column with a title, which sorts by an optional property.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column with a title, which sorts by a property and a comparator.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// Creates a column with a title that shows and sorts by strings, in the order of Foundation's
  /// `KeyPathComparator`.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable)
  where Content == Text {
    self.init(titleKey, value: value) { Text($0[keyPath: value]) }
  }

  /// Creates a column with a title that shows and sorts by strings.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable)
  where Content == Text {
    self.init(title, value: value) { Text($0[keyPath: value]) }
  }

  /// Creates a column with a title that shows strings, and sorts by a comparator.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) where Content == Text {
    self.init(titleKey, value: value, comparator: comparator) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text {
  /// Creates a column with a title, which sorts by a comparator of rows.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where RowValue == Sort.Compared {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// Creates a column with a title, which sorts by a comparator of rows.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where RowValue == Sort.Compared {
    self.init(label: Text(title), comparator: comparator, content: content)
  }
}
