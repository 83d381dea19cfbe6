// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
public import WaymarkRoutes
public import WaymarkUI

/// Creates the screens of an enum of navigations, as views, with their presentation styles.
///
/// Like the freshOS Router's `AppNavigation`, but for views, and for one enum each: a `switch` over
/// it is exhaustive, so a case without a screen does not compile. Each feature of an app has its
/// own; code that navigates to the feature's screens depends only on the enum.
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
  /// The navigations, which are the values of open screens.
  associatedtype Destination: Navigation & Hashable
  /// The views of the screens.
  associatedtype Screen: View

  /// Returns the screen of a navigation; called when the screen opens, and when its value changes.
  @ViewBuilder
  func screen(for navigation: Destination) -> Screen

  /// Returns the presentation style of a navigation's screen; by default, a push.
  func style(for navigation: Destination) -> RouteStyle
}

extension AppNavigation {
  /// Returns a push for every screen.
  public func style(for navigation: Destination) -> RouteStyle { .push }
}

extension Router {
  /// Registers an object that creates the screens of an enum of navigations.
  ///
  /// Each call adds an enum. A second call for the same enum replaces the first registration; if
  /// the types differ, this is reported as a warning, because two features seem to use the same
  /// enum. Flow stacks show these screens wherever their values are in a path, unless there is a
  /// `flowDestination(for:)`.
  ///
  /// - Parameter appNavigation: Creates the screens; retained by the router.
  public func setupAppNavigation<Screens: AppNavigation>(appNavigation: Screens) {
    FlowPath.name(Screens.Destination.self)
    let old = register(RoutedScreens(appNavigation), for: Screens.Destination.self)
    guard let old = old as? RoutedScreens, old.maker != Screens.self else { return }
    DiagnosticSink.current.report(
      Diagnostic(
        """
        “\(Screens.self)” replaces “\(old.maker)”, which created the screens of \
        “\(Screens.Destination.self)”.
        """,
        severity: .warning))
  }

  /// Registers the class with a name, which creates the screens of an enum of navigations.
  ///
  /// The class conforms to `RuntimeInjectable` and ``AppNavigation``. If no class has this name,
  /// this is reported, and nothing is registered.
  ///
  /// - Parameter name: The name of the class, qualified by its module: `Shop.ShopScreens`.
  public func setupAppNavigation(named name: String) {
    let made = RuntimeInjectable.makeOrReport((any AppNavigation).self, named: name)
    if let made { setupAppNavigation(appNavigation: made) }
  }
}
