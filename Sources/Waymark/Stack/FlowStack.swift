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
/// Stacks nest. One without a binding, inside another one that is bound to a ``FlowPath`` or to
/// nothing, shares the path of that one and shows only its root. Any other has a path of its own.
/// Without navigation of its own, its screens are shown among those of the stack around it: after
/// the screen that it is in, and below what that stack opens further. They are not in this view,
/// so what its environment has is not theirs; `navigationViewModifier` can give it to them.
public struct FlowStack<Root: View, Data: Hashable, NavigationViewModifier: ViewModifier>: View {
  @State private var ownPath: [Route<Data>] = []
  @StateObject private var flow = Flow<Data>()
  @Environment(\.flow) private var around
  @Environment(\.openRoute) private var screen
  @Environment(\.nestingIndex) private var parentNestingIndex
  @Environment(\.navigationListener) private var listener
  @Environment(\.linkFollower) private var follower
  @Environment(\.useNavigationStackPolicy) private var policy
  @Environment(\.navigationPlatform) private var platform
  @Environment(\.stepTimer) private var timer
  // Not an optional binding: only as a property of its own is it followed.
  @Binding private var path: [Route<Data>]
  private let isBound: Bool
  private let withNavigation: Bool
  private let navigationViewModifier: NavigationViewModifier
  private let root: Root

  init(
    binding path: Binding<[Route<Data>]>?, withNavigation: Bool,
    navigationViewModifier: NavigationViewModifier, root: Root
  ) {
    _path = path ?? .constant([])
    isBound = path != nil
    self.withNavigation = withNavigation
    self.navigationViewModifier = navigationViewModifier
    self.root = root
  }
  private var parent: FlowContext? { around?.flow }

  public var body: some View {
    if sharesPath {
      root
    } else {
      ownStack
    }
  }

  private var sharesPath: Bool { !isBound && parent is Flow<AnyHashable> }

  private var ownStack: some View {
    flow.source = isBound ? $path : $ownPath
    flow.listener = listener
    flow.follower = follower
    flow.nesting = (parentNestingIndex ?? 0) + 1
    flow.attach(to: screen?.owner ?? parent, in: screen, joined: !withNavigation)
    flow.wrap = { [navigationViewModifier] in AnyView($0.modifier(navigationViewModifier)) }
    flow.sync()
    return
      shown
      .environment(\.flow, flow.reference)
      .environment(\.openRoute, nil)
      .environment(\.nestingIndex, flow.nesting)
      .environment(\.routeIndex, -1)
      .environment(\.routeStyle, nil)
      .environmentObject(flow.navigator)
      .environmentObject(flow.pathNavigator)
  }

  @ViewBuilder private var shown: some View {
    if flow.isJoined {
      // What shows the screens finds out after this evaluation, as it has had its own already.
      root.modifier(navigationViewModifier).onNewValue(of: flow.revision, initial: true) {
        flow.display.publishNews()
      }
    } else {
      display
    }
  }

  private var display: some View {
    let display = flow.ownDisplay
    display.withNavigation = withNavigation
    display.stepper.platform = platform ?? policy.platform
    display.stepper.timer = timer ?? .dispatch
    let first = display.segments[0]
    display.wasEvaluated()
    return SegmentView(
      display: display, segment: first,
      navigationViewModifier: navigationViewModifier, content: root
    )
    .onNewValue(of: display.revision, initial: true) {
      flow.refreshVisible()
      display.reportLost()
      display.stepper.screenChanged()
      display.tellNews()
    }
  }
}
