// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import WaymarkRender

@_spi(Host) @testable import WaymarkViews

/// Counts the calls of an effect, which any thread may make.
private final class Calls: Sendable {
  private let number = Mutex(0)
  var count: Int { number.withLock { $0 } }
  func add() { number.withLock { $0 += 1 } }
}

/// Effects that depend on the geometry of a view.
@MainActor
struct VisualEffectTests {
  /// Reports the frames of the measured boxes, from the outside inwards.
  private func measure(_ probe: Probe, _ frames: ElementFrame...) throws {
    let boxes = probe.all(.box).filter { $0[.measured] == true }
    try #require(boxes.count == frames.count)
    for (box, frame) in zip(boxes, frames) {
      try probe.graph.send(HostEvent(.frame(frame), on: box.id))
    }
  }

  /// The boxes that effects draw, from the outside inwards.
  private func drawn(_ probe: Probe) -> [ElementTree.Element] {
    let measured = Set(probe.all(.box).filter { $0[.measured] == true }.map(\.id))
    return probe.all(.box).filter { $0.parent.map(measured.contains) == true }
  }

  private let frame = ElementFrame(x: 10, y: 20, width: 200, height: 100)

  @Test func `D39: a view has effects from its first measurement on, and keeps its content`()
    throws
  {
    let calls = Calls()
    let probe = Probe(
      Text("a").visualEffect { effect, proxy in
        calls.add()
        return effect.offset(x: proxy.size.width / 2, y: proxy.frame(in: .global).minY)
          .blur(radius: proxy.size.height / 50).opacity(0.5)
      })
    #expect(calls.count == 0)
    #expect(drawn(probe).map(\.properties.isEmpty) == [true])
    let cost = try probe.cost { try measure(probe, frame) }
    #expect(cost.creates == 0 && cost.sets == 3)
    let box = try #require(drawn(probe).first)
    #expect(box[.transform] == [.offset(PointValue(x: 100, y: 20))])
    #expect(box[.filter] == [.blur(radius: 2)] && box[.opacity] == 0.5)
    #expect(box[.anchor] == nil)
    // The measured box has no effects, so they cannot change what is measured.
    let outer = try #require(probe.all(.box).first { $0.id == box.parent })
    #expect(outer[.transform] == nil && outer[.filter] == nil && outer[.opacity] == nil)
    #expect(calls.count == 1)
    #expect(try probe.cost { try measure(probe, frame) }.mutations.isEmpty)
    #expect(calls.count == 1)
    try measure(probe, ElementFrame(x: 10, y: 30, width: 200, height: 100))
    #expect(drawn(probe).first?[.transform] == [.offset(PointValue(x: 100, y: 30))])
  }

  @Test func `an effect ends when the geometry no longer asks for it`() throws {
    let probe = Probe(
      Text("a").visualEffect { effect, proxy in effect.opacity(proxy.size.width > 100 ? 0.5 : 1) })
    try measure(probe, frame)
    #expect(drawn(probe).first?[.opacity] == 0.5)
    try measure(probe, ElementFrame(width: 50, height: 100))
    #expect(drawn(probe).first?.properties.isEmpty == true)
  }

  @Test func `frames are relative to named spaces, whose changes count`() throws {
    let probe = Probe(
      Text("a").visualEffect { effect, proxy in
        effect.offset(y: proxy.frame(in: .named("page")).minY)
      }
      .coordinateSpace(.named("page")))
    let page = ElementFrame(x: 0, y: 5, width: 300, height: 300)
    try measure(probe, page, frame)
    #expect(drawn(probe).last?[.transform] == [.offset(PointValue(x: 0, y: 15))])
    try measure(probe, ElementFrame(x: 0, y: -80, width: 300, height: 300), frame)
    #expect(drawn(probe).last?[.transform] == [.offset(PointValue(x: 0, y: 100))])
  }

