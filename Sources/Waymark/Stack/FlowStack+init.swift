// SPDX-License-Identifier: MIT

public import WaymarkRoutes
public import WaymarkUI

extension FlowStack {
  /// A stack whose path of screens of one type is kept elsewhere.
  ///
  /// - Parameters:
  ///   - routes: The path.
  ///   - withNavigation: Whether the root has a navigation stack, so that screens can be pushed.
  ///   - navigationViewModifier: Applied to each navigation stack: the root's and those of sheets
  ///     and covers. In a flow stack without navigation inside another one, to each screen.
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
  /// A stack that keeps its own path, or shares that of the stack around it.
  ///
  /// - Parameters:
  ///   - withNavigation: Whether the root has a navigation stack, so that screens can be pushed.
  ///   - navigationViewModifier: Applied to each navigation stack: the root's and those of sheets
  ///     and covers. In a flow stack without navigation inside another one, to each screen.
  ///   - root: The screen below all others.
  public init(
    withNavigation: Bool = false, navigationViewModifier: NavigationViewModifier,
    @ViewBuilder root: () -> Root
  ) {
    self.init(
      binding: nil, withNavigation: withNavigation,
      navigationViewModifier: navigationViewModifier, root: root())
  }

  /// A stack whose path of screens of any types is kept elsewhere.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - withNavigation: Whether the root has a navigation stack, so that screens can be pushed.
  ///   - navigationViewModifier: Applied to each navigation stack: the root's and those of sheets
  ///     and covers. In a flow stack without navigation inside another one, to each screen.
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
  /// A stack whose path of screens of one type is kept elsewhere.
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
  /// A stack that keeps its own path, or shares that of the stack around it.
  ///
  /// - Parameters:
  ///   - withNavigation: Whether the root has a navigation stack, so that screens can be pushed.
  ///   - root: The screen below all others.
  public init(withNavigation: Bool = false, @ViewBuilder root: () -> Root) {
    self.init(
      binding: nil, withNavigation: withNavigation,
      navigationViewModifier: UnchangedViewModifier(), root: root())
  }

  /// A stack whose path of screens of any types is kept elsewhere.
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

/// The modifier of navigation stacks that changes nothing.
public struct UnchangedViewModifier: ViewModifier {
  public func body(content: Content) -> some View { content }
}
