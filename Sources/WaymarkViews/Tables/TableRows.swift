// SPDX-License-Identifier: MIT

/// Rows, and others below them.
nonisolated public struct TupleTableRowContent<First: TableRowContent, Next: TableRowContent>:
  TableRowContent
where First.TableRowValue == Next.TableRowValue {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableRowBody = Never

  let first: First
  let next: Next

  /// Returns the view of the rows.
  @MainActor
  public func _rows(in columns: _TableColumns<TableRowValue>) -> AnyView {
    AnyView(TupleView(first._rows(in: columns), next._rows(in: columns)))
  }
}

/// The rows of the branches of an `if`.
nonisolated public enum ConditionalTableRows<First: TableRowContent, Second: TableRowContent>:
  TableRowContent
where First.TableRowValue == Second.TableRowValue {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableRowBody = Never

  /// The rows of the first branch.
  case first(First)
  /// The rows of the second branch.
  case second(Second)

  /// Returns the view of the branch's rows.
  @MainActor
  public func _rows(in columns: _TableColumns<TableRowValue>) -> AnyView {
    AnyView(rows(in: columns))
  }

  @MainActor
  @ViewBuilder private func rows(in columns: _TableColumns<TableRowValue>) -> some View {
    switch self {
    case .first(let rows): rows._rows(in: columns)
    case .second(let rows): rows._rows(in: columns)
    }
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableRowBody = Never

  /// Returns the view of the rows, if there are any.
  @MainActor
  public func _rows(in columns: _TableColumns<Wrapped.TableRowValue>) -> AnyView {
    AnyView(map { $0._rows(in: columns) })
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  /// Groups rows, so that a modifier applies to all of them.
  public init<Value: Identifiable>(@TableRowBuilder<Value> content: () -> Content)
  where Value == Content.TableRowValue {
    self.init(content: content())
  }

  /// Returns the view of the rows.
  @MainActor
  public func _rows(in columns: _TableColumns<Content.TableRowValue>) -> AnyView {
    content._rows(in: columns)
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  /// Returns the view of the rows.
  @MainActor
  public func _rows(in columns: _TableColumns<Content.TableRowValue>) -> AnyView {
    AnyView(
      ForEach<Data, ID, AnyView>(
        data: data, content: { [content] in content($0)._rows(in: columns) }, id: id, idPath: idPath
      ))
  }
}

extension ForEach where Content: TableRowContent {
  /// Creates rows for identifiable elements.
  public init<Value: Identifiable>(
    _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  )
  where Value == Content.TableRowValue, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates rows for elements that are identified by a property.
  public init<Value: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TableRowValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] }, idPath: id)
  }
}

extension Section: TableRowContent
where Parent: View, Content: TableRowContent, Footer: View {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  /// Returns the view of the section.
  @MainActor
  public func _rows(in columns: _TableColumns<Content.TableRowValue>) -> AnyView {
    AnyView(
      Section<Parent, AnyView, Footer>(
        content: { content._rows(in: columns) }, header: { header }, footer: { footer }))
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows with a header.
  public init<Value: Identifiable>(
    @TableRowBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where Value == Content.TableRowValue {
    self.init(isExpanded: nil, header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows with a title.
  public init<Value: Identifiable>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content
  ) where Value == Content.TableRowValue {
    self.init(content: content, header: { Text(titleKey) })
  }

  /// Creates a section of rows with a title.
  @_disfavoredOverload
  public init<Value: Identifiable, S: StringProtocol>(
    _ title: S, @TableRowBuilder<Value> content: () -> Content
  ) where Value == Content.TableRowValue {
    self.init(content: content, header: { Text(title) })
  }
}

extension TableRowContent {
  /// Adds a context menu to each row.
  nonisolated public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return ModifiedTableRows(rows: self) { $0.contextMenu { items } }
  }

  /// Calls an action when a pointer enters or leaves a row.
  @preconcurrency
  nonisolated public func onHover(
    perform action: @escaping @MainActor (Bool) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { $0.onHover(perform: action) }
  }

  /// Lets people drag each row.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { $0.draggable(payload()) }
  }
}

/// Rows whose views are modified.
nonisolated private struct ModifiedTableRows<Content: TableRowContent, Modified: View>:
  TableRowContent
{
  typealias TableRowValue = Content.TableRowValue
  typealias TableRowBody = Never

  let rows: Content
  let modify: (AnyView) -> Modified

  @MainActor
  func _rows(in columns: _TableColumns<TableRowValue>) -> AnyView {
    AnyView(modify(rows._rows(in: columns)))
  }
}
