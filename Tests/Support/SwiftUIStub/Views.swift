// SPDX-License-Identifier: MIT

@available(SwiftUI 2019, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
}

@available(SwiftUI 2019, *)
nonisolated public struct Text: View, Equatable, Sendable {
  public typealias Body = Never
  public init(verbatim content: String) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {}
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}
}

@available(SwiftUI 2019, *)
nonisolated public struct Image: View, Equatable, Sendable {
  public typealias Body = Never
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  public init(systemName: String) {}
}

@available(SwiftUI 2019, *)
nonisolated public struct Color: View, Hashable, Sendable {
  public typealias Body = Never
  public static let clear = Color()
}

@available(SwiftUI 2021, *)
public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}

@available(SwiftUI 2020, *)
nonisolated public struct Link<Label: View>: View {
  public typealias Body = Never
}

@available(SwiftUI 2020, *)
extension Link where Label == Text {
  public init<S: StringProtocol>(_ title: S, destination: URL) {}
}

@available(SwiftUI 2019, *)
nonisolated public struct Button<Label: View>: View {
  public typealias Body = Never
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  @available(SwiftUI 2021, *)
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}

@available(SwiftUI 2019, *)
extension Button where Label == Text {
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
  @available(SwiftUI 2021, *)
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
  @available(SwiftUI 2021, *)
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
}

@available(SwiftUI 2019, *)
public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
}

@available(SwiftUI 2019, *)
nonisolated public struct ZStack<Content: View>: View {
  public typealias Body = Never
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

@available(SwiftUI 2019, *)
extension View {
  nonisolated public func hidden() -> some View { EmptyView() }
  nonisolated public func opacity(_ opacity: Double) -> some View { EmptyView() }
  nonisolated public func disabled(_ disabled: Bool) -> some View { EmptyView() }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(tvOS, introduced: 13.0, deprecated: 100000.0)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0)
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { EmptyView() }

  @available(SwiftUI 2021, *)
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }

  @available(SwiftUI 2021, *)
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }

  @available(SwiftUI 2020, *)
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { EmptyView() }

  @available(SwiftUI 2020, *)
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    EmptyView()
  }

  @available(SwiftUI 2020, *)
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    EmptyView()
  }

  @available(SwiftUI 2020, *)
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    EmptyView()
  }
}

@available(SwiftUI 2019, *)
public struct AccessibilityTraits: Sendable {
  public static let isLink = AccessibilityTraits()
}
