// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct NamesKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension View {
  fileprivate func name(_ name: String) -> some View {
    preference(key: NamesKey.self, value: [name])
  }
}

private struct Shown: Equatable {
  var names = ["a", "b"]
  var isOn = true
  var path: [Int] = []
  var sheet = false
  var inner = false
}

/// F2: preferences, and updates of a whole screen in one batch.
@MainActor
struct PreferenceTests {
  private let journal = Journal()

  @Test func `values are combined in tree order; a modifier stands for what is in it (F2)`() {
    let (_, show) = Probe.remoted(Shown()) { $shown in
      VStack {
        Text("x").name("inner").name("outer")
        if shown.isOn { Text("y").name("optional") }
        ForEach(shown.names, id: \.self) { Text($0).name($0) }
      }
      .onPreferenceChange(NamesKey.self) { journal.note($0.joined(separator: " ")) }
    }
    #expect(journal.take() == ["outer optional a b"])
    show(Shown(isOn: false))
    #expect(journal.take() == ["outer a b"])
    show(Shown())
    #expect(journal.take() == ["outer optional a b"])
    show(Shown(names: ["b"]))
    #expect(journal.take() == ["outer optional b"])
    show(Shown(names: ["b"], path: [1]))
    #expect(journal.take().isEmpty)
  }

  @Test func `a transformation changes what is in it, and its end is noticed (F2)`() {
    let (_, show) = Probe.remoted(Shown()) { $shown in
      VStack {
        Text("x").name("a")
        if shown.isOn { Text("y").transformPreference(NamesKey.self) { $0.append("alone") } }
      }
      .onPreferenceChange(NamesKey.self) { journal.note($0.joined(separator: " ")) }
    }
    #expect(journal.take() == ["a alone"])
    show(Shown(isOn: false))
    #expect(journal.take() == ["a"])
    _ = Probe(
      Text("x").name("a").transformPreference(NamesKey.self) { $0.append("+") }
        .onPreferenceChange(NamesKey.self) { journal.note($0.joined(separator: " ")) })
    #expect(journal.take() == ["a +"])
  }

  @Test func `preferences do not cross pushes and sheets (F2)`() {
    let (probe, show) = Probe.remoted(Shown(path: [1], sheet: true)) { $shown in
      VStack {
        Text("out").name("out")
        NavigationStack(path: $shown.path) {
          Text("root").navigationDestination(for: Int.self) { Text("\($0)").name("pushed") }
        }
      }
      .sheet(isPresented: $shown.sheet) { Text("sheet").name("sheet") }
      .onPreferenceChange(NamesKey.self) { journal.note($0.joined(separator: " ")) }
    }
    show(Shown(path: [1, 2], sheet: true))
    show(Shown())
    #expect(journal.take() == ["out"] && probe.texts == ["out", "root"])
  }

  @Test func `what a preference sets is shown in the same flush`() {
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      Inner(names: shown.names)
    }
    #expect(probe.texts == ["a,b", "a", "b"])
    show(Shown(names: ["c"]))
    #expect(probe.texts == ["c", "c"])
  }

  private struct Inner: View {
    let names: [String]
    @State private var all: [String] = []

    var body: some View {
      VStack {
        Text(all.joined(separator: ","))
        ForEach(names, id: \.self) { Text($0).name($0) }
      }
      .onPreferenceChange(NamesKey.self) { all = $0 }
    }
  }

  @Test(arguments: [true, false])
  func `ten screens and two sheets are one batch`(atOnce: Bool) {
    let deep = Shown(path: Array(1...10), sheet: true, inner: true)
    let (probe, show) = Probe.remoted(atOnce ? deep : Shown()) { $shown in
      NavigationStack(path: $shown.path) {
        Text("root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            Text("page \(number)").navigationTitle("Page \(number)")
              .toolbar { ToolbarItem { Button("edit") {} } }
          }
      }
      .sheet(isPresented: $shown.sheet) {
        NavigationStack { Text("first").navigationTitle("First") }
          .sheet(isPresented: $shown.inner) { Text("second") }
      }
    }
    let cost = probe.cost { show(deep) }
    #expect(probe.graph.counters.batches == (atOnce ? 1 : 2) && cost.batches == (atOnce ? 0 : 1))
    #expect(probe.all(.screen).count == 12 && probe.all(.sheet).count == 2)
    #expect(
      probe.text(.title, of: .screen)
        == ["Root"] + (1...10).map { "Page \($0)" } + ["First"])
    #expect(probe.host.errors == [] && probe.reported.isEmpty)
  }
}
