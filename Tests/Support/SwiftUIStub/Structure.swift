// SPDX-License-Identifier: MIT

// What SwiftUI documents and the target Waymark uses, as signatures, each with the systems that
// have it: `Scripts/public-api` checks Waymark's sources against the signatures, so that what
// would not compile over SwiftUI itself is seen where there is none; `Scripts/availability` checks
// them against the systems. What Waymark comes to use is added here as Apple's documentation has
// it, not as our own runtime does.
//
// Nothing of this is ever run, or even linked: it is compiled to a module's interface and no
// further. So a body only has to give a value of its type, and `fatalError()` gives one of any
// type. Waymark itself has none.
//
// `SwiftUI 2021` is what was introduced with iOS 15; the file `releases` says which versions each
// year stands for. It is no target of the package: no module in the build may be named SwiftUI.

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
