// SPDX-License-Identifier: MIT

import WaymarkRoutes
public import WaymarkUI

/// Shows a root and, above it, the screens of a path: pushed, as sheets and as covers, in any
/// order.
///
/// Like `NavigationStack`, but the path says how each screen is shown, too. What the screens look
/// like is said inside of it by `flowDestination(for:)`. However much of the path changes at once,
/// it is one update; screens that stay open keep their state. A screen stays the same one while
/// its value is equal, has the same type and `id`, or is changed through its own binding.
///
/// Stacks nest. One without a binding, inside another one that is bound to a `FlowPath` or to
/// nothing, shares the path of that one and shows only its root. Any other has a path of its own.
/// Without navigation of its own, its screens are shown among those of the stack around it: after
/// the screen that it is in, and below what that stack opens further. They are not in this view,
/// so what its environment has is not theirs; `navigationViewModifier` can give it to them.
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

/// Gives the screens what they find of their flow in the environment.
///
/// A modifier of its own, so that a push evaluates nothing here: what it is made of stays the same.
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
