// SPDX-License-Identifier: MIT

import Waymark

/// Titles, buttons and modes of a screen's bar.
struct BarsPage: View {
  @State private var title = "Bars"
  @State private var isLarge = false
  @State private var hidesBack = false
  @State private var hidesBar = false
  @State private var taps = 0

  var body: some View {
    List {
      Lead("A screen says what its bar shows, and all of it is live.")
      TextField("Title", text: $title).accessibilityIdentifier("bar-title")
      Toggle("Large title", isOn: $isLarge)
      Toggle("Hide the way back", isOn: $hidesBack)
      Toggle("Hide the bar", isOn: $hidesBar)
      LabeledContent("Taps in the bar", value: "\(taps)")
      NavigationLink("See the title on the way back") { List { Text("Look up.") } }
    }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
    .navigationBarBackButtonHidden(hidesBack)
    .toolbar(hidesBar ? .hidden : .visible, for: .navigationBar)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button("Count", systemImage: "plus") { taps += 1 }
      }
      ToolbarItem(placement: .bottomBar) { Text("\(taps) taps").font(.footnote) }
    }
  }
}
