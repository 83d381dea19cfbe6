// SPDX-License-Identifier: MIT

import WaymarkRender

/// A property of CSS that is part of a look.
private enum Facet: String, CaseIterable {
  case opacity, transform, filter

  func value(in look: LookValue) -> String {
    switch self {
    case .opacity: return Style.number(min(1, max(0, look.opacity)))
    case .transform:
      // CSS applies the last function first.
      let steps = look.steps.reversed().map(Style.step).joined(separator: " ")
      return steps.isEmpty ? "none" : steps
    case .filter:
      let filters = Style.filters(look.filters)
      return filters.isEmpty ? "none" : filters
    }
  }

  /// The value of an element without looks.
  var neutral: String { self == .opacity ? "1" : "none" }
}

extension Style {
  /// Adds the looks of a view in a scroll view.
  ///
  /// The script transitions.js adds the keyframes, such as `enter-opacity`, which begin with the
  /// value of the variable of that name and end with the element's own style. At the other end they
  /// run in reverse. Until that script is loaded, the view has the look `identity`.
  ///
  /// The frame is not transformed itself, because browsers snap to what is drawn.
  static func scrollTransition(_ value: ScrollTransitionValue, _ css: inout Declarations) {
    let isAcross = value.axis == .horizontal
    switch (value.part, value.animation) {
    case (.frame, nil):
      guard value.isMoving else { return }
      css.add("view-timeline-name", "--phase")
      css.add("view-timeline-axis", isAcross ? "inline" : "block")
      if isAcross { css.add("view-timeline-inset", "0") }
    case (.content, nil):
      for facet in Facet.allCases {
        let rest = facet.value(in: value.identity)
        if rest != facet.neutral { css.add(facet.rawValue, rest) }
      }
      animations(of: value, prefix: "", timeline: "--phase", &css)
    case (.frame, _):
      for facet in value.facets {
        css.add("--look-\(facet.rawValue)", facet.value(in: value.identity))
      }
      let timeline = isAcross ? "view(inline 0)" : "view(block)"
      animations(of: value, prefix: "hold-", timeline: timeline, &css)
    case (.content, let animation?):
      let timing =
        "\(number(animation.duration))s \(curve(animation.curve)) \(number(animation.delay))s"
      for facet in value.facets { css.add(facet.rawValue, "var(--look-\(facet.rawValue))") }
      guard value.isMoving else { return }
      css.add(
        "transition", value.movingFacets.map { "\($0.rawValue) \(timing)" }.joined(separator: ","))
    }
  }

  private static func animations(
    of value: ScrollTransitionValue, prefix: String, timeline: String, _ css: inout Declarations
  ) {
    let ends = [("enter", value.bottomTrailing), ("exit", value.topLeading)]
    var names: [String] = []
    for facet in value.movingFacets {
      let rest = facet.value(in: value.identity)
      for (end, side) in ends {
        let look = side.map { facet.value(in: $0.look) } ?? rest
        names.append(look == rest ? "none" : "\(prefix)\(end)-\(facet.rawValue)")
        if look != rest { css.add("--\(end)-\(facet.rawValue)", look) }
      }
    }
    guard !names.isEmpty else { return }
    // Each list has a value for both ends, and the browser repeats it.
    css.add("animation-name", names.joined(separator: ","))
    let curves = ends.map { $0.1.map { curve($0.curve) } ?? "linear" }
    css.add("animation-timing-function", curves.joined(separator: ","))
    css.add("animation-direction", "normal,reverse")
    css.add("animation-fill-mode", "backwards,forwards")
    css.add("animation-timeline", timeline)
    let whole = ScrollTransitionValue.Threshold(element: 1)
    let entry = position(value.bottomTrailing?.threshold ?? whole, isEntry: true)
    let exit = position(value.topLeading?.threshold ?? whole, isEntry: false)
    css.add("animation-range", "cover 0% \(entry),\(exit) cover 100%")
  }

  /// Returns the position of a threshold in a view timeline.
  ///
  /// CSS cannot add parts of two lengths. Where that is needed, this is the position of an element
  /// with half of the length of its scroll view, until the script has measured both.
  private static func position(
    _ threshold: ScrollTransitionValue.Threshold, isEntry: Bool
  ) -> String {
    let range: String
    var part = threshold.element
    if threshold.container == 0 {
      range = isEntry ? "entry" : "exit"
    } else {
      range = "cover"
      part = (threshold.container + threshold.element / 2) / 1.5
    }
    let percent = "\(number((isEntry ? part : 1 - part) * 100))%"
    guard threshold.points != 0 else { return "\(range) \(percent)" }
    let sign = isEntry == (threshold.points > 0) ? "+" : "-"
    return "\(range) calc(\(percent) \(sign) \(number(abs(threshold.points)))px)"
  }

  /// Returns the CSS functions for a step of a look.
  fileprivate static func step(_ step: LookValue.Step) -> String {
    switch step {
    case .offset(let shift): return offset(shift)
    case .transform(let transform, let anchor):
      let (x, y) = (anchor.x - 0.5, anchor.y - 0.5)
      let function = self.transform(transform)
      if x == 0, y == 0 { return function }
      func move(_ sign: Double) -> String {
        "translate(\(number(x * sign * 100))%,\(number(y * sign * 100))%)"
      }
      return "\(move(1)) \(function) \(move(-1))"
    }
  }

  /// Returns the timing function of CSS for a curve.
  private static func curve(_ curve: AnimationValue.Curve) -> String {
    switch curve {
    case .bezier(let first, let second):
      let points = [first.x, first.y, second.x, second.y]
      if first.x == first.y, second.x == second.y { return "linear" }
      return "cubic-bezier(\(points.map(number).joined(separator: ",")))"
    case .samples(let samples) where samples.count > 1:
      return "linear(\(samples.prefix(100).map(number).joined(separator: ",")))"
    case .samples, .spring: return "ease"
    }
  }
}

extension ScrollTransitionValue {
  /// The animation between looks; nil if these follow the position.
  ///
  /// CSS has one for both ends.
  fileprivate var animation: AnimationValue? {
    [bottomTrailing, topLeading].lazy.compactMap { $0?.animation }.first
  }

  private var outerLooks: [LookValue] { [topLeading, bottomTrailing].compactMap { $0?.look } }

  /// The properties that are part of a look.
  fileprivate var facets: [Facet] {
    let looks = outerLooks + [identity]
    return Facet.allCases.filter { facet in
      looks.contains { facet.value(in: $0) != facet.neutral }
    }
  }

  /// The properties that differ between looks.
  fileprivate var movingFacets: [Facet] {
    Facet.allCases.filter { facet in
      let rest = facet.value(in: identity)
      return outerLooks.contains { facet.value(in: $0) != rest }
    }
  }

  /// Whether the position of the view has an effect.
  fileprivate var isMoving: Bool { !movingFacets.isEmpty }

  /// The axis and the thresholds as the script reads them: at the bottom or the trailing end, and
  /// then at the other one, the parts of the scroll view's length, of the view's, and points.
  ///
  /// Nil for an element without animations.
  var line: String? {
    guard isMoving, (part == .frame) == (animation != nil) else { return nil }
    let thresholds = [bottomTrailing, topLeading].map { $0?.threshold ?? Threshold(element: 1) }
    let numbers = thresholds.flatMap { [$0.container, $0.element, $0.points] }
    return ([axis == .horizontal ? "x" : "y"] + numbers.map(Style.number)).joined(separator: " ")
  }
}
