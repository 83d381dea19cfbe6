// SPDX-License-Identifier: MIT

import Waymark

/// Titles, buttons and modes of a screen's bar.
struct BarsPage: View {
  @State private var title = "Bars"
  @State private var hasSubtitle = true
  @State private var isLarge = false
  @State private var hidesBack = false
  @State private var hidesBar = false
  @State private var taps = 0
  @FocusState private var isTyping: Bool

  var body: some View {
    List {
      Lead("A screen configures its bar, and all parts of it update live.")
      TextField("Title", text: $title).focused($isTyping).accessibilityIdentifier("bar-title")
      Toggle("Subtitle", isOn: $hasSubtitle)
      Toggle("Large title", isOn: $isLarge)
      Toggle("Hide the back button", isOn: $hidesBack)
      Toggle("Hide the bar", isOn: $hidesBar)
      LabeledContent("Taps in the bar", value: "\(taps)")
      NavigationLink("Show the title in the back button") { List { Text("Look up.") } }
    }
    .navigationTitle(title)
    .navigationSubtitle(hasSubtitle ? "Updated live" : "")
    .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
    .navigationBarBackButtonHidden(hidesBack)
    .toolbar(hidesBar ? .hidden : .visible, for: .navigationBar)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button("Count", systemImage: "plus") { taps += 1 }
      }
      ToolbarItemGroup(placement: .secondaryAction) {
        Button("Count ten times", systemImage: "10.circle") { taps += 10 }
        Button("Restore the title", systemImage: "arrow.uturn.backward") { title = "Bars" }
      }
      ToolbarItem(placement: .bottomBar) {
        Button("Reset", systemImage: "arrow.counterclockwise") { taps = 0 }.disabled(taps == 0)
      }
      ToolbarItem(placement: .status) { Text("\(taps) taps").font(.footnote) }
      ToolbarItem(placement: .bottomBar) {
        Button("Count twice", systemImage: "plus.circle") { taps += 2 }
      }
      ToolbarItemGroup(placement: .keyboard) {
        Button("Clear") { title = "" }
        Spacer()
        Button("Done") { isTyping = false }.bold()
      }
    }
  }
}
