// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// Opens the screens of an ``AppNavigation`` in flow stacks, and creates their views.
@MainActor
final class RoutedScreens {
  /// The type that creates the screens.
  let maker: Any.Type
  /// The destination for flow stacks without their own.
  let destination = Destination()
  private let route: @MainActor (any Navigation) -> Route<AnyHashable>?

  init<Screens: AppNavigation>(_ screens: Screens) {
    maker = Screens.self
    route = { navigation in
      (navigation as? Screens.Destination).map {
        Route(screen: AnyHashable($0), style: screens.style(for: $0))
      }
    }
    destination.update(at: -1) { screen in
      (screen.screen.base as? Screens.Destination).map { AnyView(screens.screen(for: $0)) }
    }
  }
}

extension RoutedScreens: NavigationHandler {
  func open(
    _ navigation: any Navigation, in target: any NavigationTarget,
    then shown: @escaping @MainActor () -> Void
  ) -> Bool {
    guard let flow = target as? Flow, let route = route(navigation),
      flow.path?.accepts(route.screen) == true
    else { return false }
    flow.open(route.screen, as: route.style, then: shown)
    return true
  }
}
