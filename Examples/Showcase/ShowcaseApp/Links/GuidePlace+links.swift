// SPDX-License-Identifier: MIT

import Waymark

extension GuidePlace: @MainActor LinkedState {
  /// The tab in front, what is open in it, and the sheet over all tabs.
  var linkPlace: LinkPlace<GuideRoute> {
    get {
      var routes = openRoutes
      if let log {
        routes.append(.sheet(.log(log.trail), withNavigation: true))
        routes += log.screens.map { .push($0.route) }
      }
      return LinkPlace(tab: tab.rawValue, root: tab.route, routes: routes)
    }
    set {
      if let tab = newValue.tab.flatMap(GuideTab.init) { self.tab = tab }
      let screens = newValue.routes
      // What is presented lies over all tabs, so it goes in those that are left, too.
      map = nil
      log = nil
      plan = Array(plan.prefix { !$0.isPresented })
      if page?.hasStack == true { page = nil }
      switch tab {
      case .trails: trails = screens.compactMap { TrailsScreen($0.screen) }
      case .planner:
        plan = screens.compactMap { route in
          PlanScreen(route.screen).map { Route(screen: $0, style: route.style) }
        }
      case .journal: entry = []
      case .gallery:
        page = nil
        columns = ColumnsPlace()
      case .settings: settings = []
      }
      for route in screens { open(route.screen) }
    }
  }

  private var openRoutes: [Route<GuideRoute>] {
    switch tab {
    case .trails:
      trails.map { .push($0.route) }
        + (map.map { [.cover(.map($0), withNavigation: true)] } ?? [])
    case .planner: plan.map { Route(screen: $0.screen.route, style: $0.style) }
    case .journal: entry.map { .push(.entry($0)) }
    case .gallery: (page.map { [.push(.page($0))] } ?? []) + columnRoutes
    case .settings: settings.map { .push($0 == .about ? .about : .account) }
    }
  }

  /// What is chosen in the columns of the gallery's page, while that is open.
  private var columnRoutes: [Route<GuideRoute>] {
    guard page == .columns, let region = columns.region else { return [] }
    return [.push(.columnOf(region: region))]
      + (columns.trail.map { [.push(.column(trail: $0))] } ?? [])
  }

  /// Opens what is not in a path of its tab's.
  private func open(_ route: GuideRoute) {
    switch route {
    case .map(let trail): map = trail
    case .entry(let id): entry = [id]
    case .log(let trail): log = LogPlace(trail: trail)
    case .logRegions: log?.screens = [.regions]
    case .logFrom(let region): log?.screens.append(.region(region))
    case .page(let page): self.page = page
    case .columnOf(let region): columns.region = region
    case .column(let trail): columns.trail = trail
    case .about: settings.append(.about)
    case .account: settings.append(.account)
    default: break
    }
  }
}

extension TrailsScreen {
  /// The screen's address.
  var route: GuideRoute {
    switch self {
    case .allTrails(let search): .allTrails(search: search)
    case .saved: .saved
    case .region(let id): .region(id)
    case .trail(let id): .trail(id)
    case .stage(let id, let index): .stage(id, index)
    }
  }

  init?(_ route: GuideRoute) {
    switch route {
    case .allTrails(let search): self = .allTrails(search: search)
    case .saved: self = .saved
    case .region(let id): self = .region(id)
    case .trail(let id): self = .trail(id)
    case .stage(let id, let index): self = .stage(id, index)
    default: return nil
    }
  }
}

extension PlanScreen {
  /// The screen's address.
  var route: GuideRoute {
    switch self {
    case .regions: .addWalk
    case .region(let id): .addFrom(id)
    case .trail(let id): .planned(id)
    case .packing: .packing
    case .tour(let id): .tour(id)
    case .stop(let id, let index): .stop(id, index)
    }
  }

  init?(_ route: GuideRoute) {
    switch route {
    case .addWalk: self = .regions
    case .addFrom(let id): self = .region(id)
    case .planned(let id): self = .trail(id)
    case .packing: self = .packing
    case .tour(let id): self = .tour(id)
    case .stop(let id, let index): self = .stop(id, index)
    default: return nil
    }
  }
}

extension LogScreen {
  /// The screen's address.
  var route: GuideRoute {
    switch self {
    case .regions: .logRegions
    case .region(let id): .logFrom(id)
    }
  }
}

extension GuideRoute {
  /// The route of a tab, or of a value that a link pushes; nil for one without an address.
  public init?(_ value: AnyHashable) {
    switch value.base {
    case let tab as GuideTab: self = tab.route
    case let screen as TrailsScreen: self = screen.route
    case let screen as PlanScreen: self = screen.route
    case let screen as LogScreen: self = screen.route
    case let page as GalleryPage: self = .page(page)
    case let screen as SettingsScreen: self = screen == .about ? .about : .account
    default: return nil
    }
  }
}
