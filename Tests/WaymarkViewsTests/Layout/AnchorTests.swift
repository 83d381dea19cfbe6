// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private enum Frames: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }
  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

private enum Values<T>: PreferenceKey {
  static var defaultValue: [Anchor<T>] { [] }
  static func reduce(value: inout [Anchor<T>], nextValue: () -> [Anchor<T>]) {
    value += nextValue()
  }
}

/// Keeps the last value that a view's content has found.
@MainActor
private final class Kept<Value> {
  private(set) var value: Value?

  func keep(_ new: Value?) { value = new ?? value }
}

/// Anchors, which are resolved in the coordinate space of another view.
@MainActor
struct AnchorTests {
  /// Tells the graph where the views with anchors and the reader are, in points.
  private func place(
    _ probe: Probe, _ views: [ElementFrame?], reader: ElementFrame? = nil
  ) throws {
    let boxes = probe.all(.box).filter { $0.properties[.measured] != nil }.map(\.id)
    try #require(boxes.count == views.count)
    for case (let box, let frame?) in zip(boxes, views) {
      try probe.graph.send(HostEvent(.frame(frame), on: box))
    }
    guard let reader else { return }
    let element = try #require(probe.all(.geometry).first).id
    try probe.graph.send(HostEvent(.frame(reader), on: element))
  }

  /// Tabs, and a text with the frame of the selected one.
  private struct Tabs: View {
    let names: [String]
    let selected: String

    var body: some View {
      HStack {
        ForEach(names, id: \.self) { name in
          Text(name).anchorPreference(key: Frames.self, value: .bounds) { [name: $0] }
        }
      }
      .overlayPreferenceValue(Frames.self) { frames in
        GeometryReader { proxy in
          Text(verbatim: describe(frames[selected].map { proxy[$0] }))
        }
      }
    }
  }

  private static let bar = ElementFrame(x: 10, y: 100, width: 300, height: 40)
  private static let first = ElementFrame(x: 10, y: 104, width: 90, height: 32)
  private static let second = ElementFrame(x: 120, y: 104, width: 60, height: 32)

  @Test func `an indicator has the frame of the selected tab, also after that moves`() throws {
    let (probe, select) = Probe.remoted("a") { $name in Tabs(names: ["a", "b"], selected: name) }
    try place(probe, [Self.first, Self.second], reader: Self.bar)
    #expect(probe.texts.last == "0,4 90x32")
    select("b")
    #expect(probe.texts.last == "110,4 60x32")
    var wide = Self.second
    wide.x = 200
    wide.width = 80
    try place(probe, [nil, wide])
    #expect(probe.texts.last == "190,4 80x32")
    let cost = try probe.cost { try place(probe, [wide, wide]) }
    #expect(cost.bodies == 0, "Nothing shows the tab that is not selected.")
    select("nobody")
    #expect(probe.texts.last == "none")
  }

  @Test func `D35: until it is measured, an anchor has the frame of its reader, unseen`() throws {
    let probe = Probe(Tabs(names: ["a", "b"], selected: "b"))
    let opacity = { probe.all(.geometry).first?.properties[.opacity] }
    #expect(probe.texts == ["a", "b", "0,0 390x844"])
    #expect(opacity() == .number(0))
    try place(probe, [nil, nil], reader: Self.bar)
    #expect(probe.texts.last == "0,0 300x40")
    #expect(opacity() == nil)
    try place(probe, [nil, Self.second])
    #expect(probe.texts.last == "110,4 60x32")
  }

  @Test func `D35: what other views place by anchors of a reader is unseen, too`() throws {
    let probe = Probe(
      Text("x").anchorPreference(key: Frames.self, value: .bounds) { ["x": $0] }
        .overlayPreferenceValue(Frames.self) { frames in
          GeometryReader { proxy in Inner(proxy: proxy, anchor: frames["x"]) }
        })
    let opacity = { probe.all(.geometry).first?.properties[.opacity] }
    #expect(opacity() == .number(0) && probe.graph.counters.batches == 1)
    try place(probe, [nil], reader: Self.bar)
    #expect(opacity() == nil)
    let plain = Probe(GeometryReader { Text(verbatim: "\($0.size.width)") })
    #expect(plain.all(.geometry).first?.properties[.opacity] == nil)
  }

  @Test func `D35: an anchor whose view is gone has its last frame`() throws {
    let kept = Kept<Anchor<CGRect>>()
    let (probe, show) = Probe.remoted(true) { $isShown in
      VStack {
        if isShown {
          Text("x").anchorPreference(key: Frames.self, value: .bounds) { ["x": $0] }
        }
      }
      .overlayPreferenceValue(Frames.self) { frames in
        GeometryReader { proxy in
          let _ = kept.keep(frames["x"])
          Text(verbatim: "\(frames.count) " + describe(kept.value.map { proxy[$0] }))
        }
      }
    }
    try place(probe, [Self.second], reader: Self.bar)
    #expect(probe.texts == ["x", "1 110,4 60x32"])
    show(false)
    #expect(probe.texts == ["0 110,4 60x32"])
    try place(probe, [], reader: Self.first)
    #expect(probe.texts == ["0 110,0 60x32"])
    // A new view in its place has an anchor of its own.
    show(true)
    #expect(probe.texts == ["x", "1 0,0 90x32"])
  }

  @Test(arguments: [
    ElementFrame(width: -1, height: 1), ElementFrame(width: 1, height: .nan),
    ElementFrame(x: 1e9, width: 1, height: 1),
  ])
  func `what is no frame is rejected`(frame: ElementFrame) throws {
    let probe = Probe(Tabs(names: ["a"], selected: "a"))
    #expect(throws: HostEventError.unsupported) { try place(probe, [frame]) }
    #expect(probe.texts.last == "0,0 390x844")
  }

