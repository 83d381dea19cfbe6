// SPDX-License-Identifier: MIT

import WaymarkRender

/// The axes along which an element takes all available space, whether its size is fixed, and how it
/// scrolls.
///
/// SwiftUI's stacks grow if one of their children does, and allocate space to inflexible children
/// first. CSS supports neither, so each element gets a class with the result.
struct Growth: OptionSet, Hashable {
  let rawValue: UInt16

  static let x = Growth(rawValue: 1)
  static let y = Growth(rawValue: 2)
  static let both: Growth = [.x, .y]
  /// The element keeps its width, however little space there is.
  static let rigid = Growth(rawValue: 4)
  /// The element is as wide as its content, however little space there is.
  static let hugging = Growth(rawValue: 8)
  /// The element keeps its height, however little space there is.
  static let rigidHeight = Growth(rawValue: 16)
  /// The element grows along the stack that contains it, such as a spacer with a padding.
  static let along = Growth(rawValue: 32)
  /// The element grows across the stack that contains it, such as a divider with a padding.
  static let across = Growth(rawValue: 64)
  /// The element is a vertical scroll view or a list, perhaps with modifiers, that takes all space.
  ///
  /// On a screen, it scrolls with the screen's title.
  static let scrolling = Growth(rawValue: 128)
  /// The element contains such a view beside others, which stay in place when it scrolls.
  static let holding = Growth(rawValue: 256)
  /// The element does not count as beside a scroll view, which passes under or over it.
  static let passed = Growth(rawValue: 512)
  /// The element fills its cell of a grid, but does not ask for its space.
  static let unsizedWidth = Growth(rawValue: 1024)
  static let unsizedHeight = Growth(rawValue: 2048)
  /// The element consists of pictures and shapes, without text.
  static let picture = Growth(rawValue: 4096)

  /// Returns the growth of an element with the given children.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - children: The kind and growth of each child, in order.
  /// - Returns: The axes along which the element grows.
  static func of(
    _ element: ElementTree.Element, children: some Sequence<(kind: ElementKind, growth: Growth)>
  ) -> Growth {
    var growth = natural(element)
    if element.children.isEmpty, element.kind == .toggle || element.kind == .stepper {
      // Without a label, only the control is left.
      growth.remove(.x)
    }
    if passesOn(element) {
      var shared: Growth?
      for child in children {
        if child.kind == .backdrop || child.kind == .overlay { continue }
        // A divider across a grid is as long as the rows of the grid.
        if child.kind == .divider, element.kind == .grid { continue }
        growth.formUnion(child.growth.resolved(in: element.kind))
        shared = (shared ?? [.rigid, .rigidHeight, .picture]).intersection(child.growth)
      }
      if let shared { growth.formUnion(shared) }
      if growth.contains(.rigid) { growth.insert(.hugging) }
    }
    if element.kind == .scroll, element[.axis] == .horizontal,
      children.contains(where: { $0.growth.resolved(in: .hstack).contains(.y) })
    {
      // Its content has its height.
      growth.insert(.y)
    }
    if [.box, .vstack, .hstack, .zstack].contains(element.kind) {
      growth.formUnion(scrolling(in: children))
    }
    // The width of an inspector is only that of its column.
    if element.kind != .inspector { limit(&growth, by: element) }
    return growth
  }

  /// Returns whether an element with the given children scrolls or holds what scrolls.
  private static func scrolling(
    in children: some Sequence<(kind: ElementKind, growth: Growth)>
  ) -> Growth {
    var count = 0
    var isAlone = true
    for child in children where child.kind != .backdrop && !child.growth.contains(.passed) {
      if child.growth.contains(.holding) { return .holding }
      if child.growth.contains(.scrolling) { count += 1 } else { isAlone = false }
    }
    guard count > 0 else { return [] }
    return count == 1 && isAlone ? .scrolling : .holding
  }

  /// The growth that a stack gets from a child, or a modifier from the view that it modifies.
  private func resolved(in parent: ElementKind) -> Growth {
    var growth = intersection(.both)
    let length: Growth
    switch parent {
    case .box: return intersection([.x, .y, .along, .across])
    case .hstack: length = .x
    case .vstack: length = .y
    default:
      // Outside of stacks, a spacer takes all space and a divider lies.
      if contains(.along) { growth.formUnion(.both) }
      length = .y
    }
    if contains(.along) { growth.insert(length) }
    if contains(.across) { growth.formUnion(length.symmetricDifference(.both)) }
    let isCell = parent == .gridRow
    if contains(.rigid) || isCell && contains(.unsizedWidth) { growth.remove(.x) }
    if contains(.rigidHeight) || isCell && contains(.unsizedHeight) { growth.remove(.y) }
    return growth
  }

