// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Peak: Identifiable, Equatable {
  let id: Int
  let name: String
  var height: Int?
}

private let peaks = [
  Peak(id: 1, name: "Suilven", height: 731), Peak(id: 2, name: "An Teallach", height: 1062),
  Peak(id: 3, name: "Ben Loyal"),
]

private struct Chosen: Equatable {
  var order = [KeyPathComparator(\Peak.name)]
  var one: Int?
  var many: Set<Int> = []
  var isLong = false
}

/// Tables: their columns, rows, order and selection.
@MainActor
struct TableTests {
  private let remote = Remote<Chosen>()
  private static let wide = ElementFrame(width: 1024, height: 800)
  private static let narrow = ElementFrame(width: 390, height: 844)

  private func probe<V: View>(
    in window: ElementFrame = wide, @ViewBuilder _ content: @escaping (Binding<Chosen>) -> V
  ) -> Probe {
    Probe(Remoted(Chosen(), remote, content: content), in: window)
  }

  private func change(_ probe: Probe, _ body: (inout Chosen) -> Void) {
    var now = remote.value ?? Chosen()
    body(&now)
    remote.value = now
    probe.graph.flush()
  }

  private func select(_ text: String, in probe: Probe) throws {
    let row = try #require(probe.all(.row).first { probe.words($0.id) == text })
    try probe.graph.send(HostEvent(.tap, on: row.id))
  }

  private func rows(_ probe: Probe) -> [String] { probe.all(.row).map { probe.words($0.id) } }

  private func labels(_ probe: Probe) -> [String] {
    headers(probe).map { probe.words($0.id) }
  }

  private func headers(_ probe: Probe) -> [ElementTree.Element] {
    probe.all(.box).filter { $0[.role] == .columnHeader }
  }

  private func sortable(_ state: Binding<Chosen>) -> some View {
    Table(peaks.sorted(using: state.order.wrappedValue), sortOrder: state.order) {
      TableColumn("Name", value: \.name)
      TableColumn("Height", value: \.height) { Text(verbatim: $0.height.map { "\($0)" } ?? "?") }
      TableColumn("Id") { Text(verbatim: "\($0.id)") }
      if state.isLong.wrappedValue { TableColumn("Twice") { Text(verbatim: "\($0.id * 2)") } }
    }
  }

  @Test func `a row has a cell for each column, below the labels`() {
    let probe = probe { sortable($0) }
    #expect(labels(probe) == ["Name", "Height", "Id"])
    #expect(rows(probe) == ["An Teallach 1062 2", "Ben Loyal ? 3", "Suilven 731 1"])
    #expect(probe.all(.list).first?[.style] == .table)
    #expect(probe.all(.box).count { $0[.role] == .cell } == 9)
    #expect(probe.reported == [] && probe.host.errors == [])
  }

  @Test func `a tap on a label sorts by its column, and reverses the order (D40)`() throws {
    let probe = probe { sortable($0) }
    #expect(headers(probe).map { $0[.sorted] } == [.ascending, nil, nil])
    try probe.tap("Height")
    #expect(rows(probe) == ["Ben Loyal ? 3", "Suilven 731 1", "An Teallach 1062 2"])
    #expect(headers(probe).map { $0[.sorted] } == [nil, .ascending, nil])
    #expect(remote.value?.order.map(\.order) == [.forward, .forward])
    try probe.tap("Height")
    #expect(rows(probe) == ["An Teallach 1062 2", "Suilven 731 1", "Ben Loyal ? 3"])
    #expect(headers(probe).map { $0[.sorted] } == [nil, .descending, nil])
    try probe.tap("Name")
    // The order by height is kept among equal names, and each comparator is there once.
    #expect(remote.value?.order.map(\.order) == [.forward, .reverse])
    let isByName = remote.value?.order.first?.keyPath == \Peak.name
    #expect(isByName)
    #expect(probe.all(.button).map { probe.words($0.id) } == ["Name", "Height"])
  }

  @Test func `labels follow an order that only the table reads`() throws {
    let probe = probe { state in
      Table(peaks, sortOrder: state.order) { TableColumn("Name", value: \.name) }
    }
    try probe.tap("Name")
    #expect(headers(probe).map { $0[.sorted] } == [.descending])
    change(probe) { $0.order = [] }
    #expect(headers(probe).map { $0[.sorted] } == [nil])
  }

  @Test func `a column appears beside the others`() {
    let probe = probe { sortable($0) }
    let first = headers(probe).map(\.id)
    change(probe) { $0.isLong = true }
    #expect(labels(probe) == ["Name", "Height", "Id", "Twice"])
    #expect(headers(probe).map(\.id).prefix(3).elementsEqual(first))
    #expect(rows(probe).first == "An Teallach 1062 2 4")
  }

