// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Shown: Equatable {
  var path: [Int] = []
  var sheet = false
  var cover = false
  var isThere = true
  var isDisabled = false
}

/// Bad input: every reason for rejecting an event, without any change.
@MainActor
struct RefusalTests {
  private let probe: Probe
  private let show: (Shown) -> Void
  private let journal: Journal

  init() {
    let journal = Journal()
    self.journal = journal
    (probe, show) = Probe.remoted(Shown()) { $shown in
      NavigationStack(path: $shown.path) {
        VStack {
          if shown.isThere { Button("go") { journal.note("go") } }
          Toggle("on", isOn: $shown.isThere)
          TextField("t", text: .constant("x")).onSubmit { journal.note("submit") }
          Text("tappable").onTapGesture { journal.note("tap") }
        }
        .disabled(shown.isDisabled)
        .navigationDestination(for: Int.self) { number in
          Button("of \(number)") { journal.note("of \(number)") }
        }
      }
      .sheet(isPresented: $shown.sheet) { Button("in sheet") { journal.note("in sheet") } }
      .fullScreenCover(isPresented: $shown.cover) { Button("in cover") {} }
    }
  }

  private func refusal(_ action: HostEvent.Action, _ id: ElementID) -> HostEventError? {
    let before = probe.graph.counters
    defer { #expect(probe.graph.counters.batches == before.batches && journal.entries.isEmpty) }
    do {
      try probe.graph.send(HostEvent(action, on: id))
      return nil
    } catch { return error }
  }

  @Test func `an element that is gone`() throws {
    let button = try probe.button("go").id
    show(Shown(isThere: false))
    #expect(refusal(.tap, button) == .notFound)
    // Another element reuses its index.
    show(Shown())
    #expect(refusal(.tap, button) == .notFound)
    #expect(refusal(.tap, ElementID(index: 9999)) == .notFound)
    #expect(refusal(.tap, .root) == .notFound)
    probe.graph.unmount()
    #expect(refusal(.tap, button) == .notFound)
  }

  @Test func `an element under a push, a sheet or a cover`() throws {
    let button = try probe.button("go").id
    for hiding in [Shown(path: [1]), Shown(sheet: true), Shown(cover: true)] {
      show(hiding)
      #expect(refusal(.tap, button) == .hidden)
    }
    show(Shown(path: [1], sheet: true))
    #expect(refusal(.back, probe.all(.navigationStack)[0].id) == .hidden)
    show(Shown())
    try probe.tap("go")
    #expect(journal.take() == ["go"])
  }

  @Test func `a disabled control`() throws {
    show(Shown(isDisabled: true))
    #expect(refusal(.tap, try probe.button("go").id) == .disabled)
    #expect(refusal(.changeOn(false), probe.all(.toggle)[0].id) == .disabled)
    #expect(refusal(.changeText("y"), probe.all(.textField)[0].id) == .disabled)
  }

  @Test func `an event that the element does not take`() throws {
    let button = try probe.button("go").id
    let actions: [HostEvent.Action] = [
      .back, .dismiss, .select, .changeText("x"), .changeOn(true), .submit, .increment,
    ]
    for action in actions { #expect(refusal(action, button) == .unsupported) }
    for kind in [ElementKind.text, .vstack, .window, .screen, .overlays] {
      #expect(refusal(.tap, probe.all(kind)[0].id) == .unsupported)
    }
    #expect(refusal(.back, probe.all(.navigationStack)[0].id) == .unsupported)
    #expect(refusal(.submit, probe.all(.toggle)[0].id) == .unsupported)
    show(Shown(sheet: true))
    #expect(refusal(.tap, probe.all(.sheet)[0].id) == .unsupported)
  }

  @Test func `what is allowed is done`() throws {
    try probe.graph.send(HostEvent(.submit, on: probe.all(.textField)[0].id))
    try probe.graph.send(HostEvent(.tap, on: probe.all(.box)[0].id))
    try probe.graph.send(HostEvent(.changeOn(false), on: probe.all(.toggle)[0].id))
    #expect(journal.take() == ["submit", "tap"] && probe.all(.button).isEmpty)
  }

  /// A sheet stays open and usable when the screen that presented it is covered below it.
  @Test func `a sheet above a screen that is covered meanwhile`() throws {
    let (probe, show) = Probe.remoted(Shown(sheet: true)) { $shown in
      NavigationStack(path: $shown.path) {
        Text("root").navigationDestination(for: Int.self) { Text("\($0)") }
          .sheet(isPresented: $shown.sheet) { Button("in sheet") { journal.note("in sheet") } }
      }
    }
    show(Shown(path: [1], sheet: true))
    try probe.tap("in sheet")
    try probe.dismiss()
    #expect(journal.take() == ["in sheet"] && probe.all(.sheet).isEmpty)
  }
}
