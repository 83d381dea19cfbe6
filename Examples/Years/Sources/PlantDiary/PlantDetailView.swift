// SPDX-License-Identifier: MIT

import Waymark

struct PlantDetailView: View {
  let plantID: Plant.ID
  @EnvironmentObject var store: PlantStore
  @Environment(\.presentationMode) var presentationMode
  @State private var isAskingToRemove = false

  private static let dates: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    return formatter
  }()

  private var plant: Plant? {
    store.plants.first { $0.id == plantID }
  }

  var body: some View {
    plant.map { plant in
      Form {
        Section {
          HStack {
            Text("Light")
            Spacer()
            Text(plant.light.rawValue).foregroundColor(.secondary)
          }
          HStack {
            Text("Next watering")
            Spacer()
            Text(plant.status).foregroundColor(.secondary)
          }
          Button(action: { self.store.water(plant) }) { Text("Water now") }
        }
        Section(header: Text("Watered \(plant.waterings.count) times")) {
          ForEach(plant.waterings.reversed(), id: \.self) { date in
            Text("\(date, formatter: Self.dates)")
          }
        }
        Section {
          Button(action: { self.isAskingToRemove = true }) {
            Text("Give away").foregroundColor(.red)
          }
        }
      }
      .navigationBarTitle(Text(plant.name), displayMode: .inline)
      .alert(isPresented: $isAskingToRemove) {
        Alert(
          title: Text("Give \(plant.name) away?"),
          message: Text("Its diary is removed, too."),
          primaryButton: .destructive(Text("Give away")) {
            self.presentationMode.wrappedValue.dismiss()
            self.store.remove(plant)
          },
          secondaryButton: .cancel())
      }
    }
  }
}
