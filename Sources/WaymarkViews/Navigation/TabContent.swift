// SPDX-License-Identifier: MIT

/// One or more tabs of a ``TabView``.
///
/// A custom type defines its tabs in `body` and can use state like a view.
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the selection; `Never` for tabs without values.
  associatedtype TabValue: Hashable = Body.TabValue
  /// The type of the body.
  associatedtype Body: TabContent

  /// The tabs.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

  /// Returns the tabs as a view.
  ///
  /// Only the runtime's own types override the default, which uses the body.
  @MainActor static func _tabs(_ content: Self) -> AnyView
}

extension TabContent {
  @MainActor public static func _tabs(_ content: Self) -> AnyView {
    AnyView(TabContentView(content: Held(value: content)))
  }
}

extension TabContent where Body == Never {
  /// Never called: the runtime handles this content.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TabContent {
  public typealias TabValue = Never

  @MainActor public static func _tabs(_ content: Never) -> AnyView {}
}

/// The tabs of a custom type with a body.
nonisolated private struct TabContentView<C: TabContent>: View {
  let content: Held<C>

  @MainActor var body: some View { C.Body._tabs(content.value.body) }
}

extension TabContent {
  /// The content as a view, if only its protocol is known.
  @MainActor fileprivate var asView: AnyView { Self._tabs(self) }
}

/// Type-erased tabs.
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

/// A result builder for the tabs of a ``TabView``.
///
/// All tabs have selection values of one type.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs of a builder as the content of a ``TabView``.
  nonisolated public struct Content<C: TabContent>: View {
    let content: C

    @MainActor public var body: some View { C._tabs(content) }
  }

  /// Returns the value of a statement.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// Builds the tabs of a single statement.
  public static func buildBlock<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// Builds the tabs of several statements, in order.
  @_disfavoredOverload
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> _TabContents<TabValue> {
    var parts: [any TabContent] = []
    for one in repeat each content { parts.append(one) }
    return _TabContents(parts: parts)
  }

  /// Builds the content of an `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> C?
  where C.TabValue == TabValue { content }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<T: TabContent, F: TabContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    .first(first)
  }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither<T: TabContent, F: TabContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    .second(second)
  }

  /// Builds the content of an `if #available`.
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

// Considered after the initializers for views, which are far more common.
extension ForEach where Content: TabContent {
  /// Creates tabs for identifiable elements.
  @_disfavoredOverload
  public init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable, V == Content.TabValue {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates tabs for elements that are identified by a property.
  @_disfavoredOverload
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Creates a tab for each number of a range.
  @_disfavoredOverload
  public init<V>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, V == Content.TabValue {
    self.init(data: data, content: content, id: { $0 })
  }
}
