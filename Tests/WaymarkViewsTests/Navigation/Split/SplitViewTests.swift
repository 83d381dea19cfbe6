// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

/// V1–V4, V6–V9: columns, their selections, and resized windows.
@MainActor
struct SplitViewTests {
  private let remote = Remote<Atlas>()

  private func probe(
    _ atlas: Atlas = Atlas(), in window: ElementFrame = Probe.narrow, hasCompact: Bool = false
  ) -> Probe {
    let probe = Probe(Remoted(atlas, remote) { AtlasView(atlas: $0, hasCompact: hasCompact) })
    probe.graph.windowFrame = window
    return probe
  }

  private func change(_ probe: Probe, _ work: (inout Atlas) -> Void) {
    var now = remote.value ?? Atlas()
    work(&now)
    remote.value = now
    probe.graph.flush()
  }

  @Test func `in a wide window columns stand beside each other, each with its bar (V1)`() throws {
    let probe = probe(in: Probe.wide)
    #expect(probe.columns == [0, 1] && probe.titles == ["Regions", "Choose"])
    #expect(probe.ways == ["", ""] && probe.all(.toolbarItem).count == 1)
    try probe.tap("Alps")
    #expect(remote.value?.region == "Alps" && probe.titles == ["Regions", "Alps"])
    #expect(probe.ways == ["", ""])
    #expect(throws: HostEventError.unsupported) { try probe.goBack() }
  }

  @Test func `in a narrow window there is one stack (V1, V2)`() throws {
    let probe = probe()
    #expect(probe.columns == [0] && probe.titles == ["Regions"] && probe.ways == [""])
    try probe.tap("Jura")
    #expect(probe.columns == [1] && probe.titles == ["Jura"] && probe.ways == ["Regions"])
    #expect(throws: HostEventError.hidden) { try probe.tap("Alps") }
    change(probe) { $0.region = "Alps" }
    #expect(probe.columns == [1] && probe.titles == ["Alps"])
    change(probe) { $0.region = nil }
    #expect(probe.columns == [0])
    #expect(probe.reported == [] && probe.host.errors == [])
  }

