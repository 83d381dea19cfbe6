// SPDX-License-Identifier: MIT

@available(SwiftUI 2022, *)
public struct NavigationPath: Equatable {
  public init() {}
}

@available(SwiftUI 2022, *)
nonisolated public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {}
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {}
}

@available(iOS, introduced: 13.0, deprecated: 100000.0)
@available(macOS, introduced: 10.15, deprecated: 100000.0)
@available(tvOS, introduced: 13.0, deprecated: 100000.0)
@available(watchOS, introduced: 7.0, deprecated: 100000.0)
nonisolated public struct NavigationView<Content: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
}

@available(iOS, introduced: 13.0, deprecated: 100000.0)
@available(macOS, introduced: 10.15, deprecated: 100000.0)
@available(tvOS, introduced: 13.0, deprecated: 100000.0)
@available(watchOS, introduced: 7.0, deprecated: 100000.0)
@MainActor @preconcurrency public protocol NavigationViewStyle {}

@available(iOS, introduced: 13.0, deprecated: 100000.0)
@available(macOS, introduced: 10.15, deprecated: 100000.0)
@available(tvOS, introduced: 13.0, deprecated: 100000.0)
@available(watchOS, introduced: 7.0, deprecated: 100000.0)
@MainActor @preconcurrency public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

@available(iOS, introduced: 13.0, deprecated: 100000.0)
@available(tvOS, introduced: 13.0, deprecated: 100000.0)
@available(watchOS, introduced: 7.0, deprecated: 100000.0)
@available(macOS, unavailable)
@MainActor @preconcurrency public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

@available(iOS, introduced: 13.0, deprecated: 100000.0)
@available(macOS, introduced: 10.15, deprecated: 100000.0)
@available(tvOS, introduced: 13.0, deprecated: 100000.0)
@available(watchOS, introduced: 7.0, deprecated: 100000.0)
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  @MainActor @preconcurrency public static var automatic: DefaultNavigationViewStyle {
    fatalError()
  }
}

@available(iOS, introduced: 13.0, deprecated: 100000.0)
@available(tvOS, introduced: 13.0, deprecated: 100000.0)
@available(watchOS, introduced: 7.0, deprecated: 100000.0)
@available(macOS, unavailable)
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  @MainActor @preconcurrency public static var stack: StackNavigationViewStyle { fatalError() }
}

@available(SwiftUI 2019, *)
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(tvOS, introduced: 13.0, deprecated: 100000.0)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0)
  public init(destination: Destination, @ViewBuilder label: () -> Label) {}

  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @available(macOS, introduced: 10.15, deprecated: 13.0)
  @available(tvOS, introduced: 13.0, deprecated: 16.0)
  @available(watchOS, introduced: 6.0, deprecated: 9.0)
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {}

  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @available(macOS, introduced: 10.15, deprecated: 13.0)
  @available(tvOS, introduced: 13.0, deprecated: 16.0)
  @available(watchOS, introduced: 6.0, deprecated: 9.0)
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {}
}

@available(SwiftUI 2022, *)
extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
}

@available(SwiftUI 2019, *)
extension View {
  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(tvOS, introduced: 13.0, deprecated: 100000.0)
  @available(watchOS, introduced: 7.0, deprecated: 100000.0)
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(
    _ style: S
  ) -> some View { EmptyView() }

  @available(SwiftUI 2022, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { EmptyView() }

  @available(SwiftUI 2022, *)
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { EmptyView() }

  @available(SwiftUI 2023, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { EmptyView() }

  @available(SwiftUI 2019, *)
  @available(macOS, unavailable)
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { EmptyView() }

  @available(SwiftUI 2020, *)
  nonisolated public func navigationTitle(_ title: Text) -> some View { EmptyView() }

  @available(SwiftUI 2020, *)
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    EmptyView()
  }
}
