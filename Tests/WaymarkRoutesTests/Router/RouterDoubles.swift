// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// The navigations of a feature; a payload is not `Hashable`.
enum TripNavigation: Navigation {
  case start
  case stage(Stage)

  struct Stage { var number: Int }

  static func stage(_ number: Int) -> TripNavigation { .stage(Stage(number: number)) }
}

/// The navigations of another feature.
enum InnNavigation: Navigation { case inn }

/// The name of a navigation.
func name(_ navigation: any Navigation) -> String {
  switch navigation {
  case TripNavigation.stage(let stage): "stage \(stage.number)"
  case TripNavigation.start: "start"
  default: "\(navigation)"
  }
}

/// A target that records the opened screens.
@MainActor final class Surface: NavigationTarget {
  let name: String
  var isUncovered = true
  var around: Surface?
  var opened: [String] = []

  init(_ name: String = "page", in around: Surface? = nil) {
    self.name = name
    self.around = around
  }

  func isInside(_ other: any NavigationTarget) -> Bool { around === other }
}

/// A handler that opens screens in targets with certain names.
@MainActor final class Opener: NavigationHandler {
  private let name: String
  private let pages: Set<String>?
  /// Whether opened screens are shown only when ``showAll()`` is called.
  var isSlow = false
  var refuses = false
  private var waiting: [@MainActor () -> Void] = []

  init(_ name: String = "", only pages: Set<String>? = nil) {
    self.name = name
    self.pages = pages
  }

  func open(
    _ navigation: any Navigation, in target: any NavigationTarget,
    then shown: @escaping @MainActor () -> Void
  ) -> Bool {
    guard let page = target as? Surface, pages?.contains(page.name) ?? true else { return false }
    guard !refuses else { return true }
    page.opened.append(name + WaymarkRoutesTests.name(navigation))
    if isSlow { waiting.append(shown) } else { shown() }
    return true
  }

  func showAll() {
    let shown = waiting
    waiting = []
    for action in shown { action() }
  }
}
