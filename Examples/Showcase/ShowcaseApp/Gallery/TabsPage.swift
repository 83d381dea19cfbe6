// SPDX-License-Identifier: MIT

import Waymark

/// Tabs with badges, one of which comes and goes; each keeps its own path.
///
/// The view above the bar is the same for all of them.
struct TabsPage: View {
  private enum Place: Hashable { case letters, drafts, settings }

  @State private var place = Place.letters
  @State private var unread = 3
  @State private var hasDrafts = true
  @State private var isReading = true

  var body: some View {
    TabView(selection: $place) {
      Tab("Letters", systemImage: "envelope", value: .letters) { letters }
        .badge(unread)
      if hasDrafts {
        Tab("Drafts", systemImage: "pencil", value: .drafts) { drafts }
          .badge("New")
      }
      TabSection("Settings") {
        Tab("Choices", systemImage: "gearshape", value: .settings) { choices }
      }
    }
    .tabViewBottomAccessory(isEnabled: isReading) { ReadingAloud() }
  }

  private var letters: some View {
    NavigationStack {
      List {
        Lead("A tab has a label, a value, content and a badge.")
        ForEach(1..<4) { number in
          NavigationLink("Letter \(number)", value: number)
        }
        Button("Read one") { unread -= 1 }.disabled(unread == 0)
      }
      .navigationTitle("Letters")
      .toolbar { DoneItem() }
      .navigationDestination(for: Int.self) { number in
        List {
          Text("The tab keeps this screen open while another tab is selected.")
          Button("To the choices") { place = .settings }
        }
        .navigationTitle("Letter \(number)")
      }
    }
  }

  private var drafts: some View {
    NavigationStack {
      List {
        Text("When this tab is removed, the first tab is selected.")
        Button("Delete the drafts", role: .destructive) { hasDrafts = false }
      }
      .navigationTitle("Drafts")
      .toolbar { DoneItem() }
    }
  }

  private var choices: some View {
    NavigationStack {
      List {
        Toggle("Drafts", isOn: $hasDrafts)
        Stepper("\(unread) unread", value: $unread, in: 0...99)
        Toggle("Reading aloud", isOn: $isReading)
      }
      .navigationTitle("Choices")
      .toolbar { DoneItem() }
    }
  }
}

/// What is read aloud, whichever tab is selected.
private struct ReadingAloud: View {
  @State private var isPaused = false

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "envelope.open")
      Text("Letter 1").lineLimit(1)
      Spacer()
      Button(
        isPaused ? "Play" : "Pause", systemImage: isPaused ? "play.fill" : "pause.fill"
      ) { isPaused.toggle() }
      .labelStyle(.iconOnly)
    }
  }
}