  /// Returns the value of an anchor of a view of 60 × 32 points, 110 points from the reader's edge.
  private func resolved<T>(_ source: Anchor<T>.Source) throws -> T? {
    let found = Kept<T>()
    let probe = Probe(
      Text("x").anchorPreference(key: Values<T>.self, value: source) { [$0] }
        .overlayPreferenceValue(Values<T>.self) { anchors in
          GeometryReader { proxy in
            let _ = found.keep(anchors.first.map { proxy[$0] })
            Text("over")
          }
        })
    try place(probe, [Self.second], reader: Self.bar)
    return found.value
  }

  private static let points: [(Anchor<CGPoint>.Source, CGPoint)] = [
    (.topLeading, CGPoint(x: 110, y: 4)), (.top, CGPoint(x: 140, y: 4)),
    (.topTrailing, CGPoint(x: 170, y: 4)), (.leading, CGPoint(x: 110, y: 20)),
    (.center, CGPoint(x: 140, y: 20)), (.trailing, CGPoint(x: 170, y: 20)),
    (.bottomLeading, CGPoint(x: 110, y: 36)), (.bottom, CGPoint(x: 140, y: 36)),
    (.bottomTrailing, CGPoint(x: 170, y: 36)), (.point(CGPoint(x: 1, y: 2)), CGPoint(x: 111, y: 6)),
    (.unitPoint(UnitPoint(x: 0.1, y: 2)), CGPoint(x: 116, y: 68)),
  ]

  @Test func `a source is a rectangle or a point of the view, or several of them`() throws {
    for (source, point) in Self.points { #expect(try resolved(source) == point) }
    #expect(try resolved(.bounds) == CGRect(x: 110, y: 4, width: 60, height: 32))
    let part = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(try resolved(.rect(part)) == CGRect(x: 115, y: 10, width: 7, height: 8))
    let both = Anchor<[CGPoint]>.Source([.topLeading, .bottomTrailing])
    #expect(try resolved(both) == [CGPoint(x: 110, y: 4), CGPoint(x: 170, y: 36)])
    let none: Anchor<CGPoint>.Source? = nil
    #expect(try resolved(Anchor<CGPoint?>.Source(none)) == .some(nil))
    #expect(try resolved(Anchor<CGPoint?>.Source(.top)) == CGPoint(x: 140, y: 4))
  }

  @Test func `anchors are equal if they refer to the same place in the same view`() throws {
    let kept = Kept<[Anchor<CGPoint>]>()
    let key = Values<CGPoint>.self
    func view(_ name: String) -> some View {
      Text(name)
        .anchorPreference(key: key, value: .top) { [$0] }
        .transformAnchorPreference(key: key, value: .top) { $0.append($1) }
    }
    let probe = Probe(
      view("x")
        .overlayPreferenceValue(key) { anchors in
          let _ = kept.keep(anchors)
          Text("over")
        })
    #expect(probe.texts == ["x", "over"])
    let found = try #require(kept.value)
    try #require(found.count == 2)
    #expect(found[0] == found[0] && found[0] != found[1], "Each is of its own view.")
    #expect(Set(found).count == 2)
    #expect(Anchor<CGPoint>.Source.top == .unitPoint(UnitPoint(x: 0.5, y: 0)))
    #expect(Anchor<CGPoint>.Source.top != .point(.zero))
  }

  @Test func `an enclosing view adds its anchor to those of its descendants`() throws {
    let probe = Probe(
      VStack {
        Text("x").anchorPreference(key: Frames.self, value: .bounds) { ["x": $0] }
      }
      .transformAnchorPreference(key: Frames.self, value: .bounds) { $0["all"] = $1 }
      .overlayPreferenceValue(Frames.self) { frames in
        GeometryReader { proxy in
          ForEach(frames.keys.sorted(), id: \.self) { name in
            Text(verbatim: name + " " + describe(frames[name].map { proxy[$0] }))
          }
        }
      })
    try place(probe, [Self.bar, Self.second], reader: Self.bar)
    #expect(probe.texts == ["x", "all 0,0 300x40", "x 110,4 60x32"])
  }

  @Test func `each of several views has an anchor of its own`() throws {
    let key = Values<CGRect>.self
    let probe = Probe(
      HStack {
        Group {
          Text("a")
          Text("b")
        }
        .anchorPreference(key: key, value: .bounds) { [$0] }
      }
      .backgroundPreferenceValue(key) { anchors in
        GeometryReader { proxy in
          Text(verbatim: anchors.map { describe(proxy[$0]) }.joined(separator: " and "))
        }
      })
    try place(probe, [Self.first, Self.second], reader: Self.bar)
    #expect(probe.texts.first == "0,4 90x32 and 110,4 60x32")
  }

  private struct Inner: View {
    let proxy: GeometryProxy
    let anchor: Anchor<CGRect>?

    var body: some View { Text(verbatim: describe(anchor.map { proxy[$0] })) }
  }

  @Test func `a view that gets a proxy is updated by itself`() throws {
    let probe = Probe(
      Text("x").anchorPreference(key: Frames.self, value: .bounds) { ["x": $0] }
        .overlayPreferenceValue(Frames.self) { frames in
          GeometryReader { proxy in Inner(proxy: proxy, anchor: frames["x"]) }
        })
    try place(probe, [Self.first], reader: Self.bar)
    #expect(probe.texts == ["x", "0,4 90x32"])
    let cost = try probe.cost { try place(probe, [Self.second]) }
    #expect(probe.texts == ["x", "110,4 60x32"] && cost.bodies == 1)
  }
}
