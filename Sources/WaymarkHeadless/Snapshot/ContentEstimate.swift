// SPDX-License-Identifier: MIT

package import WaymarkRender

/// The lengths and positions of elements along one axis, in points, as far as the tree tells.
///
/// A headless host has no layout. Fixed frames, spacing and padding count as they are, each text as
/// 20 points high, a row or a control as 44, and what is beside something as 100 points wide.
package struct ContentEstimate {
  private let tree: ElementTree
  private let isAcross: Bool
  private var lengths: [ElementID: Double] = [:]

  /// Creates an estimate along the horizontal or the vertical axis.
  package init(_ tree: ElementTree, isAcross: Bool) {
    self.tree = tree
    self.isAcross = isAcross
  }

  /// The greatest length, which hosts may report.
  private static let limit = 1e8

  package mutating func length(of id: ElementID) -> Double {
    if let length = lengths[id] { return length }
    guard let element = tree[id] else { return 0 }
    let length = min(Self.limit, max(0, estimate(element)))
    lengths[id] = length
    return length
  }

  /// Returns the distance between the beginnings of an element and of one around it.
  package mutating func position(of id: ElementID, in container: ElementID) -> Double {
    var position = 0.0
    var child = id
    while child != container, let parent = tree[child]?.parent.flatMap({ tree[$0] }) {
      position += padding(of: parent).start
      let lines = lines(of: parent)
      if lines > 0, let index = parent.children.firstIndex(of: child) {
        let before = parent.children[..<(index / lines * lines)]
        for sibling in before {
          position += (length(of: sibling) + spacing(of: parent)) / Double(lines)
        }
      }
      child = parent.id
    }
    return min(Self.limit, position)
  }

  private mutating func estimate(_ element: ElementTree.Element) -> Double {
    if let fixed = element[isAcross ? .width : .height]?.points { return fixed }
    let (start, end) = padding(of: element)
    let minimum = element[isAcross ? .minWidth : .minHeight]?.points ?? 0
    return max(minimum, content(of: element) + start + end)
  }

  private mutating func content(of element: ElementTree.Element) -> Double {
    let parts = element.children.map { length(of: $0) }
    let least = isAcross ? 0 : Self.least(element.kind)
    guard !parts.isEmpty else { return max(least, leaf(element)) }
    let lines = Double(lines(of: element))
    guard lines > 0 else { return max(least, parts.max() ?? 0) }
    let gaps = max(0, (Double(parts.count) / lines).rounded(.up) - 1)
    return max(least, parts.reduce(0, +) / lines + gaps * spacing(of: element))
  }

  /// The length of what has no content.
  private func leaf(_ element: ElementTree.Element) -> Double {
    switch element.kind {
    case .gap: max(1, element[.count] ?? 1) * (isAcross ? 100 : 44)
    case .spacer: element[.minLength]?.points ?? 8
    case .divider: 1
    case .shape, .geometry: 10
    case .vstack, .hstack, .zstack, .box, .grid, .scroll, .list, .section, .backdrop, .overlay: 0
    default: isAcross ? 100 : 20
    }
  }

  private static func least(_ kind: ElementKind) -> Double {
    switch kind {
    case .row, .button, .link, .toggle, .stepper, .textField, .picker, .slider, .dateField,
      .colorField:
      44
    default: 0
    }
  }

  /// The number of children beside one another, of which lines follow one another along the axis;
  /// 0 if children do not follow one another.
  private func lines(of element: ElementTree.Element) -> Int {
    switch element.kind {
    case .vstack, .list, .section: isAcross ? 0 : 1
    case .hstack: isAcross ? 1 : 0
    case .scroll: (element[.axis] == .horizontal) == isAcross ? 1 : 0
    case .grid where (element[.axis] == .horizontal) == isAcross:
      max(1, element[.tracks]?.count ?? 1)
    default: 0
    }
  }

  private func spacing(of element: ElementTree.Element) -> Double {
    switch element.kind {
    case .list, .section: 0
    case .grid: (isAcross ? element[.gridSpacing]?.width : element[.gridSpacing]?.height) ?? 8
    default: element[.spacing]?.points ?? 8
    }
  }

  private func padding(of element: ElementTree.Element) -> (start: Double, end: Double) {
    guard let padding = element[.padding] else { return (0, 0) }
    return isAcross ? (padding.leading, padding.trailing) : (padding.top, padding.bottom)
  }
}
