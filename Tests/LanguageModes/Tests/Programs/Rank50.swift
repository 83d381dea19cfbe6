// SPDX-License-Identifier: MIT

import Waymark

/// API used in 50 to 80 places of typical apps: forms with stored settings, toolbars, progress.
enum Rank50 {
  @MainActor @Observable final class Download {
    var parts = 0
  }

  struct Settings: View {
    @AppStorage("rank.name") private var name = "Ann"
    @AppStorage("rank.count") private var count = 1
    @AppStorage("rank.isOn") private var isOn = false
    @State private var download = Download()
    @State private var saved = 0
    @State private var identity = 0

    var body: some View {
      NavigationStack {
        Form {
          Section("Person") {
            TextField("Name", text: $name)
            Toggle("On", isOn: $isOn)
            Toggle(isOn: $isOn) { Label("Labelled", systemImage: "bell") }
            Text("\(name) \(count) \(isOn ? "on" : "off")").lineLimit(1)
            Text("Two lines at most").lineLimit(2...3)
          }
          Section {
            ProgressView("Loading", value: Double(download.parts), total: 4)
            ProgressView().accessibilityLabel("Waiting")
            ProgressView(value: 0.5)
            Button("Download") { download.parts += 1 }
          }
          ZStack(alignment: .bottomTrailing) {
            Rectangle().fill(.yellow).frame(width: 60, height: 40)
            Image(systemName: "star").resizable().frame(width: 10, height: 10)
          }
          .accessibilityLabel(Text("Starred"))
          Fresh().id(identity)
        }
        .tint(.orange)
        .navigationTitle("Settings")
        .toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Save") { saved += 1 } }
          ToolbarItem(placement: .cancellationAction) { Button("Renew") { identity += 1 } }
          ToolbarItemGroup(placement: .bottomBar) {
            Text("Saved \(saved)")
            Button("Count") { count += 1 }
          }
        }
      }
    }
  }

  private struct Fresh: View {
    @State private var taps = 0

    var body: some View { Button("Taps \(taps)") { taps += 1 } }
  }

  struct SettingsPreviews: PreviewProvider {
    static var previews: some View {
      Settings()
      Settings().previewDisplayName("Again")
    }
  }
}
