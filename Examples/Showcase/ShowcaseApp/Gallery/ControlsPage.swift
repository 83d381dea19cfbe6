// SPDX-License-Identifier: MIT

import Waymark

/// Controls that change a value in steps.
struct ControlsPage: View {
  @State private var hikers = 2
  @State private var litres = 1.5
  @State private var steps = 0
  @State private var isEditing = false
  @State private var packed = 0

  var body: some View {
    List {
      Lead("A button that would exceed the bounds, or that has no action, is disabled.")
      Section("Within bounds") {
        Stepper("\(hikers) hikers", value: $hikers, in: 1...4)
          .accessibilityIdentifier("hikers")
        Stepper(value: $litres, in: 0...3, step: 0.5) {
          Label("\(litres, specifier: "%.1f") litres each", systemImage: "drop")
        }
      }
      Section("By hand") {
        Stepper(
          label: { Text("\(steps) steps") },
          onIncrement: { steps += 1 },
          onDecrement: steps > 0 ? { steps = 0 } : nil)
        Stepper("No actions", onIncrement: nil, onDecrement: nil)
        Stepper("Disabled", value: $steps).disabled(true)
      }
      Section("Styles") {
        Button("Pack \(packed) bags") { packed += 1 }
          .buttonStyle(ResettingButtonStyle { packed = 0 })
        Button("Unpack all") { packed = 0 }
          .buttonStyle(ConfirmedButtonStyle())
          .disabled(packed == 0)
      }
    }
    .navigationTitle("Controls")
    .navigationBarTitleDisplayMode(.inline)
  }
}
