// SPDX-License-Identifier: MIT

import WaymarkRender

/// How far the lists and scroll views of a headless app are scrolled, by an estimate of their
/// content.
///
/// Each is as large as the window.
struct SimulatedScrolling {
  /// For each element that has been scrolled, the distance from the beginning of its content.
  var places: [ElementID: Double] = [:]
  /// For each observed element, its geometry that was reported last.
  var reported: [ElementID: ScrollValue] = [:]
  /// For each element whose visibility is observed, what was reported last.
  var visible: [ElementID: Bool] = [:]
  /// Whether the app receives reports; a recording has its own ones.
  var isReported = true
  /// The number of requests to scroll that were followed.
  var requests = 0
  /// The number of batches that the reports have seen.
  var batches = 0
}

/// An element tree whose lists and scroll views are scrolled.
struct ScrolledTree {
  let tree: ElementTree
  let window: ElementFrame
  var places: [ElementID: Double]
  private var across: ContentEstimate
  private var down: ContentEstimate

  init(_ tree: ElementTree, in window: ElementFrame, places: [ElementID: Double]) {
    self.tree = tree
    self.window = window
    self.places = places
    across = ContentEstimate(tree, isAcross: true)
    down = ContentEstimate(tree, isAcross: false)
  }

  /// Returns the geometry of a list or scroll view.
  mutating func geometry(of scroll: ElementTree.Element) -> ScrollValue {
    let isAcross = Self.isAcross(scroll)
    let insets = Self.insets(of: scroll)
    let (width, height) = (
      window.width - insets.leading - insets.trailing,
      window.height - insets.top - insets.bottom
    )
    let content = length(of: scroll.id, isAcross)
    let place = place(of: scroll)
    return ScrollValue(
      offset: PointValue(
        x: (isAcross ? place : 0) - insets.leading, y: (isAcross ? 0 : place) - insets.top),
      contentSize: SizeValue(
        width: max(0, isAcross ? content : width), height: max(0, isAcross ? height : content)),
      insets: insets, containerSize: SizeValue(width: window.width, height: window.height))
  }

  /// Returns how far a list or scroll view is scrolled, which its content limits.
  mutating func place(of scroll: ElementTree.Element) -> Double {
    let isAcross = Self.isAcross(scroll)
    let most = length(of: scroll.id, isAcross) - visibleLength(of: scroll)
    return max(0, min(places[scroll.id] ?? 0, most))
  }

  /// The length of the visible part of the content.
  func visibleLength(of scroll: ElementTree.Element) -> Double {
    let insets = Self.insets(of: scroll)
    return max(
      0,
      Self.isAcross(scroll)
        ? window.width - insets.leading - insets.trailing
        : window.height - insets.top - insets.bottom)
  }

  /// Returns whether enough of an element is visible in all that scrolls it.
  mutating func isVisible(_ element: ElementTree.Element, from threshold: Double) -> Bool {
    var fraction = 1.0
    for scroll in scrolls(around: element.id) {
      let isAcross = Self.isAcross(scroll)
      let length = length(of: element.id, isAcross)
      let start = position(of: element.id, in: scroll.id, isAcross) - place(of: scroll)
      let end = visibleLength(of: scroll)
      let visible = min(start + length, end) - max(start, 0)
      if visible < 0 { return false }
      if length > 0 { fraction *= visible / length }
    }
    return fraction > 0 && fraction >= threshold
  }

  /// Scrolls until an element is at an anchor, or visible if there is none.
  mutating func reveal(_ id: ElementID, at anchor: [Double]) -> ElementID? {
    guard let scroll = scrolls(around: id).first else { return nil }
    let isAcross = Self.isAcross(scroll)
    let length = length(of: id, isAcross)
    let start = position(of: id, in: scroll.id, isAcross)
    let rest = visibleLength(of: scroll) - length
    let place = place(of: scroll)
    places[scroll.id] =
      anchor.count == 2
      ? start - rest * anchor[isAcross ? 0 : 1]
      : rest < 0 ? start : min(max(place, start - rest), start)
    return scroll.id
  }

  /// The lists and scroll views around an element, the innermost first.
  private func scrolls(around id: ElementID) -> [ElementTree.Element] {
    var found: [ElementTree.Element] = []
    var next = tree[id]?.parent
    while let id = next, let element = tree[id] {
      if element.kind == .scroll || element.kind == .list { found.append(element) }
      next = element.parent
    }
    return found
  }

  private mutating func length(of id: ElementID, _ isAcross: Bool) -> Double {
    isAcross ? across.length(of: id) : down.length(of: id)
  }

  private mutating func position(
    of id: ElementID, in scroll: ElementID, _ isAcross: Bool
  ) -> Double {
    isAcross ? across.position(of: id, in: scroll) : down.position(of: id, in: scroll)
  }

  static func isAcross(_ scroll: ElementTree.Element) -> Bool { scroll[.axis] == .horizontal }

  private static func insets(of scroll: ElementTree.Element) -> InsetsValue {
    func margin(_ key: PropertyKey<LengthValue>) -> Double { scroll[key]?.points ?? 0 }
    return InsetsValue(
      top: margin(.contentMarginTop), leading: margin(.contentMarginLeading),
      bottom: margin(.contentMarginBottom), trailing: margin(.contentMarginTrailing))
  }
}
