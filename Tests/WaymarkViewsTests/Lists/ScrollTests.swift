// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct IsEnabled: View {
  @Environment(\.isScrollEnabled) private var isEnabled
  var body: some View { Text(verbatim: "\(isEnabled)") }
}

/// The properties that views set for lists and scroll views.
@MainActor
struct ScrollTests {
  /// The margins of each element of a kind: top, leading, bottom, trailing.
  private func margins(of kind: ElementKind, in probe: Probe) -> [[PropertyValue?]] {
    probe.all(kind).map { element in
      [
        Property.contentMarginTop, .contentMarginLeading, .contentMarginBottom,
        .contentMarginTrailing,
      ].map { element.properties[$0] }
    }
  }

  @Test func `margins contain only the set edges, with the innermost value of each`() {
    let list = List { Text("a") }.contentMargins(.horizontal, 8)
      .contentMargins(.top, 20, for: .scrollContent).contentMargins(.leading, 3)
    #expect(margins(of: .list, in: Probe(list)) == [[.number(20), .number(8), nil, .number(8)]])
    let form = Form { Text("a") }.contentMargins(5)
    #expect(
      margins(of: .list, in: Probe(form)) == [[.number(5), .number(5), .number(5), .number(5)]])
    let bars = ScrollView { Text("a") }.contentMargins(.top, 9, for: .scrollIndicators)
    #expect(margins(of: .scroll, in: Probe(bars)) == [[nil, nil, nil, nil]])
  }

  @Test func `margins and scroll targets do not apply to nested scroll views`() {
    let probe = Probe(
      ScrollView {
        ScrollView(.horizontal) { Text("a") }
      }
      .contentMargins(.top, EdgeInsets(top: 4)).scrollTargetBehavior(.paging))
    #expect(
      margins(of: .scroll, in: probe) == [[.number(4), nil, nil, nil], [nil, nil, nil, nil]])
    #expect(probe.text(.snapping, of: .scroll) == ["paging", nil])
  }

  @Test func `disabled scrolling is reported to hosts and to the views inside`() throws {
    let probe = Probe(
      VStack {
        ScrollView { IsEnabled() }.scrollDisabled(true).scrollClipDisabled()
        List { IsEnabled() }.scrollDisabled(true).environment(\.isScrollEnabled, true)
      })
    #expect(probe.texts == ["false", "false"])
    let scroll = try #require(probe.all(.scroll).first).properties
    #expect(scroll[.scrollDisabled] == .bool(true) && scroll[.unclipped] == .bool(true))
    #expect(probe.all(.list).first?.properties[.scrollDisabled] == .bool(true))
  }

  @Test func `hosts receive the target layout and the limit of a swipe`() {
    let probe = Probe(
      ScrollView(.horizontal) { HStack { Text("a") }.scrollTargetLayout() }
        .scrollTargetBehavior(.viewAligned(limitBehavior: .always)))
    #expect(probe.all(.hstack).first?.properties[.snapTargets] == .bool(true))
    #expect(probe.text(.snapping, of: .scroll) == ["viewAlignedByOne"])
    let free = Probe(ScrollView { Text("a") }.scrollTargetBehavior(.viewAligned))
    #expect(free.text(.snapping, of: .scroll) == ["viewAligned"])
  }

  @Test func `a view is as large as a part of the scroll view, once its size is known`() throws {
    let probe = Probe(
      ScrollView(.horizontal) {
        Text("a").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
        Text("b").containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .vertical ? 7 : length
        }
      }
      .contentMargins(.leading, 20))
    func widths() -> [PropertyValue?] { probe.all(.box).map { $0.properties[.width] } }
    // (370 - 3 * 10) / 4 * 2 + 10 of a window of 390 points.
    #expect(widths() == [.number(180), .number(370)])
    #expect(probe.all(.box).last?.properties[.height] == .number(7))
    let scroll = try #require(probe.all(.scroll).first)
    #expect(scroll.properties[.measured] == .bool(true))
    try probe.graph.send(
      HostEvent(.frame(ElementFrame(width: 220, height: 90)), on: scroll.id))
    #expect(widths() == [.number(95), .number(200)])
  }

  @Test func `a scroll view is not measured unless a view depends on its size`() {
    let scroll = Probe(ScrollView { Text("a") }).all(.scroll)
    #expect(scroll.first?.properties[.measured] == nil)
  }
}
