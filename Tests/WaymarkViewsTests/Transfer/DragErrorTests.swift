// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// Drags that a host must not send.
@MainActor
struct DragErrorTests {
  private let journal = Journal()

  private func element(_ text: String, _ probe: Probe) throws -> ElementTree.Element {
    try #require(probe.all(.text).first { $0[.text] == text }, "no \(text)")
  }

  @Test(
    arguments: [
      ("gone", .notFound), ("off", .disabled), ("covered", .hidden), ("plain", .unsupported),
    ] as [(String, HostEventError)])
  func `a source that a person cannot drag is refused`(
    name: String, error: HostEventError
  ) throws {
    let journal = journal
    let (probe, show) = Probe.remoted(true) { $isThere in
      VStack {
        NavigationStack(path: .constant([1])) {
          Text("covered").draggable("x").navigationDestination(for: Int.self) { _ in
            Text("screen")
          }
        }
        if isThere { Text("gone").draggable("x") }
        Text("off").draggable("x").disabled(true)
        Text("plain")
        Text("target").dropDestination(for: String.self) { items, _ in
          journal.note(items[0])
          return true
        } isTargeted: {
          journal.note("\($0)")
        }
      }
    }
    let source = try element(name, probe).id
    let target = try element("target", probe).id
    if name == "gone" {
      try probe.graph.send(HostEvent(.drag(true), on: source))
      try probe.graph.send(
        HostEvent(.drop(DropValue(.entered, .element(source))), on: target))
      show(false)
      #expect(journal.take() == ["true", "false"])
    }
    #expect(throws: error) { try probe.graph.send(HostEvent(.drag(true), on: source)) }
    for phase in [DropValue.Phase.entered, .dropped] {
      #expect(throws: error) {
        try probe.graph.send(HostEvent(.drop(DropValue(phase, .element(source))), on: target))
      }
    }
    #expect(journal.take() == [] && probe.host.errors == [])
  }

  @Test(
    arguments: [
      ("b", DropValue(.dropped, .outside(text: "", link: nil)), .unsupported),
      ("off", DropValue(.dropped, .outside(text: "", link: nil)), .disabled),
      (
        "target",
        DropValue(
          .dropped,
          .outside(text: String(repeating: "a", count: HostEvent.longestText + 1), link: nil)),
        .invalid
      ),
      (
        "target",
        DropValue(
          .dropped,
          .outside(text: nil, link: String(repeating: "a", count: HostEvent.longestText + 1))),
        .invalid
      ),
      (
        "target",
        DropValue(
          .dropped, .outside(text: "", link: nil), at: [PointValue(x: .infinity, y: 0)]), .invalid
      ),
      (
        "target",
        DropValue(
          .dropped, .outside(text: "", link: nil),
          at: Array(repeating: PointValue(x: 0, y: 0), count: 33)), .invalid
      ),
    ] as [(String, DropValue, HostEventError)])
  func `a drop that cannot be delivered is an error`(
    name: String, drop: DropValue, error: HostEventError
  ) throws {
    let probe = Probe(
      VStack {
        Text("b")
        Text("target").dropDestination(for: String.self) { [journal] items, _ in
          journal.note(items[0])
          return true
        }
        Text("off").dropDestination(for: String.self) { _, _ in true }.disabled(true)
      })
    #expect(throws: error) {
      try probe.graph.send(HostEvent(.drop(drop), on: element(name, probe).id))
    }
    #expect(try journal.take() == [] && element("off", probe)[.dropTarget] == nil)
  }
}
