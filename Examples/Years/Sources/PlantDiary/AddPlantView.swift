// SPDX-License-Identifier: MIT

import Waymark

struct AddPlantView: View {
  @EnvironmentObject var store: PlantStore
  @Environment(\.presentationMode) var presentationMode
  @State private var name = ""
  @State private var room = ""
  @State private var light = Plant.Light.sun
  @State private var interval = 7

  var body: some View {
    NavigationView {
      Form {
        TextField("Name", text: $name)
        TextField("Room", text: $room)
        Picker(selection: $light, label: Text("Light")) {
          ForEach(Plant.Light.allCases, id: \.self) { light in
            Text(light.rawValue).tag(light)
          }
        }
        .pickerStyle(SegmentedPickerStyle())
        Stepper(value: $interval, in: 1...30) {
          Text("Water every \(interval) days")
        }
      }
      .navigationBarTitle(Text("New plant"), displayMode: .inline)
      .navigationBarItems(
        leading: Button(action: dismiss) { Text("Cancel") },
        trailing: Button(action: save) { Text("Save").bold() }.disabled(name.isEmpty))
    }
  }

  private func save() {
    store.add(
      Plant(name: name, room: room, light: light, interval: interval, waterings: []))
    dismiss()
  }

  private func dismiss() {
    presentationMode.wrappedValue.dismiss()
  }
}