  @Test func `rows of links show what is selected, and are no buttons themselves (V2)`() throws {
    let probe = probe(Atlas(region: "Jura"), in: Probe.wide)
    let rows = probe.all(.row)
    #expect(rows.map { $0.properties[.selected] == .bool(true) } == [false, true])
    #expect(rows.allSatisfy { $0.properties[.tappable] == nil })
    #expect(throws: HostEventError.unsupported) {
      try probe.graph.send(HostEvent(.tap, on: rows[0].id))
    }
  }

  @Test func `back ends the selection, and so does dismiss (V4)`() throws {
    let probe = probe(Atlas(region: "Jura"))
    #expect(probe.columns == [1])
    try probe.goBack()
    #expect(probe.columns == [0] && remote.value?.region == nil)

    var dismiss: DismissAction?
    let (other, select) = Probe.remoted(1 as Int?) { $selection in
      NavigationSplitView {
        List(0..<3, selection: $selection) { Text("\($0)") }
      } detail: {
        DismissGrab { dismiss = $0 }
      }
    }
    #expect(other.columns == [1] && other.ways == ["Back"])
    dismiss?()
    other.graph.flush()
    #expect(other.columns == [0])
    select(2)
    other.graph.windowFrame = Probe.wide
    dismiss?()
    other.graph.flush()
    #expect(other.columns == [0, 1])
    #expect(other.all(.row).map { $0.properties[.selected] == .bool(true) }[2])
  }

  @Test func `where the selection cannot end, back changes nothing (V4)`() throws {
    let probe = Probe(
      NavigationSplitView {
        List(0..<3, selection: .constant(1)) { Text("\($0)") }
      } detail: {
        Text("detail")
      })
    try probe.goBack()
    #expect(probe.columns == [1] && probe.reported == [])
  }

  @Test func `three columns lead on one after the other (V1, V2)`() throws {
    let probe = Probe(Remoted(Atlas(), remote) { DeepAtlasView(atlas: $0) })
    #expect(probe.columns == [0])
    change(probe) { ($0.region, $0.trail) = ("Alps", 2) }
    #expect(probe.columns == [2] && probe.ways == ["Alps"] && probe.texts.contains("trail 2 0"))
    try probe.goBack()
    #expect(probe.columns == [1] && probe.ways == ["Regions"] && probe.titles == ["Alps"])
    try probe.tap("Alps 3")
    #expect(probe.columns == [2] && remote.value?.trail == 3)
    probe.graph.windowFrame = ElementFrame(width: 900, height: 700)
    #expect(probe.columns == [1, 2])
    probe.graph.windowFrame = Probe.wide
    #expect(probe.columns == [0, 1, 2] && probe.titles == ["Regions", "Alps", "Trail"])
    #expect(probe.ways == ["", "", ""])
  }

  // MARK: Resized windows

  /// Errors of other split views on small devices: swift-cross-ui#530, #744, #773.
  @Test func `wide, narrow and wide again keeps what is shown, and all state (V6, V7)`() throws {
    let probe = probe(Atlas(region: "Alps", path: [3, 4]), in: Probe.wide)
    try probe.tap("Count trail 4")
    let before = probe.host.tree
    let cost = probe.cost { probe.graph.windowFrame = Probe.narrow }
    #expect(probe.columns == [1] && probe.titles == ["Trail 4"] && probe.ways == ["Trail 3"])
    #expect(cost.creates == 0 && cost.inserts == 0 && cost.moves == 0 && cost.removes == 0)
    #expect(probe.texts.contains("trail 4 1"))
    probe.graph.windowFrame = Probe.wide
    #expect(probe.host.tree.nodes == before.nodes && remote.value?.path == [3, 4])
    probe.graph.windowFrame = Probe.narrow
    for _ in 0..<2 { try probe.goBack() }
    #expect(remote.value?.path == [] && probe.titles == ["Alps"] && probe.ways == ["Regions"])
    try probe.goBack()
    #expect(probe.columns == [0] && remote.value == Atlas())
    probe.graph.windowFrame = Probe.wide
    #expect(probe.titles == ["Regions", "Choose"] && probe.reported == [])
  }

  @Test func `a column appears when it is seen (V6)`() throws {
    let journal = Journal()
    let (probe, select) = Probe.remoted(nil as Int?) { $selection in
      NavigationSplitView {
        List(0..<3, selection: $selection) { Text("\($0)") }
          .onAppear { journal.note("+side") }.onDisappear { journal.note("-side") }
      } detail: {
        Text("detail").onAppear { journal.note("+detail") }
          .onDisappear { journal.note("-detail") }
      }
    }
    #expect(journal.take() == ["+side"])
    select(1)
    #expect(journal.take() == ["+detail", "-side"])
    probe.graph.windowFrame = Probe.wide
    #expect(journal.take() == ["+side"])
    probe.graph.windowFrame = Probe.narrow
    #expect(journal.take() == ["-side"])
  }

  // MARK: Column visibility

  @Test func `visibility says which columns a wide window shows (V8)`() throws {
    let probe = probe(in: Probe.wide)
    let split = try #require(probe.all(.split).first)
    #expect(split.properties[.toggle] == .text("Hide Sidebar"))
    try probe.graph.send(HostEvent(.tap, on: split.id))
    #expect(probe.columns == [1] && remote.value?.visibility == .detailOnly)
    #expect(probe.all(.split)[0].properties[.toggle] == .text("Show Sidebar"))
    #expect(throws: HostEventError.hidden) { try probe.tap("Alps") }
    try probe.graph.send(HostEvent(.tap, on: split.id))
    #expect(probe.columns == [0, 1] && remote.value?.visibility == .all)
    change(probe) { $0.visibility = .detailOnly }
    #expect(probe.columns == [1])
    probe.graph.windowFrame = Probe.narrow
    #expect(probe.columns == [0])
    #expect(throws: HostEventError.unsupported) {
      try probe.graph.send(HostEvent(.tap, on: split.id))
    }
  }

  nonisolated private static let threeColumns:
    [(NavigationSplitViewVisibility, width: Double, [Int], after: [Int])] = [
      (.automatic, 1200, [0, 1, 2], [1, 2]), (.automatic, 900, [1, 2], [0, 1, 2]),
      (.all, 900, [0, 1, 2], [1, 2]), (.doubleColumn, 1200, [1, 2], [0, 1, 2]),
      (.detailOnly, 1200, [2], [1, 2]),
    ]

  @Test(arguments: threeColumns)
  func `three columns are shown as there is room (V8)`(
    visibility: NavigationSplitViewVisibility, width: Double, shown: [Int], after: [Int]
  ) throws {
    let (probe, _) = Probe.remoted(visibility) { $visibility in
      NavigationSplitView(columnVisibility: $visibility) {
        Text("a")
      } content: {
        Text("b").navigationSplitViewColumnWidth(min: 200, ideal: 250, max: 300)
      } detail: {
        Text("c").navigationSplitViewColumnWidth(400)
      }
    }
    probe.graph.windowFrame = ElementFrame(width: width, height: 700)
    #expect(probe.columns == shown)
    try probe.graph.send(HostEvent(.tap, on: probe.all(.split)[0].id))
    #expect(probe.columns == after)
    let columns = probe.all(.column)
    #expect(columns[1].properties[.width] == .number(250))
    #expect(columns[1].properties[.minWidth] == .number(200))
    #expect(columns[2].properties[.width] == nil)
    #expect(columns[2].properties[.maxWidth] == .number(400))
  }

  @Test func `a prominent detail begins alone, and the toggle can be taken away (V8)`() throws {
    let (probe, remove) = Probe.remoted(false) { $isRemoved in
      NavigationSplitView {
        Text("a")
      } detail: {
        Text("b").toolbar(removing: isRemoved ? .sidebarToggle : nil)
      }
      .navigationSplitViewStyle(.prominentDetail)
    }
    probe.graph.windowFrame = Probe.wide
    let split = try #require(probe.all(.split).first)
    #expect(probe.columns == [1] && split.properties[.style] == .keyword("prominentDetail"))
    try probe.graph.send(HostEvent(.tap, on: split.id))
    #expect(probe.columns == [0, 1])
    remove(true)
    #expect(probe.all(.split)[0].properties[.toggle] == nil)
    #expect(throws: HostEventError.unsupported) {
      try probe.graph.send(HostEvent(.tap, on: split.id))
    }
  }

  @Test func `a binding says which column a narrow window shows, and follows (V9)`() throws {
    let probe = probe(Atlas(region: "Alps"), hasCompact: true)
    #expect(probe.columns == [0])
    try probe.tap("Alps")
    #expect(probe.columns == [1] && remote.value?.compact == .detail)
    try probe.goBack()
    #expect(probe.columns == [0] && remote.value == Atlas())
    change(probe) { $0.compact = .detail }
    #expect(probe.columns == [1] && probe.titles == ["Choose"] && probe.ways == ["Regions"])
    try probe.goBack()
    #expect(probe.columns == [0] && remote.value?.compact == .sidebar)
    change(probe) { $0.region = "Jura" }
    #expect(probe.columns == [1] && remote.value?.compact == .detail)
    change(probe) { $0.compact = .content }
    #expect(probe.columns == [0] && remote.value?.region == "Jura")
  }

  // MARK: Size classes

  private struct Sizes: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    var body: some View { Text("\(word(horizontal)) \(word(vertical))") }

    private func word(_ size: UserInterfaceSizeClass?) -> String {
      size.map { $0 == .regular ? "regular" : "compact" } ?? "none"
    }
  }

  @Test func `size classes follow the window, and a view may set others (V10)`() {
    let probe = Probe(
      VStack {
        Sizes()
        Sizes().environment(\.horizontalSizeClass, .compact)
      })
    #expect(probe.texts == ["compact regular", "compact regular"])
    probe.graph.windowFrame = ElementFrame(width: 768, height: 479)
    #expect(probe.texts == ["regular compact", "compact compact"])
    let cost = probe.cost { probe.graph.windowFrame = ElementFrame(width: 1500, height: 400) }
    #expect(cost.bodies == 0 && cost.batches == 0)
    #expect(EnvironmentValues().horizontalSizeClass == nil)
  }
}
