// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Strip: View {
  @Binding var id: Int?

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        Text("one").id("first")
        ForEach(2..<5) { Text("row \($0)") }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $id)
  }
}

private struct Placed: View {
  @Binding var position: ScrollPosition

  var body: some View {
    ScrollView { VStack { ForEach(["a", "b", "c"], id: \.self) { Text($0) } } }
      .scrollPosition($position)
  }
}

/// R6: the position of a scroll view.
@MainActor
struct ScrollPositionTests {
  private func scrolls(_ probe: Probe) -> [String] {
    probe.host.scrolls.map { "\(probe.words($0.element)) \($0.anchor)" }
  }

  private func rest(_ probe: Probe, at words: String) throws {
    let text = try #require(probe.all(.text).first { probe.words($0.id) == words })
    let scroll = try #require(probe.all(.scroll).first)
    try probe.graph.send(HostEvent(.scrolled(to: text.id), on: scroll.id))
  }

  @Test func `R6: writing an id scrolls its view to the beginning of the visible area`() {
    let (probe, show) = Probe.remoted(Int?.none) { Strip(id: $0) }
    #expect(scrolls(probe) == [])
    show(3)
    #expect(scrolls(probe) == ["row 3 [0.0, 0.0]"])
    show(9)
    #expect(scrolls(probe).count == 1)
  }

  @Test func `R6: the scroll view scrolls to an initial id`() {
    #expect(scrolls(Probe(Strip(id: .constant(4)))) == ["row 4 [0.0, 0.0]"])
  }

  @Test func `R6: scrolling by hand writes the id without scrolling again`() throws {
    let (probe, show) = Probe.remoted(Int?.none) { $id in
      VStack {
        Text(verbatim: "at \(id ?? 0)")
        Strip(id: $id)
      }
    }
    #expect(probe.all(.scroll).first?.properties[.tracked] == .bool(true))
    try rest(probe, at: "row 4")
    #expect(probe.texts.first == "at 4" && scrolls(probe) == [])
    // The view is visible, but its id has another type.
    try rest(probe, at: "one")
    #expect(probe.texts.first == "at 4")
    show(2)
    show(4)
    #expect(scrolls(probe) == ["row 2 [0.0, 0.0]", "row 4 [0.0, 0.0]"])
  }

  @Test func `R6: a position scrolls to views and edges, and follows a person`() throws {
    let (probe, show) = Probe.remoted(ScrollPosition(idType: String.self)) { $position in
      VStack {
        Text(
          verbatim: "\(position.viewID(type: String.self) ?? "-") \(position.isPositionedByUser)")
        Placed(position: $position)
      }
    }
    try rest(probe, at: "b")
    #expect(probe.texts.first == "b true" && scrolls(probe) == [])
    var position = ScrollPosition(id: "c", anchor: .center)
    show(position)
    position.scrollTo(edge: .bottom)
    show(position)
    position.scrollTo(edge: .bottom)
    show(position)
    #expect(
      scrolls(probe) == ["c [0.5, 0.5]", "a b c [0.5, 1.0]", "a b c [0.5, 1.0]"])
  }

  @Test func `D37: a position scrolls to points of the content`() throws {
    let (probe, show) = Probe.remoted(ScrollPosition(idType: String.self, y: 40)) {
      Placed(position: $0)
    }
    var position = ScrollPosition(idType: String.self, point: CGPoint(x: 1, y: 2))
    #expect(position.point == CGPoint(x: 1, y: 2) && position.x == 1 && position.y == 2)
    show(position)
    position.scrollTo(x: 7)
    #expect(position.point == nil && position.x == 7 && position.y == nil)
    show(position)
    position.scrollTo(y: -3)
    show(position)
    position.scrollTo(y: -3)
    show(position)
    position.scrollTo(point: CGPoint(x: CGFloat.nan, y: 5))
    show(position)
    position.scrollTo(y: .infinity)
    show(position)
    position.scrollTo(x: 1e300, y: 0)
    show(position)
    let places = probe.host.scrolls.map { [$0.x, $0.y] }
    #expect(
      places == [[nil, 40], [1, 2], [7, nil], [nil, 0], [nil, 0], [nil, 5], [1e8, 0]])
    let scroll = try #require(probe.all(.scroll).first)
    #expect(probe.host.scrolls.allSatisfy { $0.element == scroll.id && $0.anchor == [] })
    position.scrollTo(edge: .top)
    #expect(position.point == nil && position.x == nil && position.edge == .top)
    #expect(ScrollPosition(x: 1) != ScrollPosition(x: 2))
    #expect(ScrollPosition(x: 1, y: 2) == ScrollPosition(point: CGPoint(x: 1, y: 2)))
  }

  @Test func `a scroll view starts at its default anchor`() {
    let probe = Probe(ScrollView { VStack { Text("a") } }.defaultScrollAnchor(.bottom))
    #expect(scrolls(probe) == ["a [0.5, 1.0]"])
    let other = Probe(
      ScrollView { Text("a") }.defaultScrollAnchor(.bottom, for: .sizeChanges)
        .defaultScrollAnchor(nil))
    #expect(scrolls(other) == [])
  }

  @Test func `an element outside of the scroll view, or a removed element, is refused`() throws {
    let probe = Probe(
      VStack {
        Text("elsewhere").id(1)
        Strip(id: .constant(nil))
      })
    #expect(throws: HostEventError.invalid) { try rest(probe, at: "elsewhere") }
    let scroll = try #require(probe.all(.scroll).first)
    let gone = HostEvent(.scrolled(to: ElementID(index: 9999)), on: scroll.id)
    #expect(throws: HostEventError.notFound) { try probe.graph.send(gone) }
  }

  @Test func `a scroll view without a position refuses a host that reports one`() throws {
    let probe = Probe(ScrollView { Text("a") })
    #expect(probe.all(.scroll).first?.properties[.tracked] == nil)
    #expect(throws: HostEventError.unsupported) { try rest(probe, at: "a") }
  }
}
