// SPDX-License-Identifier: MIT

import Waymark

/// The guide itself: regions, trails and their stages on one stack.
struct TrailsTab: View {
  @Environment(GuidePlace.self) private var place

  var body: some View {
    @Bindable var place = place
    NavigationStack(path: $place.trails) {
      RegionsScreen()
        .navigationDestination(for: TrailsScreen.self) { screen in
          switch screen {
          case .allTrails(let search): AllTrailsScreen(search: search)
          case .saved: SavedTrailsScreen()
          case .region(let id):
            Found(id, in: Catalogue.shared.region(_:)) { RegionScreen(region: $0) }
          case .trail(let id): Found(id, in: Catalogue.shared.trail) { TrailScreen(trail: $0) }
          case .stage(let id, let index):
            Found(id, in: Catalogue.shared.trail) { StageScreen(trail: $0, index: index) }
          }
        }
    }
  }
}

/// Shows what an id stands for, or says that the guide has no such thing.
struct Found<Value, Content: View>: View {
  private let value: Value?
  private let content: (Value) -> Content

  init(
    _ id: String, in find: (String) -> Value?, @ViewBuilder content: @escaping (Value) -> Content
  ) {
    value = find(id)
    self.content = content
  }

  var body: some View {
    if let value {
      content(value)
    } else {
      EmptyNotice(
        icon: "questionmark.circle", title: "Not in this guide",
        text: "The page may have been in an earlier edition.")
    }
  }
}
