// SPDX-License-Identifier: MIT

import WaymarkViews

/// A counter, a disabled button, and a button covered by a sheet.
struct CounterApp: App {
  var body: some Scene { WindowGroup { CounterView() } }
}

private struct CounterView: View {
  @State private var count = 0
  @State private var text = ""
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Add") { count += 1 }
      Button("Never") { count = -1 }.disabled(true)
      TextField("Upper", text: Binding(get: { text }, set: { text = $0.uppercased() }))
      Button("Sheet") { isShown = true }
    }
    .sheet(isPresented: $isShown) { Text("Over it") }
  }
}

/// Counts the effects in all sessions.
struct EffectsApp: App {
  @MainActor static var appeared = 0

  var body: some Scene {
    WindowGroup {
      EffectsView()
    }
  }
}

private struct EffectsView: View {
  @State private var words = "before"

  var body: some View {
    Text(words)
      .onAppear {
        EffectsApp.appeared += 1
        words = "after"
      }
  }
}

/// A field in a list that changes continuously, while the test requests it.
struct BusyApp: App {
  @MainActor static var tick: (@MainActor () -> Void)?

  var body: some Scene { WindowGroup { BusyView() } }
}

private struct BusyView: View {
  @State private var ticks = 0
  @State private var text = ""
  @State private var loud = ""

  var body: some View {
    VStack {
      Text("Tick \(ticks)")
      ForEach(0..<(ticks % 3), id: \.self) { Text("Row \($0)") }
      TextField("Quiet", text: $text)
      TextField("Loud", text: Binding(get: { loud }, set: { loud = $0.uppercased() }))
      Text("Quiet: \(text). Loud: \(loud).")
    }
    .onAppear { BusyApp.tick = { ticks += 1 } }
  }
}
