// SPDX-License-Identifier: MIT

// What SwiftUI documents and the target Waymark uses, as signatures: `Scripts/public-api` checks
// Waymark's sources against them, so that what would not compile over SwiftUI itself is seen
// where there is none. Nothing of this is ever run, so bodies only have to compile. What Waymark
// comes to use is added here as Apple's documentation has it, not as our own runtime does.
//
// It is no target of the package: no module in the build may be named SwiftUI.

@_exported import Foundation
@_exported import Observation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
  public var body: Never { fatalError() }
}

extension Never: View {
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

nonisolated public struct EmptyView: View {
  public typealias Body = Never
  public init() {}
}

nonisolated public struct TupleView<T>: View {
  public typealias Body = Never
  public init(_ value: T) {}
}

nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  public typealias Body = Never
}

nonisolated public struct AnyView: View {
  public typealias Body = Never
  public init<V: View>(_ view: V) {}
  public init<V: View>(erasing view: V) {}
}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { fatalError() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {
    fatalError()
  }
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
    fatalError()
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    fatalError()
  }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
}

nonisolated public struct ModifiedContent<Content, Modifier> {
  public init(content: Content, modifier: Modifier) {}
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}
