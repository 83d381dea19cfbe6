// SPDX-License-Identifier: MIT

/// Tabs of a ``TabView``: one, several, or a choice of them.
///
/// A type of your own is tabs by its `body`, which may use state as a view's does.
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
  /// What the tabs are selected by; `Never` where they have no values.
  associatedtype TabValue: Hashable = Body.TabValue
  /// What the tabs are made of.
  associatedtype Body: TabContent

  /// The tabs.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

  /// The tabs as a view. Only the runtime's own contents provide another than their body's.
  @MainActor static func _tabs(_ content: Self) -> AnyView
}

extension TabContent {
  @MainActor public static func _tabs(_ content: Self) -> AnyView {
    AnyView(TabContentView(content: Held(value: content)))
  }
}

extension TabContent where Body == Never {
  /// Never called: the runtime knows the content.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TabContent {
  public typealias TabValue = Never

  @MainActor public static func _tabs(_ content: Never) -> AnyView {}
}

/// The tabs of a content that has a body.
nonisolated private struct TabContentView<C: TabContent>: View {
  let content: Held<C>

  @MainActor var body: some View { C.Body._tabs(content.value.body) }
}

extension TabContent {
  /// The content as a view, where its type is known by its protocol only.
  @MainActor fileprivate var asView: AnyView { Self._tabs(self) }
}

/// Tabs whose type is not said.
nonisolated public struct _AnyTabContent<TabValue: Hashable>: TabContent {
  public typealias Body = Never

  fileprivate let content: any TabContent

  @MainActor public static func _tabs(_ content: Self) -> AnyView { content.content.asView }
}

/// The tabs of a block, in order.
nonisolated public struct _TabContents<TabValue: Hashable>: TabContent {
  public typealias Body = Never

  fileprivate let parts: [any TabContent]

  @MainActor public static func _tabs(_ content: Self) -> AnyView {
    let parts = content.parts.map(\.asView)
    return AnyView(ForEach(parts.indices, id: \.self) { parts[$0] })
  }
}

/// Builds the tabs of a ``TabView`` from the statements of a closure.
///
/// All of them are selected by values of one type.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs of a builder as the content of a ``TabView``.
  nonisolated public struct Content<C: TabContent>: View {
    let content: C

    @MainActor public var body: some View { C._tabs(content) }
  }

  /// Lets a statement through as it is.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// One statement: those tabs.
  public static func buildBlock<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// Several statements: the tabs of all of them, in order.
  @_disfavoredOverload
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> _TabContents<TabValue> {
    var parts: [any TabContent] = []
    for one in repeat each content { parts.append(one) }
    return _TabContents(parts: parts)
  }

  /// An `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> C?
  where C.TabValue == TabValue { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<T: TabContent, F: TabContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    .first(first)
  }

  /// The other branch.
  public static func buildEither<T: TabContent, F: TabContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    .second(second)
  }

  /// The content of an `if #available`.
  public static func buildLimitedAvailability<C: TabContent>(
    _ content: C
  ) -> _AnyTabContent<TabValue> where C.TabValue == TabValue {
    _AnyTabContent(content: content)
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue

  @MainActor public static func _tabs(_ content: Self) -> AnyView {
    AnyView(content.map { Wrapped._tabs($0) })
  }
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  public typealias TabValue = TrueContent.TabValue

  @MainActor public static func _tabs(_ content: Self) -> AnyView {
    switch content {
    case .first(let first):
      AnyView(_ConditionalContent<AnyView, AnyView>.first(TrueContent._tabs(first)))
    case .second(let second):
      AnyView(_ConditionalContent<AnyView, AnyView>.second(FalseContent._tabs(second)))
    }
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  @MainActor public static func _tabs(_ content: Self) -> AnyView {
    AnyView(
      ForEach<Data, ID, AnyView>(
        data: content.data, content: { [make = content.content] in Content._tabs(make($0)) },
        id: content.id))
  }
}

// Tried after the forms for views, which are by far the more common.
extension ForEach where Content: TabContent {
  /// Tabs of elements that carry their identity.
  @_disfavoredOverload
  public init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable, V == Content.TabValue {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Tabs of elements that are told apart by one of their properties.
  @_disfavoredOverload
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// A tab for each number of a range.
  @_disfavoredOverload
  public init<V>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, V == Content.TabValue {
    self.init(data: data, content: content, id: { $0 })
  }
}
