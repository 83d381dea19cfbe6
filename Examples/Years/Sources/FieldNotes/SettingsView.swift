// SPDX-License-Identifier: MIT

import Waymark

struct SettingsView: View {
  @Binding var showsCounts: Bool
  @Environment(Notebook.self) private var notebook
  @State private var text: String?

  var body: some View {
    NavigationStack {
      Form {
        Toggle("Show how many", systemImage: "number", isOn: $showsCounts)
        Section("Export") {
          Button("Write as text") {
            Task { text = await notebook.exported() }
          }
          if let text {
            Text(text).font(.body.monospaced()).textSelection(.enabled)
          }
        }
      }
      .navigationTitle("Settings")
    }
  }
}

#Preview {
  @Previewable @State var showsCounts = true
  SettingsView(showsCounts: $showsCounts)
    .environment(Notebook())
}
