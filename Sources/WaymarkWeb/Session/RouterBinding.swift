// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkViews

/// Makes a router the default router of a session's app.
///
/// The router has the registrations of the process's router, and screens of its own.
struct RouterBinding: SceneScope {
  private let router = WaymarkRoutes.Router(inheriting: .process)

  func bind<R>(_ work: () throws -> R) rethrows -> R {
    try RouterScope.$current.withValue(router, operation: work)
  }
}
