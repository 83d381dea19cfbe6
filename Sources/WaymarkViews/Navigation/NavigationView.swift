// SPDX-License-Identifier: MIT

/// A stack of screens, or columns (the original form).
///
/// Like SwiftUI's `NavigationView`. One view is the root of a stack, in each style. Two or three
/// views are the columns of a ``NavigationSplitView``: links of a column show their screens in the
/// next one, and in a compact window there is one stack, whose root is the first view (L8).
@available(iOS, deprecated: 16, message: "Use NavigationStack.")
@available(macOS, deprecated: 13, message: "Use NavigationStack.")
@available(tvOS, deprecated: 16, message: "Use NavigationStack.")
@available(watchOS, deprecated: 9, message: "Use NavigationStack.")
@available(visionOS, deprecated: 1, message: "Use NavigationStack.")
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content
  @Environment(\.navigationViewIsStack) private var isStack

  /// Creates a stack with a root, or two or three columns.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    let columns = (content as? any ViewSequence)?.views.map { AnyView($0) } ?? []
    switch columns.count {
    case 2...3 where isStack: NavigationStack { columns[0] }
    case 2:
      NavigationSplitView {
        columns[0]
      } detail: {
        columns[1]
      }
    case 3:
      NavigationSplitView {
        columns[0]
      } content: {
        columns[1]
      } detail: {
        columns[2]
      }
    default: NavigationStack { content }
    }
  }
}

private enum NavigationViewStackKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether navigation views show only their first column.
  fileprivate var navigationViewIsStack: Bool {
    get { self[NavigationViewStackKey.self] }
    set { self[NavigationViewStackKey.self] = newValue }
  }
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

/// A style that shows one screen at a time, with the first column as the root.
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
  /// Sets the style of navigation views with several columns: ``StackNavigationViewStyle`` shows
  /// the first one only, and all others show columns in a wide window (L8).
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewIsStack, style is StackNavigationViewStyle)
  }
}
