// SPDX-License-Identifier: MIT

import WaymarkRoutes
public import WaymarkUI

/// Shows a root and, above it, the screens of a path: pushed, as sheets and as covers, in any
/// order.
///
/// Like `NavigationStack`, but the path also contains the presentation style of each screen.
/// Declare the views of the screens inside the stack with `flowDestination(for:)`. A change of the
/// path, however large, is one update, and screens that remain open keep their state. A screen
/// stays the same while its value is equal, has the same type and `id`, or is changed through its
/// own binding.
///
/// Stacks can be nested. A stack without a binding, inside a stack that is bound to a `FlowPath` or
/// has no binding, shares that path and shows only its root. Any other stack has its own path.
/// Without its own navigation, its screens are shown among those of the enclosing stack: after the
/// screen that contains it, and below the screens that the enclosing stack opens afterwards. They
/// are not inside this view, so they do not inherit its environment; use `navigationViewModifier`
/// to set environment values for them.
public struct FlowStack<Root: View, Data: Hashable, NavigationViewModifier: ViewModifier>: View {
  private let connection: FlowConnection<Data, NavigationViewModifier>
  private let root: Root

  init(
    binding path: Binding<[Route<Data>]>?, withNavigation: Bool,
    navigationViewModifier: NavigationViewModifier, root: Root
  ) {
    connection = FlowConnection(
      path, withNavigation: withNavigation, navigationViewModifier: navigationViewModifier)
    self.root = root
  }

  public var body: some View {
    if let path = connection.ownBound {
      shown(path.flow).modifier(FlowScope(path: path, place: path.flow.asPlace))
    } else {
      root
    }
  }

  @ViewBuilder
  private func shown(_ flow: Flow) -> some View {
    if flow.isJoined {
      // The store's views were evaluated before this one.
      root.modifier(connection.navigationViewModifier)
        .onNewValue(of: flow.revision, initial: true) { flow.store.publishIfChanged() }
    } else {
      let store = flow.store
      SegmentView(
        store: store, segment: store.root,
        navigationViewModifier: connection.navigationViewModifier, content: root
      )
      .onNewValue(of: store.revision, initial: true) {
        flow.refreshVisible()
        store.reportLost()
        store.updated()
      }
    }
  }
}

/// Sets the environment values of the flow for its screens.
///
/// A separate modifier, so that a push evaluates nothing here: its inputs stay the same.
private struct FlowScope<Data: Hashable>: ViewModifier {
  let path: BoundPath<Data>
  let place: FlowPlace

  func body(content: Content) -> some View {
    content
      .modifier(RouterTarget(flow: path.flow, router: place.router))
      .environment(\.flowPlace, place)
      .environment(\.screenPlace, .root)
      .environmentObject(path.navigator)
      .environmentObject(path.pathNavigator)
  }
}
