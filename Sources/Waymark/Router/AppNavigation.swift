// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
public import WaymarkRoutes
public import WaymarkUI

/// Makes the screens of an enum of navigations, as views, and says how each is shown.
///
/// Like the freshOS Router's `AppNavigation`, but for views, and for one enum each: a `switch` over
/// it is exhaustive, so a case without a screen does not compile. Each feature of an app has one of
/// its own; who navigates to the feature's screens knows the enum only.
///
/// ```swift
/// enum ShopNavigation: Navigation, Hashable {
///   case product(String)
///   case basket
/// }
///
/// struct ShopScreens: AppNavigation {
///   func screen(for navigation: ShopNavigation) -> some View {
///     switch navigation {
///     case .product(let name): Text(name)
///     case .basket: Text("Basket")
///     }
///   }
///
///   func style(for navigation: ShopNavigation) -> RouteStyle {
///     navigation == .basket ? .sheet(withNavigation: true) : .push
///   }
/// }
/// ```
@MainActor
public protocol AppNavigation {
  /// The navigations, which become the values of open screens.
  associatedtype Destination: Navigation & Hashable
  /// What the screens look like.
  associatedtype Screen: View

  /// The screen of a navigation; called when the screen opens, and when its value changes.
  @ViewBuilder
  func screen(for navigation: Destination) -> Screen

  /// How the screen of a navigation is shown; pushed unless this says otherwise.
  func style(for navigation: Destination) -> RouteStyle
}

extension AppNavigation {
  /// Every screen is pushed.
  public func style(for navigation: Destination) -> RouteStyle { .push }
}

extension Router {
  /// Registers what makes the screens of an enum of navigations.
  ///
  /// Each call adds an enum. A second one for the same enum replaces the first; if that was of
  /// another type, it is reported as a warning, as two features seem to claim the enum. Flow stacks
  /// show such screens wherever their values are in a path, unless a `flowDestination(for:)` does.
  ///
  /// - Parameter appNavigation: What makes the screens; kept as long as the router.
  public func setupAppNavigation<Screens: AppNavigation>(appNavigation: Screens) {
    FlowPath.name(Screens.Destination.self)
    let old = register(RoutedScreens(appNavigation), for: Screens.Destination.self)
    guard let old = old as? RoutedScreens, old.maker != Screens.self else { return }
    DiagnosticSink.current.report(
      Diagnostic(
        """
        The screens of “\(Screens.Destination.self)” were made by “\(old.maker)”; from now on \
        “\(Screens.self)” makes them.
        """,
        severity: .warning))
  }

  /// Registers what makes the screens of an enum of navigations, found by the name of its class.
  ///
  /// The class is a `RuntimeInjectable` and an ``AppNavigation``. If there is none of this name,
  /// it is reported, and nothing is registered.
  ///
  /// - Parameter name: The name of the class with that of its module, `Shop.ShopScreens`.
  public func setupAppNavigation(named name: String) {
    let made = RuntimeInjectable.makeOrReport((any AppNavigation).self, named: name)
    if let made { setupAppNavigation(appNavigation: made) }
  }
}
