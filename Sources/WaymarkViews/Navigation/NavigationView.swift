// SPDX-License-Identifier: MIT

/// A stack of screens (the original form).
///
/// Like SwiftUI's `NavigationView` on a phone, regardless of its style: a single stack (L8).
@available(iOS, deprecated: 16, message: "Use NavigationStack.")
@available(macOS, deprecated: 13, message: "Use NavigationStack.")
@available(tvOS, deprecated: 16, message: "Use NavigationStack.")
@available(watchOS, deprecated: 9, message: "Use NavigationStack.")
@available(visionOS, deprecated: 1, message: "Use NavigationStack.")
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a stack with a root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { NavigationStack { content } }
}

/// A type that describes the column layout of a ``NavigationView``.
@MainActor
@preconcurrency
public protocol NavigationViewStyle {}

/// The automatic style.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style that shows one screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with columns, if there is enough space.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with two columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The automatic style.
  nonisolated public static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style that shows one screen at a time.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A style with columns, if there is enough space.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Has no effect: navigation views always show a single stack (L8).
  ///
  /// Ignored: `style` (the view always shows a single stack).
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
