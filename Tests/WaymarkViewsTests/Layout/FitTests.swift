// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// Views of which the first that fits is shown.
@MainActor
struct FitTests {
  private let journal = Journal()

  private func note(_ name: String) -> some View {
    Text(name)
      .onAppear { [journal] in journal.note("+\(name)") }
      .onDisappear { [journal] in journal.note("-\(name)") }
  }

  private func hidden(_ probe: Probe) -> [Bool] {
    probe.all(.box).map { $0.properties[.hidden] == .bool(true) }
  }

  @Test func `the first view is shown until a host selects another one`() throws {
    let probe = Probe(
      ViewThatFits(in: .horizontal) {
        note("long")
        note("short")
      })
    #expect(probe.all(.zstack).first?.properties[.fits] == AxisValue.horizontal.propertyValue)
    #expect(hidden(probe) == [false, true] && journal.entries == ["+long"])
    let short = try #require(probe.all(.box).last).id
    try probe.graph.send(HostEvent(.select, on: short))
    #expect(hidden(probe) == [true, false])
    #expect(journal.entries == ["+long", "+short", "-long"])
  }

  @Test func `hosts receive the axes along which views must fit`() {
    let axes: [(Axis.Set, AxisValue?)] = [
      ([.horizontal, .vertical], .both), (.vertical, .vertical), ([], nil),
    ]
    for (set, value) in axes {
      let probe = Probe(ViewThatFits(in: set) { Text("a") })
      #expect(probe.all(.zstack).first?.properties[.fits] == value?.propertyValue)
    }
  }

  @Test func `the next view is shown when the shown one is removed`() throws {
    let remote = Remote<Bool>()
    let probe = Probe(
      Remoted(true, remote) { $hasFirst in
        ViewThatFits {
          if hasFirst { note("first") }
          note("second")
        }
      })
    #expect(hidden(probe) == [false, true])
    remote.value = false
    probe.graph.flush()
    #expect(hidden(probe) == [false])
    #expect(journal.entries.sorted() == ["+first", "+second", "-first"])
  }

  private nonisolated static let priorities: [(Double, Double?)] = [
    (1, 1), (0, nil), (-0.5, -0.5), (.nan, nil), (.infinity, .greatestFiniteMagnitude),
  ]

  @Test(arguments: priorities)
  func `a priority is a finite number`(priority: Double, number: Double?) {
    let probe = Probe(Text("a").layoutPriority(priority))
    #expect(
      probe.all(.text).first?.properties[.layoutPriority] == number.map { .number($0) })
  }

  @Test(arguments: [(0.5, 0.5), (2.0, 1.0), (-1.0, 0.0), (Double.nan, 1.0)])
  func `a minimum scale is a fraction`(factor: Double, number: Double) {
    let probe = Probe(Text("a").minimumScaleFactor(factor))
    #expect(probe.all(.text).first?.properties[.minimumScale] == .number(number))
  }
}
