// SPDX-License-Identifier: MIT

public import WaymarkRoutes
public import WaymarkUI

extension EnvironmentValues {
  /// The router of the view: `Router.default`, unless `router(_:)` around it set another.
  ///
  /// In a flow stack, it opens screens in that one as long as nothing covers it, even if another
  /// flow stack on screen appeared later.
  public var router: Router {
    get {
      let chosen = chosenRouter
      if let placed = flowPlace?.router, placed.chosen === chosen { return placed.router }
      return chosen ?? .default
    }
    set { chosenRouter = newValue }
  }

  /// The router that was set; nil for the default one.
  var chosenRouter: Router? {
    get { self[RouterKey.self] }
    set { self[RouterKey.self] = newValue }
  }
}

extension View {
  /// Sets the router of the flow stacks in this view.
  ///
  /// A window of its own, or a test, has a router of its own; without this, the flow stacks of all
  /// windows are those of `Router.default`, which opens screens in the one that appeared last.
  public func router(_ router: Router) -> some View { environment(\.router, router) }
}

private enum RouterKey: EnvironmentKey {
  static var defaultValue: Router? { nil }
}
