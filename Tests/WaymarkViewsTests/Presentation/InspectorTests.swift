// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

private struct Inspected: Equatable {
  var isOpen = false
  var isOver = false
  var isInside = false
  var isCovered = false
}

private struct InspectedNotes: View {
  let name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Tally(name)
    Button("close \(name)") { dismiss() }
  }
}

/// D34: inspectors as columns and as sheets.
@MainActor
struct InspectorTests {
  private let journal = Journal()
  private let remote = Remote<Inspected>()
  private static let wide = ElementFrame(width: 1280, height: 800)
  private static let narrow = ElementFrame(width: 390, height: 844)

  private func page(_ state: Binding<Inspected>) -> some View {
    NavigationStack {
      Tally("page")
        .inspector(isPresented: state.isOpen) {
          InspectedNotes(name: "notes")
            .onAppear { [journal] in journal.note("appears") }
            .onDisappear { [journal] in journal.note("disappears") }
            .sheet(isPresented: state.isInside) { InspectedNotes(name: "inside") }
            .toolbar { Button("of notes") {} }
            .inspectorColumnWidth(min: 200, ideal: 280, max: 400)
            .presentationDetents([.medium, .large])
        }
        .toolbar { Button("of page") {} }
        .sheet(isPresented: state.isOver) { InspectedNotes(name: "over") }
        .fullScreenCover(isPresented: state.isCovered) { InspectedNotes(name: "cover") }
    }
  }

  private func probe(_ state: Inspected = Inspected(), in window: ElementFrame) -> Probe {
    Probe(Remoted(state, remote) { page($0) }, in: window)
  }

  private func change(_ probe: Probe, _ work: (inout Inspected) -> Void) {
    var now = remote.value ?? Inspected()
    work(&now)
    remote.value = now
    probe.graph.flush()
  }

  private func resize(_ probe: Probe, _ window: ElementFrame) {
    probe.graph.windowFrame = window
    probe.graph.flush()
  }

  private func kinds(in probe: Probe) -> [ElementKind] {
    probe.all(.overlays)[0].children.compactMap { probe.host.tree[$0]?.kind }
  }

  private func isColumn(_ probe: Probe) -> Bool {
    let inspector = probe.all(.inspector).first
    return inspector?.parent.flatMap { probe.host.tree[$0] }?.kind == .box
  }

  @Test func `in a wide window it is last beside its view, while the binding is true (D34)`() throws
  {
    let probe = probe(in: Self.wide)
    #expect(probe.all(.inspector).isEmpty)
    change(probe) { $0.isOpen = true }
    let inspector = try #require(probe.all(.inspector).first)
    let box = try #require(inspector.parent.flatMap { probe.host.tree[$0] })
    #expect(box.kind == .box && box.children.last == inspector.id && box.children.count == 2)
    #expect(kinds(in: probe) == [] && journal.take() == ["appears"])
    #expect(throws: HostEventError.unsupported) { try probe.dismiss(.inspector) }
    try probe.tap("page 0")
    try probe.tap("notes 0")
    #expect(probe.texts.contains("page 1") && probe.texts.contains("notes 1"))
    change(probe) { $0.isOpen = false }
    #expect(probe.all(.inspector).isEmpty && journal.take() == ["disappears"])
    #expect(probe.reported == [] && probe.host.errors == [])
  }

  @Test func `an inspector that is open from the start is there in the first batch (D34)`() {
    for window in [Self.wide, Self.narrow] {
      let probe = probe(Inspected(isOpen: true), in: window)
      #expect(probe.all(.inspector).count == 1 && isColumn(probe) == (window == Self.wide))
      #expect(probe.graph.counters.batches == 1 && journal.take() == ["appears"])
    }
  }

  @Test func `in a narrow window it is a sheet, which a person dismisses (D34, M1)`() throws {
    let probe = probe(Inspected(isOpen: true), in: Self.narrow)
    #expect(kinds(in: probe) == [.inspector])
    #expect(throws: HostEventError.hidden) { try probe.tap("page 0") }
    #expect(probe.all(.inspector)[0].properties[.detents] != nil)
    try probe.dismiss(.inspector)
    #expect(remote.value?.isOpen == false && kinds(in: probe) == [])
    try probe.tap("page 0")
    #expect(probe.reported == [] && probe.host.errors == [])
  }