  @Test func `steps are applied in their order, each around its anchor`() throws {
    let probe = Probe(
      Text("a").visualEffect { effect, _ in
        effect.offset(x: 3).scaleEffect(2, anchor: .topLeading)
          .rotationEffect(.degrees(9), anchor: .trailing)
      })
    try measure(probe, frame)
    let box = try #require(drawn(probe).first)
    // Around the middle; the last one is applied first.
    #expect(
      box[.transform] == [
        .offset(PointValue(x: 100, y: 0)), .rotate(degrees: 9), .offset(PointValue(x: -100, y: 0)),
        .offset(PointValue(x: -100, y: -50)), .scale(x: 2, y: 2),
        .offset(PointValue(x: 100, y: 50)), .offset(PointValue(x: 3, y: 0)),
      ])
    #expect(box[.anchor] == nil)
  }

  @Test func `a common anchor is that of the box`() throws {
    let probe = Probe(
      Text("a").visualEffect { effect, _ in
        effect.scaleEffect(2, anchor: .bottom).offset(x: 3).rotationEffect(
          .degrees(9), anchor: .bottom)
      })
    try measure(probe, frame)
    let box = try #require(drawn(probe).first)
    #expect(
      box[.transform] == [
        .rotate(degrees: 9), .offset(PointValue(x: 3, y: 0)), .scale(x: 2, y: 2),
      ])
    #expect(box[.anchor] == PointValue(x: 0.5, y: 1))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers that are not finite have no effect`(number: Double) throws {
    let far = UnitPoint(x: .greatestFiniteMagnitude, y: 0)
    let probe = Probe(
      Text("a").visualEffect { effect, proxy in
        effect.offset(x: number, y: proxy.size.height / (number - number)).blur(radius: number)
          .scaleEffect(number).rotationEffect(.degrees(number), anchor: far).opacity(.nan)
      })
    try measure(probe, frame)
    let box = try #require(drawn(probe).first)
    #expect(
      box[.transform] == [
        .offset(PointValue(x: 0, y: -50)), .rotate(degrees: 0), .offset(PointValue(x: 0, y: 50)),
        .scale(x: 1, y: 1), .offset(PointValue(x: 0, y: 0)),
      ])
    #expect(box[.filter] == [.blur(radius: 0)] && box[.opacity] == nil)
  }

  @Test func `each view of a group has its own geometry`() throws {
    let probe = Probe(
      Group {
        Text("a")
        Text("b")
      }
      .visualEffect { effect, proxy in effect.offset(x: proxy.size.width) })
    try measure(
      probe, ElementFrame(width: 1, height: 1), ElementFrame(x: 9, width: 2, height: 1))
    #expect(
      drawn(probe).compactMap { $0[.transform] } == [
        [.offset(PointValue(x: 1, y: 0))], [.offset(PointValue(x: 2, y: 0))],
      ])
  }

  @Test func `a change of the app is animated, and a measurement is not`() throws {
    let (probe, show) = Probe.remoted(false) { $isMoved in
      let moves = isMoved
      Text("a").visualEffect { effect, proxy in effect.offset(x: moves ? proxy.size.width : 0) }
    }
    func isAnimated(_ work: () throws -> Void) rethrows -> Bool {
      try probe.cost(work).mutations.contains {
        if case .motion(.animated) = $0 { true } else { false }
      }
    }
    #expect(try !isAnimated { try measure(probe, frame) })
    #expect(isAnimated { withAnimation { show(true) } })
    #expect(drawn(probe).first?[.transform] == [.offset(PointValue(x: 200, y: 0))])
  }

  @Test func `D2: what is no frame is refused`() throws {
    let probe = Probe(Text("a").visualEffect { effect, _ in effect.opacity(0) })
    let box = try #require(probe.all(.box).first).id
    for event: HostEvent.Action in [.frame(ElementFrame(width: -1, height: 1)), .tap] {
      #expect(throws: HostEventError.unsupported) {
        try probe.graph.send(HostEvent(event, on: box))
      }
    }
    #expect(drawn(probe).first?.properties.isEmpty == true)
  }
}
