// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@_spi(Host) @testable import WaymarkViews

private enum UpperThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let upperThird = VerticalAlignment(UpperThird.self)
}

/// Alignments and guides as hosts receive them.
@MainActor
struct AlignmentTests {
  private func guide(_ view: some View) -> GuideValue? {
    let probe = Probe(view)
    return probe.all(.box).compactMap { $0[.explicitGuide] }.first
  }

  @Test func `a linear guide is a value`() {
    #expect(
      guide(Text("a").alignmentGuide(.leading) { $0.width / 2 + 3 })
        == GuideValue(.horizontal, "leading", offset: 3, width: 0.5))
    #expect(
      guide(Text("a").alignmentGuide(.top) { $0[.bottom] - $0[.lastTextBaseline] })
        == GuideValue(.vertical, "top", height: 1, lastBaseline: -1))
    #expect(
      guide(Text("a").alignmentGuide(VerticalAlignment.center) { 2 * $0[.upperThird] + .infinity })
        == GuideValue(.vertical, "center"))
  }

  @Test func `a guide with a limit is computed from the size that hosts report`() throws {
    let probe = Probe(Text("a").alignmentGuide(.leading) { min($0.width, 30) })
    let box = try #require(probe.all(.box).first)
    #expect(box[.measured] == true)
    try probe.graph.send(
      HostEvent(.frame(ElementFrame(x: 0, y: 0, width: 80, height: 10)), on: box.id))
    #expect(
      probe.all(.box).first?[.explicitGuide]
        == GuideValue(.horizontal, "leading", offset: 30))
  }

  @Test func `containers name the guides that no keyword describes`() throws {
    let stack = try #require(Probe(HStack(alignment: .upperThird) { Text("a") }).all(.hstack).first)
    let third = try #require(stack[.alignmentGuides]?.first)
    #expect(third.name.hasSuffix("UpperThird") && third.axis == .vertical)
    #expect(abs(third.height - 1.0 / 3) < 1e-9)
    let usual = Probe(HStack(alignment: .top) { Text("a") }).all(.hstack).first
    #expect(usual?[.alignment] == .top && usual?[.alignmentGuides] == nil)
    let both = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    let layers = Probe(ZStack(alignment: both) { Text("a") }).all(.zstack).first
    #expect(layers?[.alignment] == .leading)
    #expect(
      layers?[.alignmentGuides]
        == [GuideValue(.vertical, "firstTextBaseline", firstBaseline: 1)])
  }

  @Test func `a built-in alignment has its usual guide`() {
    #expect(HorizontalAlignment.center.line.guide == GuideValue(.horizontal, "center", width: 0.5))
    #expect(VerticalAlignment.center.line.guide == GuideValue(.vertical, "center", height: 0.5))
  }

  @Test func `dimensions have the default positions of guides`() {
    let view = ViewDimensions(width: 40, height: 30, firstBaseline: 9, lastBaseline: 25)
    #expect(view[.leading] == 0 && view[.trailing] == 40)
    #expect(view[HorizontalAlignment.center] == 20 && view[VerticalAlignment.center] == 15)
    #expect(view[.firstTextBaseline] == 9 && view[.lastTextBaseline] == 25)
    #expect(abs(view[.upperThird] - 10) < 1e-6)
    #expect(
      VerticalAlignment(UpperThird.self) == .upperThird && VerticalAlignment.upperThird != .center)
  }
}