  @Test(arguments: [390.0, 1280])
  func `dismiss in its content writes false (D34, M9)`(width: Double) throws {
    let probe = probe(Inspected(isOpen: true), in: ElementFrame(width: width, height: 800))
    try probe.tap("close notes")
    #expect(remote.value?.isOpen == false && probe.all(.inspector).isEmpty)
  }

  @Test func `it changes its form with the window and keeps its state (D34)`() throws {
    let probe = probe(Inspected(isOpen: true), in: Self.wide)
    try probe.tap("notes 0")
    let id = try #require(probe.all(.inspector).first?.id)
    _ = journal.take()
    for window in [Self.narrow, Self.wide, Self.narrow] {
      let cost = probe.cost { resize(probe, window) }
      #expect(isColumn(probe) == (window == Self.wide) && cost.batches == 1 && cost.creates == 0)
      #expect(kinds(in: probe) == (window == Self.wide ? [] : [.inspector]))
      #expect(probe.all(.inspector).map(\.id) == [id] && probe.texts.contains("notes 1"))
    }
    #expect(journal.take() == [])
    try probe.tap("notes 1")
    try probe.dismiss(.inspector)
    #expect(journal.take() == ["disappears"])
    #expect(probe.reported == [] && probe.host.errors == [])
  }

  @Test func `after a change of form the tree is that of a new app (D34)`() {
    let inside = Inspected(isOpen: true, isInside: true)
    for state in [Inspected(isOpen: true), inside, Inspected(isOpen: true, isOver: true)] {
      let probe = probe(state, in: Self.wide)
      for window in [Self.narrow, Self.wide] {
        resize(probe, window)
        // In a narrow window, only one of the two sheets of the page is shown at first.
        if state.isOver, window == Self.narrow { continue }
        let other = Probe(Remoted(state, Remote()) { page($0) }, in: window)
        #expect(probe.host.tree.nodes == other.host.tree.nodes)
      }
      #expect(probe.host.errors == [])
    }
  }

  @Test func `what a column presents stays in front of the sheet that it becomes (D34)`() throws {
    let probe = probe(Inspected(isOpen: true, isInside: true), in: Self.wide)
    #expect(kinds(in: probe) == [.sheet] && isColumn(probe))
    #expect(throws: HostEventError.hidden) { try probe.tap("notes 0") }
    try probe.tap("inside 0")
    resize(probe, Self.narrow)
    #expect(kinds(in: probe) == [.inspector, .sheet] && probe.texts.contains("inside 1"))
    resize(probe, Self.wide)
    #expect(kinds(in: probe) == [.sheet] && probe.texts.contains("inside 1"))
    try probe.dismiss()
    #expect(remote.value == Inspected(isOpen: true) && kinds(in: probe) == [])
    change(probe) { $0.isInside = true }
    #expect(kinds(in: probe) == [.sheet])
    change(probe) { $0.isOpen = false }
    #expect(kinds(in: probe) == [] && probe.all(.inspector).isEmpty)
    #expect(probe.reported == [] && probe.host.errors == [])
  }

  @Test func `a column and its view present one thing at a time (D34, M4)`() throws {
    let probe = probe(Inspected(isOpen: true), in: Self.wide)
    change(probe) { $0.isOver = true }
    change(probe) { $0.isInside = true }
    #expect(kinds(in: probe) == [.sheet] && probe.texts.contains("over 0"))
    #expect(probe.reported.count == 1)
    try probe.dismiss()
    #expect(kinds(in: probe) == [.sheet] && probe.texts.contains("inside 0"))
    #expect(probe.host.errors == [])
  }

  @Test func `behind another presentation it waits until that is dismissed (D34)`() throws {
    let probe = probe(Inspected(isOpen: true, isOver: true), in: Self.wide)
    #expect(kinds(in: probe) == [.sheet])
    _ = journal.take()
    resize(probe, Self.narrow)
    #expect(kinds(in: probe) == [.sheet] && probe.all(.inspector).isEmpty)
    #expect(journal.take() == ["disappears"])
    resize(probe, Self.wide)
    #expect(isColumn(probe) && journal.take() == ["appears"])
    resize(probe, Self.narrow)
    _ = journal.take()
    try probe.dismiss()
    #expect(kinds(in: probe) == [.inspector] && journal.take() == ["appears"])
    #expect(remote.value == Inspected(isOpen: true))
    #expect(probe.reported == [] && probe.host.errors == [])
  }

