// SPDX-License-Identifier: MIT

public import Waymark

/// All addresses of the guide: what a link opens, and what the link to a screen is.
public let guideLinks = RouteTable<GuideRoute>.reporting(
  hosts: ["trailguide.example", "www.trailguide.example"], schemes: ["trailguide"]
) {
  trailLinks
  plannerLinks
  journalLinks
  galleryLinks
  settingsLinks
  // For those who write about the guide; not a screen of the app.
  LinkRoute("/press", route: .press, web: .webOnly)
}

@LinkTableBuilder<GuideRoute> private var trailLinks: [LinkRoute<GuideRoute>] {
  LinkRoute("/", route: .trails, presentation: .tab("trails"), title: "Trail Guide")
  LinkRoute(
    "/trails?q", .text.default(""), title: "All Trails", make: { .allTrails(search: $0) },
    match: { if case .allTrails(let search) = $0 { search } else { nil } },
    parent: { _ in .trails })
  LinkRoute("/trails/saved", route: .saved, title: "Saved") { _ in .trails }
  LinkRoute(
    "/regions/:region", .region, make: { .region($0) },
    match: { if case .region(let id) = $0 { id } else { nil } }, parent: { _ in .trails })
  LinkRoute(
    "/trails/:trail", .trail, make: { .trail($0) },
    match: { if case .trail(let id) = $0 { id } else { nil } }, parent: { _ in .trails })
  LinkRoute(
    "/trails/:trail/stages/:stage", .trail, .number, make: stage,
    match: { if case .stage(let id, let index) = $0 { (id, index) } else { nil } },
    parent: { if case .stage(let id, _) = $0 { .trail(id) } else { nil } })
  LinkRoute(
    "/trails/:trail/map", .trail, presentation: .cover(withNavigation: true), title: "Map",
    make: { .map($0) }, match: { if case .map(let id) = $0 { id } else { nil } },
    parent: { if case .map(let id) = $0 { .trail(id) } else { nil } })
}

@LinkTableBuilder<GuideRoute> private var plannerLinks: [LinkRoute<GuideRoute>] {
  LinkRoute("/planner", route: .planner, presentation: .tab("planner"), title: "Planner")
  LinkRoute(
    "/planner/trails/:trail", .trail, make: { .planned($0) },
    match: { if case .planned(let id) = $0 { id } else { nil } }, parent: { _ in .planner })
  LinkRoute(
    "/planner/add", route: .addWalk, presentation: .sheet(withNavigation: true),
    title: "Add a Walk"
  ) { _ in .planner }
  LinkRoute(
    "/planner/add/:region", .region, make: { .addFrom($0) },
    match: { if case .addFrom(let id) = $0 { id } else { nil } }, parent: { _ in .addWalk })
  LinkRoute(
    "/planner/packing", route: .packing, presentation: .sheet(withNavigation: true),
    title: "Packing List"
  ) { _ in .planner }
  LinkRoute(
    "/planner/tours/:tour", .tour, presentation: .cover(withNavigation: true),
    make: { .tour($0) }, match: { if case .tour(let id) = $0 { id } else { nil } },
    parent: { _ in .planner })
  LinkRoute(
    "/planner/tours/:tour/stops/:stop", .tour, .number, make: stop,
    match: { if case .stop(let id, let index) = $0 { (id, index) } else { nil } },
    parent: { if case .stop(let id, _) = $0 { .tour(id) } else { nil } })
}

@LinkTableBuilder<GuideRoute> private var journalLinks: [LinkRoute<GuideRoute>] {
  LinkRoute("/journal", route: .journal, presentation: .tab("journal"), title: "Journal")
  LinkRoute(
    "/journal/hikes/:hike", .uuid, title: "Hike", make: { .entry($0) },
    match: { if case .entry(let id) = $0 { id } else { nil } }, parent: { _ in .journal })
  LinkRoute(
    "/journal/log?trail", .optional(.trail), presentation: .sheet(withNavigation: true),
    title: "Log a Hike", make: { .log($0) },
    match: { if case .log(let id) = $0 { .some(id) } else { nil } }, parent: { _ in .journal })
  LinkRoute("/journal/log/regions", route: .logRegions, title: "Region") { _ in .log(nil) }
  LinkRoute(
    "/journal/log/regions/:region", .region, make: { .logFrom($0) },
    match: { if case .logFrom(let id) = $0 { id } else { nil } }, parent: { _ in .logRegions })
}

@LinkTableBuilder<GuideRoute> private var galleryLinks: [LinkRoute<GuideRoute>] {
  LinkRoute("/gallery", route: .gallery, presentation: .tab("gallery"), title: "Gallery")
  LinkRoute(
    "/gallery/:page", .enum(), make: { .page($0) },
    match: { if case .page(let page) = $0 { page } else { nil } }, parent: { _ in .gallery })
  LinkRoute(
    "/gallery/columns/regions/:region", .region, make: { .columnOf(region: $0) },
    match: { if case .columnOf(let id) = $0 { id } else { nil } },
    parent: { _ in .page(.columns) })
  LinkRoute(
    "/gallery/columns/trails/:trail", .trail, make: { .column(trail: $0) },
    match: { if case .column(let id) = $0 { id } else { nil } },
    parent: { route in
      guard case .column(let id) = route, let region = Catalogue.shared.region(of: id) else {
        return .page(.columns)
      }
      return .columnOf(region: region.id)
    })
}

@LinkTableBuilder<GuideRoute> private var settingsLinks: [LinkRoute<GuideRoute>] {
  LinkRoute("/settings", route: .settings, presentation: .tab("settings"), title: "Settings")
  LinkRoute("/about", route: .about, title: "About") { _ in .settings }
  LinkRoute("/account", route: .account, requires: [.signedIn], title: "Your Account") { _ in
    .settings
  }
}

/// A stage that the trail has; nil for any other.
private let stage: @Sendable (Trail.ID, Int) -> GuideRoute? = { id, index in
  guard let trail = Catalogue.shared.trail(id), trail.stages.indices.contains(index) else {
    return nil
  }
  return .stage(id, index)
}

/// A stop that the tour has; nil for any other.
private let stop: @Sendable (Tour.ID, Int) -> GuideRoute? = { id, index in
  guard let tour = Catalogue.shared.tour(id), tour.stops.indices.contains(index) else { return nil }
  return .stop(id, index)
}

extension LinkParam<String> {
  /// A trail by its number in the guide, from 1.
  fileprivate static var trail: Self {
    let trails = Catalogue.shared.trails.map(\.id)
    let numbers = Dictionary(uniqueKeysWithValues: zip(trails, 1...))
    return LinkParam<Int>.int.map(
      { trails.indices.contains($0 - 1) ? trails[$0 - 1] : nil }, { numbers[$0] })
  }

  fileprivate static var region: Self {
    LinkParam(
      parse: { Catalogue.shared.region($0)?.id }, print: { $0 }, samples: Catalogue.regionIDs)
  }

  fileprivate static var tour: Self {
    LinkParam(
      parse: { Catalogue.shared.tour($0)?.id }, print: { $0 },
      samples: Catalogue.shared.tours.map(\.id))
  }
}

extension LinkParam<Int> {
  /// A place in a list, counted from 1 for people.
  fileprivate static var number: Self {
    LinkParam<Int>.int.map({ $0 > 0 ? $0 - 1 : nil }, { $0 >= 0 ? $0 + 1 : nil })
  }
}
