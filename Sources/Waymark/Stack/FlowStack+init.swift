// SPDX-License-Identifier: MIT

public import WaymarkRoutes
public import WaymarkUI

extension FlowStack {
  /// Creates a stack with a binding to a path of screens of one type.
  ///
  /// - Parameters:
  ///   - routes: The path.
  ///   - withNavigation: Whether the root has a navigation stack, so that screens can be pushed.
  ///   - navigationViewModifier: A modifier for each navigation stack: the root's and those of
  ///     sheets and covers. In a nested flow stack without navigation, it applies to each screen.
  ///   - root: The screen below all others.
  public init(
    _ routes: Binding<[Route<Data>]>, withNavigation: Bool = false,
    navigationViewModifier: NavigationViewModifier, @ViewBuilder root: () -> Root
  ) {
    self.init(
      binding: routes, withNavigation: withNavigation,
      navigationViewModifier: navigationViewModifier, root: root())
  }
}

extension FlowStack where Data == AnyHashable {
  /// Creates a stack that manages its own path, or shares that of the enclosing stack.
  ///
  /// - Parameters:
  ///   - withNavigation: Whether the root has a navigation stack, so that screens can be pushed.
  ///   - navigationViewModifier: A modifier for each navigation stack: the root's and those of
  ///     sheets and covers. In a nested flow stack without navigation, it applies to each screen.
  ///   - root: The screen below all others.
  public init(
    withNavigation: Bool = false, navigationViewModifier: NavigationViewModifier,
    @ViewBuilder root: () -> Root
  ) {
    self.init(
      binding: nil, withNavigation: withNavigation,
      navigationViewModifier: navigationViewModifier, root: root())
  }

  /// Creates a stack with a binding to a path of screens of any types.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - withNavigation: Whether the root has a navigation stack, so that screens can be pushed.
  ///   - navigationViewModifier: A modifier for each navigation stack: the root's and those of
  ///     sheets and covers. In a nested flow stack without navigation, it applies to each screen.
  ///   - root: The screen below all others.
  public init(
    _ path: Binding<FlowPath>, withNavigation: Bool = false,
    navigationViewModifier: NavigationViewModifier, @ViewBuilder root: () -> Root
  ) {
    self.init(
      binding: path.routes, withNavigation: withNavigation,
      navigationViewModifier: navigationViewModifier, root: root())
  }
}

extension FlowStack where NavigationViewModifier == UnchangedViewModifier {
  /// Creates a stack with a binding to a path of screens of one type.
  ///
  /// - Parameters:
  ///   - routes: The path.
  ///   - withNavigation: Whether the root has a navigation stack, so that screens can be pushed.
  ///   - root: The screen below all others.
  public init(
    _ routes: Binding<[Route<Data>]>, withNavigation: Bool = false,
    @ViewBuilder root: () -> Root
  ) {
    self.init(
      binding: routes, withNavigation: withNavigation,
      navigationViewModifier: UnchangedViewModifier(), root: root())
  }
}

extension FlowStack
where NavigationViewModifier == UnchangedViewModifier, Data == AnyHashable {
  /// Creates a stack that manages its own path, or shares that of the enclosing stack.
  ///
  /// - Parameters:
  ///   - withNavigation: Whether the root has a navigation stack, so that screens can be pushed.
  ///   - root: The screen below all others.
  public init(withNavigation: Bool = false, @ViewBuilder root: () -> Root) {
    self.init(
      binding: nil, withNavigation: withNavigation,
      navigationViewModifier: UnchangedViewModifier(), root: root())
  }

  /// Creates a stack with a binding to a path of screens of any types.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - withNavigation: Whether the root has a navigation stack, so that screens can be pushed.
  ///   - root: The screen below all others.
  public init(
    _ path: Binding<FlowPath>, withNavigation: Bool = false, @ViewBuilder root: () -> Root
  ) {
    self.init(
      binding: path.routes, withNavigation: withNavigation,
      navigationViewModifier: UnchangedViewModifier(), root: root())
  }
}

/// A modifier of navigation stacks without effect.
public struct UnchangedViewModifier: ViewModifier {
  public func body(content: Content) -> some View { content }
}