  @Test func `a column that waits to be a sheet closes with its binding (D34)`() throws {
    let probe = probe(Inspected(isOpen: true, isOver: true), in: Self.wide)
    resize(probe, Self.narrow)
    change(probe) { $0.isOpen = false }
    try probe.dismiss()
    #expect(kinds(in: probe) == [] && probe.all(.inspector).isEmpty)
    resize(probe, Self.wide)
    #expect(probe.all(.inspector).isEmpty && probe.host.errors == [])
  }

  @Test func `a cover hides a column (D34, M8)`() {
    let probe = probe(Inspected(isOpen: true), in: Self.wide)
    _ = journal.take()
    change(probe) { $0.isCovered = true }
    #expect(journal.take() == ["disappears"])
    change(probe) { $0.isCovered = false }
    #expect(journal.take() == ["appears"])
  }

  @Test func `toolbar items of a column are in the bar of the screen around it (D34)`() throws {
    let probe = probe(Inspected(isOpen: true), in: Self.wide)
    let items = { probe.all(.toolbarItem).map { probe.words($0.id) } }
    #expect(items() == ["of page", "of notes"])
    try probe.tap("of notes")
    resize(probe, Self.narrow)
    #expect(items() == ["of page"])
    resize(probe, Self.wide)
    #expect(items() == ["of page", "of notes"])
    change(probe) { $0.isOpen = false }
    #expect(items() == ["of page"] && probe.host.errors == [])
  }

  @Test func `only a column has the width of its content (D34)`() {
    let probe = probe(Inspected(isOpen: true), in: Self.wide)
    #expect(probe.all(.inspector)[0].properties[.width] == .number(280))
    resize(probe, Self.narrow)
    #expect(probe.all(.inspector)[0].properties[.width] == nil)
    resize(probe, Self.wide)
    #expect(probe.all(.inspector)[0].properties[.width] == .number(280))
  }

  @Test(
    arguments: [
      (nil, 300, nil, 300), (320, 300, nil, 320), (nil, 300, 250, 250), (100, 50, 200, 100),
      (nil, -5, nil, 0),
    ] as [(CGFloat?, CGFloat, CGFloat?, Double)])
  func `the width is the ideal one within its bounds (D34)`(
    min: CGFloat?, ideal: CGFloat, max: CGFloat?, width: Double
  ) {
    let probe = Probe(
      Text("page").inspector(isPresented: .constant(true)) {
        NavigationStack {
          Text("notes").inspectorColumnWidth(min: min, ideal: ideal, max: max)
        }
      }, in: Self.wide)
    #expect(probe.all(.inspector)[0].properties[.width] == .number(width))
  }

  @Test func `several views, or none, are together beside it (D34)`() {
    for count in [0, 3] {
      let probe = Probe(
        Group { ForEach(0..<count, id: \.self) { Text("\($0)") } }
          .inspector(isPresented: .constant(true)) { Text("notes") }, in: Self.wide)
      let box = probe.all(.box)[0]
      #expect(box.children.compactMap { probe.host.tree[$0]?.kind } == [.vstack, .inspector])
    }
  }

  @Test func `an inspector in an inspector follows it into its form (D34)`() throws {
    let probe = Probe(
      Text("page").inspector(isPresented: .constant(true)) {
        Tally("outer").inspector(isPresented: .constant(true)) { Tally("inner") }
      }, in: Self.wide)
    #expect(kinds(in: probe) == [] && probe.all(.inspector).count == 2)
    try probe.tap("outer 0")
    try probe.tap("inner 0")
    resize(probe, Self.narrow)
    #expect(kinds(in: probe) == [.inspector, .inspector])
    try probe.tap("inner 1")
    resize(probe, Self.wide)
    #expect(kinds(in: probe) == [] && probe.all(.inspector).count == 2)
    #expect(probe.texts.contains("outer 1") && probe.texts.contains("inner 2"))
    #expect(probe.reported == [] && probe.host.errors == [])
  }

  @Test func `it goes with the view that declares it, in either form (D34, M6)`() {
    let there = Remote<Bool>()
    for window in [Self.wide, Self.narrow] {
      let probe = Probe(
        Remoted(true, there) { $isThere in
          if isThere { Text("page").inspector(isPresented: .constant(true)) { Text("notes") } }
        }, in: window)
      resize(probe, window == Self.wide ? Self.narrow : Self.wide)
      there.value = false
      probe.graph.flush()
      #expect(probe.all(.inspector).isEmpty && kinds(in: probe) == [])
      #expect(probe.host.tree.count == 2 && probe.host.errors == [])
    }
  }
}
