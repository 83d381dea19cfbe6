// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// The router of a flow stack.
final class PlacedRouter: Sendable {
  /// The router in the environment of the flow stack; nil for the default one.
  let chosen: Router?
  /// The router for the screens of the flow stack, which prefers this flow stack to open others.
  let router: Router

  @MainActor
  init(_ chosen: Router?, in flow: Flow) {
    self.chosen = chosen
    router = Router(chosen ?? .default, from: flow)
  }
}
