// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// Shows one open route with its destination's view; evaluated again when its stamp differs.
struct ScreenView: View {
  private let screen: OpenRoute
  @ObservedObject private var refresh: Refresh
  private let stamp: Int

  /// - Parameters:
  ///   - screen: The route.
  ///   - pushes: The revision of the enclosing segment, which only makes closures differ.
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

  /// The content, with the environment of the flow that owns the screen; a navigation stack sets
  /// only that of its own flow.
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

/// Applies the transition of a screen.
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
