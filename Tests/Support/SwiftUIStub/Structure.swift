// SPDX-License-Identifier: MIT

// SwiftUI's documented API used by the target Waymark, as signatures with the systems that have
// them. `Scripts/public-api` checks Waymark's sources against the signatures, to find code that
// would not compile over SwiftUI; `Scripts/availability` checks them against the systems. Add
// further API here as declared in Apple's documentation, not as in Waymark's own runtime.
//
// None of this is ever run or linked: it is only compiled to a module's interface. Each body only
// needs to have the right type, and `fatalError()` has any type. Waymark itself contains none.
//
// `SwiftUI 2021` is the API introduced with iOS 15; the file `releases` lists the versions for each
// year. This folder is not a target of the package: no module in the build may be named SwiftUI.

@_exported import Foundation
@_exported import Observation

@available(SwiftUI 2019, *)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(SwiftUI 2019, *)
extension View where Body == Never {
  public var body: Never { fatalError() }
}

@available(SwiftUI 2019, *)
extension Never: View {
  public var body: Never { fatalError() }
}

@available(SwiftUI 2019, *)
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

@available(SwiftUI 2019, *)
nonisolated public struct EmptyView: View {
  public typealias Body = Never
  public init() {}
}

@available(SwiftUI 2019, *)
nonisolated public struct TupleView<T>: View {
  public typealias Body = Never
  public init(_ value: T) {}
}

@available(SwiftUI 2019, *)
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  public typealias Body = Never
}

@available(SwiftUI 2019, *)
nonisolated public struct AnyView: View {
  public typealias Body = Never
  public init<V: View>(_ view: V) {}
  public init<V: View>(erasing view: V) {}
}

@available(SwiftUI 2019, *)
nonisolated public struct Group<Content: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
}

@available(SwiftUI 2019, *)
nonisolated public struct EquatableView<Content: Equatable & View>: View {
  public typealias Body = Never
  public var content: Content
  public init(content: Content) { self.content = content }
}

@available(SwiftUI 2019, *)
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

@available(SwiftUI 2019, *)
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

@available(SwiftUI 2019, *)
extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError() }
}

@available(SwiftUI 2019, *)
nonisolated public struct EmptyModifier: ViewModifier {
  public typealias Body = Never
  public init() {}
}

@available(SwiftUI 2019, *)
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
}

@available(SwiftUI 2019, *)
nonisolated public struct ModifiedContent<Content, Modifier> {
  public init(content: Content, modifier: Modifier) {}
}

@available(SwiftUI 2019, *)
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

@available(SwiftUI 2019, *)
extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { EmptyView() }
}

@available(SwiftUI 2019, *)
extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
