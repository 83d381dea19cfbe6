// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// Updates a flow from its view's properties and environment, before each evaluation of the view's
/// body.
@MainActor
struct FlowConnection<Data: Hashable, NavigationViewModifier: ViewModifier> {
  @State private var ownPath: [Route<Data>] = []
  @StateObject private var bound = BoundPath<Data>()
  @Environment(\.flow) private var around
  @Environment(\.openRoute) private var screen
  @Environment(\.nestingIndex) private var nesting
  @Environment(\.navigationListener) private var listener
  @Environment(\.navigationControl) private var control
  @Environment(\.linkFollower) private var follower
  @Environment(\.tabFlows) private var tabFlows
  @Environment(\.chosenRouter) private var router
  @Environment(\.useNavigationStackPolicy) private var policy
  @Environment(\.navigationPlatform) private var platform
  @Environment(\.stepTimer) private var timer
  // Not optional: only a property of type `Binding` is tracked.
  @Binding private var path: [Route<Data>]
  private let isBound: Bool
  private let withNavigation: Bool
  let navigationViewModifier: NavigationViewModifier

  init(
    _ path: Binding<[Route<Data>]>?, withNavigation: Bool,
    navigationViewModifier: NavigationViewModifier
  ) {
    _path = path ?? .constant([])
    isBound = path != nil
    self.withNavigation = withNavigation
    self.navigationViewModifier = navigationViewModifier
  }

  /// The path of the stack; nil if it shares that of the enclosing stack.
  var ownBound: BoundPath<Data>? { sharesPath ? nil : bound }

  private var sharesPath: Bool { !isBound && around?.flow?.path?.acceptsAnyScreen == true }
}

extension FlowConnection: @preconcurrency DynamicProperty {
  mutating func update() {
    guard let bound = ownBound else { return }
    let flow = bound.flow
    bound.source = isBound ? $path : $ownPath
    bound.wrap = { [navigationViewModifier] in AnyView($0.modifier(navigationViewModifier)) }
    flow.listener = listener
    flow.follower = follower
    follower?.flows.add(flow)
    if around == nil { tabFlows?.flows.add(flow) }
    flow.use(router)
    flow.nesting = (nesting ?? 0) + 1
    flow.attach(to: screen?.owner ?? around?.flow, in: screen, joined: !withNavigation)
    flow.control.declared = control?.control
    if flow.isJoined {
      flow.sync()
    } else {
      flow.store.evaluate(
        withNavigation: withNavigation, platform: platform ?? policy.platform,
        timer: timer ?? .dispatch)
    }
  }
}
