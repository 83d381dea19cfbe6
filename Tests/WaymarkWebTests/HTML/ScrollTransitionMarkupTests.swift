// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkWeb

private let middle = PointValue(x: 0.5, y: 0.5)
private let straight = AnimationValue.Curve.bezier(
  PointValue(x: 0, y: 0), PointValue(x: 1, y: 1))

/// The styles of views whose look depends on their position in a scroll view.
@Suite struct ScrollTransitionMarkupTests {
  private typealias Value = ScrollTransitionValue

  private func side(
    _ look: LookValue, _ threshold: Value.Threshold = .init(element: 1),
    curve: AnimationValue.Curve = straight, animation: AnimationValue? = nil
  ) -> Value.Side {
    Value.Side(look, threshold: threshold, curve: curve, animation: animation)
  }

  /// Returns the styles of the frame and of the content, and the positions that the script reads.
  private func styles(
    _ topLeading: Value.Side?, _ bottomTrailing: Value.Side?, identity: LookValue = LookValue(),
    along axis: AxisValue = .vertical
  ) -> [(css: String, line: String?)] {
    [Value.Part.frame, .content].map { part in
      let value = Value(
        part, axis: axis, identity: identity, topLeading: topLeading,
        bottomTrailing: bottomTrailing)
      var css = Declarations()
      Style.scrollTransition(value, &css)
      return (css.text, value.line)
    }
  }

  @Test func `the content follows the position of its frame`() {
    let small = LookValue(opacity: 0.2, steps: [.transform(.scale(x: 0.5, y: 0.5), anchor: middle)])
    let styles = styles(side(LookValue(opacity: 0.4)), side(small), along: .horizontal)
    #expect(
      styles[0].css
        == "view-timeline-name:--phase;view-timeline-axis:inline;view-timeline-inset:0")
    #expect(styles[0].line == nil)
    #expect(
      styles[1].css
        == "--enter-opacity:0.2;--exit-opacity:0.4;--enter-transform:scale(0.5,0.5);"
        + "animation-name:enter-opacity,exit-opacity,enter-transform,none;"
        + "animation-timing-function:linear,linear;animation-direction:normal,reverse;"
        + "animation-fill-mode:backwards,forwards;animation-timeline:--phase;"
        + "animation-range:cover 0% entry 100%,exit 0% cover 100%")
    #expect(styles[1].line == "x 0 1 0 0 1 0")
  }

  @Test func `an animated look changes by a transition, within a range`() {
    let animation = AnimationValue(.samples([0, 0.8, 1]), duration: 0.5, delay: 0.1)
    let grey = LookValue(filters: [.saturation(0)])
    let styles = styles(
      nil, side(grey, .init(element: 0.5), animation: animation),
      identity: LookValue(opacity: 0.9))
    #expect(
      styles[0].css
        == "--look-opacity:0.9;--look-filter:none;--enter-opacity:1;--enter-filter:saturate(0);"
        + "animation-name:hold-enter-opacity,none,hold-enter-filter,none;"
        + "animation-timing-function:linear,linear;animation-direction:normal,reverse;"
        + "animation-fill-mode:backwards,forwards;animation-timeline:view(block);"
        + "animation-range:cover 0% entry 50%,exit 0% cover 100%")
    #expect(styles[0].line == "y 0 0.5 0 0 1 0")
    #expect(
      styles[1].css
        == "opacity:var(--look-opacity);filter:var(--look-filter);"
        + "transition:opacity 0.5s linear(0,0.8,1) 0.1s,filter 0.5s linear(0,0.8,1) 0.1s")
    #expect(styles[1].line == nil)
  }

  @Test func `a look without a transition is a style`() {
    let styles = styles(nil, nil, identity: LookValue(opacity: 0.5, filters: [.blur(radius: 2)]))
    #expect(styles.map(\.css) == ["", "opacity:0.5;filter:blur(2px)"])
    #expect(styles.map(\.line) == [nil, nil])
  }

  @Test func `later effects are outside of earlier ones, around anchors of the frame`() {
    let look = LookValue(steps: [
      .transform(.scale(x: 2, y: 3), anchor: PointValue(x: 0, y: 1)),
      .offset(PointValue(x: 5, y: 6)), .transform(.rotate(degrees: 10), anchor: middle),
    ])
    let css = styles(nil, side(look))[1].css
    #expect(
      css.hasPrefix(
        "--enter-transform:rotate(10deg) translate(calc(5px*var(--ahead,1)),6px) "
          + "translate(-50%,50%) scale(2,3) translate(50%,-50%);"))
  }

  @Test(
    arguments: [
      (.init(element: 0.25), "entry 25%", "exit 75%"), (.init(), "entry 0%", "exit 100%"),
      (.init(element: 1, points: 20), "entry calc(100% + 20px)", "exit calc(0% - 20px)"),
      (.init(element: 1, points: -2.5), "entry calc(100% - 2.5px)", "exit calc(0% + 2.5px)"),
      (.init(container: 0.5, element: 0.5), "cover 50%", "cover 50%"),
      // Half as long as the scroll view: 0.3 + 0.6 / 2 of 1.5.
      (.init(container: 0.3, element: 0.6), "cover 40%", "cover 60%"),
    ] as [(ScrollTransitionValue.Threshold, String, String)])
  func `a threshold is a position in the view's timeline`(
    threshold: ScrollTransitionValue.Threshold, entry: String, exit: String
  ) {
    let end = side(LookValue(opacity: 0), threshold)
    #expect(
      styles(end, end)[1].css.hasSuffix("animation-range:cover 0% \(entry),\(exit) cover 100%"))
  }

  @Test(
    arguments: [
      (.bezier(PointValue(x: 0.42, y: 0), PointValue(x: 1, y: 1)), "cubic-bezier(0.42,0,1,1)"),
      (.samples([0, 0.5, 1]), "linear(0,0.5,1)"), (.samples([]), "ease"),
      (.bezier(PointValue(x: 0.3, y: 0.3), PointValue(x: 0.7, y: 0.7)), "linear"),
    ] as [(AnimationValue.Curve, String)])
  func `a curve is a timing function`(curve: AnimationValue.Curve, css: String) {
    let end = side(LookValue(opacity: 0), curve: curve)
    #expect(styles(nil, end)[1].css.contains("animation-timing-function:\(css),linear;"))
  }

  @Test func `only what is animated loads the script`() throws {
    func markup(_ part: Value.Part) throws -> String? {
      let value = Value(
        part, axis: .vertical, identity: LookValue(), topLeading: side(LookValue(opacity: 0)),
        bottomTrailing: nil)
      var encoder = PatchEncoder(asset: { _ in nil })
      let box = Part(.box, [.scrollTransition: value.propertyValue])
      try encoder.load(Part(.window, [:], box).mutations)
      let root = try DOMNode.parse(encoder.page().html)
      return root.first(ElementID(index: 2))?.attributes["data-st"]
    }
    #expect(try markup(.content) == "y 0 1 0 0 1 0")
    #expect(try markup(.frame) == nil)
    #expect(StaticFile.parts.contains { $0.selector == "[data-st]" })
  }
}
