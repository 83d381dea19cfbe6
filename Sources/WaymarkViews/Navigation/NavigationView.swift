// SPDX-License-Identifier: MIT

/// A stack of screens, in its first form.
///
/// Like SwiftUI's `NavigationView` on a phone, whatever its style: one stack (L8).
@available(iOS, deprecated: 16, message: "Use NavigationStack.")
@available(macOS, deprecated: 13, message: "Use NavigationStack.")
@available(tvOS, deprecated: 16, message: "Use NavigationStack.")
@available(watchOS, deprecated: 9, message: "Use NavigationStack.")
@available(visionOS, deprecated: 1, message: "Use NavigationStack.")
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content

  /// A stack with a root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { NavigationStack { content } }
}

/// How a ``NavigationView`` lays out its columns.
@MainActor
@preconcurrency
public protocol NavigationViewStyle {}

/// The automatic style.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style.
  nonisolated public init() {}
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style.
  nonisolated public init() {}
}

/// Columns, where there is room for them.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  nonisolated public init() {}
}

/// Two columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The automatic style.
  nonisolated public static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns, where there is room for them.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Says how the navigation views in this view lay out their columns; all show one (L8).
  ///
  /// Ignored: `style` (the view always shows a single stack).
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
