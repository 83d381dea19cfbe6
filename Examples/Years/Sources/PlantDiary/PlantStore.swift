// SPDX-License-Identifier: MIT

import Waymark

final class PlantStore: ObservableObject {
  enum Order {
    case name, thirst
  }

  @Published private(set) var plants: [Plant]
  @Published var order = Order.name {
    didSet { sort() }
  }

  init(plants: [Plant]) {
    self.plants = plants
    sort()
  }

  func add(_ plant: Plant) {
    plants.append(plant)
    sort()
  }

  func remove(_ plant: Plant) {
    plants.removeAll { $0.id == plant.id }
  }

  func water(_ plant: Plant) {
    guard let index = plants.firstIndex(where: { $0.id == plant.id }) else { return }
    plants[index].waterings.append(Date())
    sort()
  }

  func water(plantNamed name: String) {
    guard let plant = plants.first(where: { $0.name == name }) else { return }
    water(plant)
  }

  private func sort() {
    switch order {
    case .name: plants.sort { $0.name < $1.name }
    case .thirst: plants.sort { ($0.daysLeft, $0.name) < ($1.daysLeft, $1.name) }
    }
  }
}