  @Test func `a narrow window shows the first column without its label (D40)`() {
    let probe = probe(in: Self.narrow) { sortable($0) }
    #expect(labels(probe) == [] && probe.all(.header).isEmpty)
    #expect(rows(probe) == ["An Teallach", "Ben Loyal", "Suilven"])
    probe.graph.windowFrame = Self.wide
    probe.graph.flush()
    #expect(labels(probe) == ["Name", "Height", "Id"])
    #expect(rows(probe).first == "An Teallach 1062 2")
  }

  @Test func `labels can be hidden`() {
    let probe = probe { sortable($0).tableColumnHeaders(.hidden) }
    #expect(probe.all(.header).isEmpty)
    #expect(rows(probe).first == "An Teallach 1062 2")
  }

  @Test func `a tap selects one row, or adds a row to several`() throws {
    let one = probe { state in
      Table(peaks, selection: state.one) { TableColumn("Name", value: \.name) }
    }
    try select("Ben Loyal", in: one)
    try select("Suilven", in: one)
    #expect(remote.value?.one == 1)
    #expect(one.all(.row).filter { $0[.selected] == true }.map { one.words($0.id) } == ["Suilven"])
    let many = probe { state in
      Table(of: Peak.self, selection: state.many, sortOrder: state.order) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(peaks[0])
        ForEach(peaks.dropFirst()) { TableRow($0) }
      }
    }
    try select("Ben Loyal", in: many)
    try select("Suilven", in: many)
    #expect(remote.value?.many == [1, 3])
    try select("Suilven", in: many)
    #expect(remote.value?.many == [3])
  }

  @Test func `rows can be in sections, be repeated, and depend on conditions`() throws {
    let probe = probe { state in
      Table(of: Peak.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Both") { peak in
          Text(verbatim: "\(peak.id)")
          Text(verbatim: peak.name.lowercased())
        }
      } rows: {
        Section("Known") {
          ForEach(peaks.filter { $0.height != nil }) { peak in
            TableRow(peak).contextMenu { Button("Climb \(peak.name)") {} }
          }
        }
        if state.isLong.wrappedValue {
          TableRow(peaks[2])
        } else {
          Section {
            TableRow(Peak(id: 9, name: "Unknown"))
          } header: {
            Text("Others")
          }
        }
      }
    }
    #expect(rows(probe) == ["Suilven 1 suilven", "An Teallach 2 an teallach", "Unknown 9 unknown"])
    #expect(probe.all(.header).map { probe.words($0.id) } == ["Name Both", "Known", "Others"])
    #expect(probe.all(.box).count { $0[.role] == .cell } == 6)
    change(probe) { $0.isLong = true }
    #expect(rows(probe).last == "Ben Loyal 3 ben loyal")
    #expect(probe.all(.header).map { probe.words($0.id) } == ["Name Both", "Known"])
  }

  @Test func `columns have fixed widths, or equal shares within limits (D40)`() throws {
    let probe = probe { _ in
      Table(peaks.prefix(1)) {
        TableColumn("A", value: \.name)
        TableColumn("B", value: \.name).width(80)
        TableColumn("C", value: \.name).width(min: 50, max: 90)
        TableColumn("D", value: \.name).alignment(.numeric)
        TableColumn("E", value: \.name).width(nil).alignment(.trailing).alignment(.center)
      }
    }
    for role in [RoleValue.columnHeader, .cell] {
      let cells = probe.all(.box).filter { $0[.role] == role }
      #expect(cells.map { $0[.width] } == [nil, .points(80), nil, nil, nil])
      #expect(
        cells.map { $0[.minWidth] } == [.points(0), nil, .points(50), .points(0), .points(0)])
      #expect(
        cells.map { $0[.maxWidth] } == [.unbounded, nil, .points(90), .unbounded, .unbounded])
      #expect(
        cells.map { $0[.alignment] } == [.leading, .leading, .leading, .trailing, .trailing])
    }
  }

  @Test func `an app's own types compose columns and rows`() {
    struct Names: TableColumnContent {
      var tableColumnBody: some TableColumnContent<Peak, Never> {
        TableColumn("Name", value: \.name)
        TableColumn("Id") { Text(verbatim: "\($0.id)") }
      }
    }
    struct High: TableRowContent {
      var tableRowBody: some TableRowContent<Peak> {
        ForEach(peaks.filter { $0.height ?? 0 > 1000 }) { TableRow($0) }
      }
    }
    let probe = probe { _ in
      Table(of: Peak.self) {
        Names()
      } rows: {
        High()
      }
    }
    #expect(labels(probe) == ["Name", "Id"])
    #expect(rows(probe) == ["An Teallach 2"])
  }
}
