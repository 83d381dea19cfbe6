// SPDX-License-Identifier: MIT

import Waymark

final class PlantSearch: ObservableObject {
  @Published var text = ""
  @Published private(set) var results: [Plant] = []

  private var subscriptions = Set<AnyCancellable>()

  init(store: PlantStore) {
    let typed =
      $text
      .debounce(for: .milliseconds(250), scheduler: DispatchQueue.main)
      .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
      .prepend("")
      .removeDuplicates()

    store.$plants
      .combineLatest(typed)
      .map { plants, query in
        plants.filter { plant in
          query.isEmpty
            || plant.name.lowercased().contains(query)
            || plant.room.lowercased().contains(query)
        }
      }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &subscriptions)
  }
}
