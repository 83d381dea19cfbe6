// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// Shows one open route as its destination makes it; evaluated again when its stamp differs.
struct ScreenView: View {
  private let screen: OpenRoute
  @ObservedObject private var refresh: Refresh
  private let stamp: Int

  /// - Parameters:
  ///   - screen: The route.
  ///   - pushes: When the segment it is in was last changed; only tells one closure from another.
  init(screen: OpenRoute, asOf pushes: Int = 0) {
    self.screen = screen
    stamp = screen.stamp
    refresh = screen.refresh
  }

  var body: some View {
    owned
      .environment(
        \.screenPlace,
        ScreenPlace(screen: screen, style: screen.route.style, index: screen.indexInHost)
      )
      .onAppear { screen.visibilityChanged(true) }
      .onDisappear { screen.visibilityChanged(false) }
  }

  /// The content, with what the flow gives that the screen is of; a navigation stack gives it only
  /// what is of its own flow.
  @ViewBuilder private var owned: some View {
    if let flow = screen.owner?.host, flow.isJoined {
      flow.path?.provide(to: AnyView(content))
    } else {
      content
    }
  }

  @ViewBuilder private var content: some View {
    if let view = screen.makeView() {
      view.modifier(Entrance(style: screen.entrance))
    } else {
      MissingFlowDestination(
        type: "\(screen.screenType)",
        report: { screen.reportMissing() })
    }
  }
}

/// Has a screen come as it was said.
private struct Entrance: ViewModifier {
  let style: ReplaceStyle

  func body(content: Content) -> some View {
    switch style {
    case .crossFade: content.transition(.opacity)
    case .unanimated: content.transition(.identity)
    case .automatic, .silently, .push, .pop: content
    }
  }
}
