// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// Shows one open route as its destination makes it; evaluated again when its stamp differs.
struct ScreenView: View {
  private let screen: OpenRoute
  private let stamp: Int

  /// - Parameters:
  ///   - screen: The route.
  ///   - pushes: When the segment it is in was last changed; only tells one closure from another.
  init(screen: OpenRoute, asOf pushes: Int = 0) {
    self.screen = screen
    stamp = screen.stamp
  }

  var body: some View {
    content
      .environment(\.routeStyle, screen.route.style)
      .environment(\.routeIndex, screen.index)
  }

  @ViewBuilder private var content: some View {
    if let view = screen.makeView() {
      view
    } else {
      MissingFlowDestination(
        type: "\(screen.screenType)",
        report: { screen.reportMissing() })
    }
  }
}