  private static func natural(_ element: ElementTree.Element) -> Growth {
    switch element.kind {
    case .window, .navigationStack, .screen, .tabs, .tab, .split, .column, .geometry: .both
    case .shape: [.both, .picture]
    case .list: [.both, .scrolling]
    case .scroll: element[.axis] == .horizontal ? .x : [.both, .scrolling]
    case .inspector: [.both, .holding]
    case .textEditor: .both
    case .toggle: [.button, .checkbox].contains(element[.style]) ? [] : .x
    case .button: element[.role] == .disclosure ? .x : []
    case .picker: [.menu, .radioGroup].contains(element[.style]) ? [] : .x
    case .textField, .slider, .stepper: .x
    case .dateField: element[.style] == .graphical ? .x : []
    case .grid where element[.tracks] == nil: []
    case .grid: element[.axis] == .horizontal ? .y : .x
    case .progress: element[.fraction] == nil ? [] : .x
    case .spacer: [.along, .picture]
    case .divider: .across
    case .image: element.flag(.resizable) ? [.both, .picture] : [.rigid, .picture]
    default: []
    }
  }

  private static func passesOn(_ element: ElementTree.Element) -> Bool {
    switch element.kind {
    case .grid: element[.tracks] == nil
    case .gridRow, .vstack, .hstack, .zstack, .box, .button, .link, .section, .header, .footer:
      true
    default: false
    }
  }

  private static func limit(
    _ growth: inout Growth, by element: ElementTree.Element
  ) {
    if element[.position] != nil { growth.formUnion(.both) }
    switch element[.maxWidth] {
    case .points: growth.subtract([.x, .rigid, .hugging])
    case .unbounded: growth.insert(.x)
    case nil: break
    }
    if element[.maxHeight] != nil { growth.insert(.y) }
    if element[.width] != nil {
      growth.subtract([.x, .hugging])
      growth.insert(.rigid)
    }
    if element[.height] != nil {
      growth.remove(.y)
      growth.insert(.rigidHeight)
    }
    // The aspect ratio determines the height from the width.
    if growth.contains(.x), element[.contentMode] == .fit { growth.remove(.y) }
    switch element[.unsized] {
    case .horizontal: growth.insert(.unsizedWidth)
    case .vertical: growth.insert(.unsizedHeight)
    case .both: growth.formUnion([.unsizedWidth, .unsizedHeight])
    case nil: break
    }
    if growth.contains(.x) { growth.subtract([.rigid, .hugging]) }
    if growth.contains(.y) { growth.remove(.rigidHeight) }
    switch element[.fixedSize] {
    case .horizontal: growth.remove(.x)
    case .vertical: growth.remove(.y)
    case .both: growth.subtract(.both)
    case nil: break
    }
    if !growth.contains(.y) { growth.subtract([.scrolling, .holding]) }
    switch element.kind {
    case .box where element[.pinnedEdge] != nil: growth.insert(.passed)
    case .box, .shape, .image:
      if element[.ignoresSafeArea]?.contains(.top) == true { growth.insert(.passed) }
    default: break
    }
  }

  /// The CSS classes.
  var classes: String { Self.classes[Int(rawValue) % Self.classes.count] }

  /// The CSS classes of each growth, by its raw value.
  private static let classes: [String] = (0..<512).map { rawValue in
    let growth = Growth(rawValue: UInt16(rawValue))
    let names = [
      (Growth.x, "gx"), (.y, "gy"), (.rigid, "fw"), (.hugging, "hug"), (.rigidHeight, "fh"),
      (.along, "sp"), (.across, "ln"), (.scrolling, "sc"), (.holding, "held"),
    ]
    return names.filter { growth.contains($0.0) }.map(\.1).joined(separator: " ")
  }
}

extension ElementTree.Element {
  func text(_ key: PropertyKey<String>) -> String? { self[key] }

  func number(_ key: PropertyKey<Double>) -> Double? { self[key] }

  /// Returns a length in points, or nil if it is absent or unbounded.
  func number(_ key: PropertyKey<LengthValue>) -> Double? { self[key]?.points }

  func flag(_ key: PropertyKey<Bool>) -> Bool { self[key] == true }

  /// Returns whether the element has its ideal size along an axis.
  func isFixed(along axis: AxisValue) -> Bool {
    let fixed = self[.fixedSize]
    return fixed == axis || fixed == .both
  }
}
