// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkViews

/// Makes a router the default router of a session's app.
///
/// The router has the registrations of the process's router, and screens of its own.
struct RouterBinding: SceneScope {
  private let router = WaymarkRoutes.Router(inheriting: .process)
  /// Receives the navigation events of the app, for the inspector.
  let observer: NavigationObserver?

  func bind<R>(_ work: () throws -> R) rethrows -> R {
    try RouterScope.$current.withValue(router) {
      guard let observer else { return try work() }
      return try NavigationObservation.$current.withValue(observer, operation: work)
    }
  }
}
