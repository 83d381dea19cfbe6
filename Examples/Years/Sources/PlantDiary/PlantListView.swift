// SPDX-License-Identifier: MIT

import Waymark

struct PlantListView: View {
  @EnvironmentObject var store: PlantStore
  @ObservedObject var search: PlantSearch
  @State private var isAdding = false
  @State private var isSorting = false

  var body: some View {
    NavigationView {
      List {
        Section {
          HStack {
            Image(systemName: "magnifyingglass").foregroundColor(.secondary)
            TextField("Name or room", text: $search.text)
          }
        }
        Section(header: Text("Plants"), footer: Text(summary)) {
          ForEach(search.results) { plant in
            NavigationLink(destination: PlantDetailView(plantID: plant.id)) {
              PlantRow(plant: plant)
            }
          }
          .onDelete(perform: remove)
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle(Text("Plant Diary"))
      .navigationBarItems(
        leading: Button(action: { self.isSorting = true }) { Text("Sort") },
        trailing: Button(action: { self.isAdding = true }) {
          Image(systemName: "plus").accessibility(label: Text("Add a plant"))
        }
      )
      .actionSheet(isPresented: $isSorting) {
        ActionSheet(
          title: Text("Sort plants"), message: nil,
          buttons: [
            .default(Text("By name")) { self.store.order = .name },
            .default(Text("Thirsty first")) { self.store.order = .thirst },
            .cancel(),
          ])
      }
      .sheet(isPresented: $isAdding) {
        AddPlantView().environmentObject(self.store)
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private var summary: String {
    let count = store.plants.filter { $0.isThirsty }.count
    return count == 0 ? "All are watered." : "\(count) to water today."
  }

  private func remove(at offsets: IndexSet) {
    offsets.map { search.results[$0] }.forEach(store.remove)
  }
}

struct PlantRow: View {
  let plant: Plant

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(plant.name).font(.headline)
        Text(plant.room).font(.subheadline).foregroundColor(.secondary)
      }
      Spacer()
      Text(plant.status)
        .font(.caption)
        .foregroundColor(plant.isThirsty ? .red : .green)
    }
  }
}

struct PlantListView_Previews: PreviewProvider {
  static var previews: some View {
    let store = PlantStore(plants: Plant.examples)
    return Group {
      PlantListView(search: PlantSearch(store: store))
      PlantListView(search: PlantSearch(store: store)).environment(\.colorScheme, .dark)
    }
    .environmentObject(store)
  }
}
