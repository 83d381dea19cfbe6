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
/// A stack without a binding, inside another one that is bound to a ``FlowPath`` or to nothing,
/// shares the path of that one and shows only its root. Any other has a path of its own.
public struct FlowStack<Root: View, Data: Hashable, NavigationViewModifier: ViewModifier>: View {
  @State private var ownPath: [Route<Data>] = []
  @StateObject private var flow = Flow<Data>()
  @Environment(\.flow) private var parent
  @Environment(\.routeIndex) private var parentIndex
  @Environment(\.nestingIndex) private var parentNestingIndex
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
    flow.withNavigation = withNavigation
    flow.attach(to: parent, at: parentIndex)
    return SegmentView(
      flow: flow, segments: flow.segments[...], below: [],
      navigationViewModifier: navigationViewModifier, content: root
    )
    .environment(\.flow, flow)
    .environment(\.nestingIndex, (parentNestingIndex ?? 0) + 1)
    .environment(\.routeIndex, -1)
    .environment(\.routeStyle, nil)
    .environmentObject(flow.navigator)
    .environmentObject(flow.pathNavigator)
    .onNewValue(of: flow.revision, initial: true) {
      flow.refreshVisible()
      flow.reportLostPushes()
    }
  }
}
