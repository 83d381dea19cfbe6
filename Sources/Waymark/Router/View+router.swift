// SPDX-License-Identifier: MIT

public import WaymarkRoutes
public import WaymarkUI

extension EnvironmentValues {
  /// The router of the view: `Router.default`, unless an enclosing `router(_:)` sets another one.
  ///
  /// In a flow stack, it opens screens in that stack as long as nothing covers it, even if another
  /// flow stack on screen appeared later.
  public var router: Router {
    get {
      let chosen = chosenRouter
      if let placed = flowPlace?.router, placed.chosen === chosen { return placed.router }
      return chosen ?? .default
    }
    set { chosenRouter = newValue }
  }

  /// The router set by a modifier; nil for the default one.
  var chosenRouter: Router? {
    get { self[RouterKey.self] }
    set { self[RouterKey.self] = newValue }
  }
}

extension View {
  /// Sets the router of the flow stacks in this view.
  ///
  /// Use it to give a window or a test its own router. By default, the flow stacks of all windows
  /// belong to `Router.default`, which opens screens in the one that appeared last.
  public func router(_ router: Router) -> some View { environment(\.router, router) }
}

private enum RouterKey: EnvironmentKey {
  static var defaultValue: Router? { nil }
}
