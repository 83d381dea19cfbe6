// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
import WaymarkViews

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

/// R6: where a scroll view is.
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

  @Test func `R6: writing an id scrolls to its view, at the beginning of what is seen`() {
    let (probe, show) = Probe.remoted(Int?.none) { Strip(id: $0) }
    #expect(scrolls(probe) == [])
    show(3)
    #expect(scrolls(probe) == ["row 3 [0.0, 0.0]"])
    show(9)
    #expect(scrolls(probe).count == 1)
  }

  @Test func `R6: an id that is there at first is scrolled to`() {
    #expect(scrolls(Probe(Strip(id: .constant(4)))) == ["row 4 [0.0, 0.0]"])
  }

  @Test func `R6: scrolling by hand writes the id, and is not scrolled to again`() throws {
    let (probe, show) = Probe.remoted(Int?.none) { $id in
      VStack {
        Text(verbatim: "at \(id ?? 0)")
        Strip(id: $id)
      }
    }
    #expect(probe.all(.scroll).first?.properties[.tracked] == .bool(true))
    try rest(probe, at: "row 4")
    #expect(probe.texts.first == "at 4" && scrolls(probe) == [])
    // Not an id of this type, though it is in sight.
    try rest(probe, at: "one")
    #expect(probe.texts.first == "at 4")
    show(2)
    show(4)
    #expect(scrolls(probe) == ["row 2 [0.0, 0.0]", "row 4 [0.0, 0.0]"])
  }

  @Test func `R6: a position goes to views and to ends, and knows what a person chose`() throws {
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

  @Test func `a scroll view begins at its default anchor`() {
    let probe = Probe(ScrollView { VStack { Text("a") } }.defaultScrollAnchor(.bottom))
    #expect(scrolls(probe) == ["a [0.5, 1.0]"])
    let other = Probe(
      ScrollView { Text("a") }.defaultScrollAnchor(.bottom, for: .sizeChanges)
        .defaultScrollAnchor(nil))
    #expect(scrolls(other) == [])
  }

  @Test func `an element that is elsewhere, or gone, is refused`() throws {
    let probe = Probe(
      VStack {
        Text("elsewhere").id(1)
        Strip(id: .constant(nil))
      })
    #expect(throws: HostEventRefusal.invalid) { try rest(probe, at: "elsewhere") }
    let scroll = try #require(probe.all(.scroll).first)
    let gone = HostEvent(.scrolled(to: ElementID(index: 9999)), on: scroll.id)
    #expect(throws: HostEventRefusal.gone) { try probe.graph.send(gone) }
  }

  @Test func `what nobody follows refuses to say where it is`() throws {
    let probe = Probe(ScrollView { Text("a") })
    #expect(probe.all(.scroll).first?.properties[.tracked] == nil)
    #expect(throws: HostEventRefusal.unsupported) { try rest(probe, at: "a") }
  }
}
