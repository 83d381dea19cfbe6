// SPDX-License-Identifier: MIT

import WaymarkRender

/// The axes along which an element takes all available space, and whether its width is fixed.
///
/// SwiftUI's stacks grow if one of their children does, and allocate space to inflexible children
/// first. CSS supports neither, so each element gets a class with the result.
struct Growth: OptionSet, Hashable {
  let rawValue: UInt8

  static let x = Growth(rawValue: 1)
  static let y = Growth(rawValue: 2)
  static let both: Growth = [.x, .y]
  /// The element keeps its width, however little space there is.
  static let rigid = Growth(rawValue: 4)

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
    if passesOn(element) {
      var isRigid: Bool?
      for child in children {
        switch (child.kind, element.kind) {
        case (.spacer, .hstack): growth.insert(.x)
        case (.spacer, .vstack): growth.insert(.y)
        case (.divider, .hstack): growth.insert(.y)
        // A divider across a grid is as long as the rows of the grid.
        case (.divider, .grid): continue
        case (.divider, _): growth.insert(.x)
        case (.backdrop, _), (.overlay, _): continue
        default: growth.formUnion(child.growth.subtracting(.rigid))
        }
        isRigid = isRigid != false && child.growth.contains(.rigid)
      }
      if isRigid == true { growth.insert(.rigid) }
    }
    limit(&growth, by: element.properties)
    return growth
  }

  private static func natural(_ element: ElementTree.Element) -> Growth {
    switch element.kind {
    case .window, .navigationStack, .screen, .tabs, .tab, .split, .column, .list, .shape, .geometry:
      .both
    case .scroll: element[.axis] == .text("horizontal") ? .x : .both
    case .textEditor: .both
    case .toggle: element[.style] == .text("button") ? [] : .x
    case .picker: element[.style] == .text("menu") ? [] : .x
    case .textField, .slider, .stepper: .x
    case .grid where element[.tracks] == nil: []
    case .grid: element[.axis] == .text("horizontal") ? .y : .x
    case .progress: element[.fraction] == nil ? [] : .x
    case .spacer: .both
    case .image: element[.resizable] == .bool(true) ? .both : .rigid
    default: []
    }
  }

  private static func passesOn(_ element: ElementTree.Element) -> Bool {
    switch element.kind {
    case .grid: element[.tracks] == nil
    case .gridRow, .vstack, .hstack, .zstack, .box, .button, .link: true
    default: false
    }
  }

  private static func limit(
    _ growth: inout Growth, by properties: [Property: PropertyValue]
  ) {
    if properties[.position] != nil { growth.formUnion(.both) }
    if properties[.maxWidth] != nil { growth.insert(.x) }
    if properties[.maxHeight] != nil { growth.insert(.y) }
    if properties[.width] != nil {
      growth.remove(.x)
      growth.insert(.rigid)
    }
    if properties[.height] != nil { growth.remove(.y) }
    // The aspect ratio determines the height from the width.
    if growth.contains(.x), properties[.contentMode] == .text("fit") { growth.remove(.y) }
    if growth.contains(.x) { growth.remove(.rigid) }
    switch properties[.fixedSize] {
    case .text("horizontal"): growth.remove(.x)
    case .text("vertical"): growth.remove(.y)
    case .text("both"), .bool(true): growth = []
    default: break
    }
  }

  /// The CSS classes.
  var classes: String {
    let words = [(Growth.x, "gx"), (.y, "gy"), (.rigid, "fw")]
    return words.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}

extension ElementTree.Element {
  subscript(property: Property) -> PropertyValue? { properties[property] }

  func text(_ property: Property) -> String? {
    if case .text(let text) = properties[property] { text } else { nil }
  }

  func number(_ property: Property) -> Double? {
    if case .number(let number) = properties[property] { number } else { nil }
  }

  /// Returns whether the element has its ideal size along an axis.
  func isFixed(along axis: String) -> Bool {
    let fixed = text(.fixedSize)
    return fixed == axis || fixed == "both"
  }

  func flag(_ property: Property) -> Bool { properties[property] == .bool(true) }
}
