// SPDX-License-Identifier: MIT

import WaymarkRender

/// Along which axes an element takes all the room it is offered.
///
/// SwiftUI's stacks grow when something in them does; CSS cannot say that, so it is worked out
/// here and given to each element as a class.
struct Growth: OptionSet, Hashable {
  let rawValue: UInt8

  static let x = Growth(rawValue: 1)
  static let y = Growth(rawValue: 2)
  static let both: Growth = [.x, .y]

  /// The growth of an element whose children's growth is known.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - children: Its children with theirs, in order.
  static func of(
    _ element: ElementTree.Element, children: some Sequence<(kind: ElementKind, growth: Growth)>
  ) -> Growth {
    var growth = natural(element)
    if passesOn(element.kind) {
      for child in children {
        switch (child.kind, element.kind) {
        case (.spacer, .hstack): growth.insert(.x)
        case (.spacer, .vstack): growth.insert(.y)
        case (.divider, .hstack): growth.insert(.y)
        case (.divider, _): growth.insert(.x)
        case (.backdrop, _), (.overlay, _): break
        default: growth.formUnion(child.growth)
        }
      }
    }
    limit(&growth, by: element.properties)
    return growth
  }

  private static func natural(_ element: ElementTree.Element) -> Growth {
    switch element.kind {
    case .window, .navigationStack, .screen, .tabs, .tab, .list, .shape: .both
    case .scroll: element[.axis] == .text("horizontal") ? .x : .both
    case .textField, .slider, .toggle, .stepper: .x
    case .progress: element[.fraction] == nil ? [] : .x
    case .spacer: .both
    case .image: element[.resizable] == .bool(true) ? .both : []
    default: []
    }
  }

  private static func passesOn(_ kind: ElementKind) -> Bool {
    switch kind {
    case .vstack, .hstack, .zstack, .box, .button, .link, .picker: true
    default: false
    }
  }

  private static func limit(
    _ growth: inout Growth, by properties: [Property: PropertyValue]
  ) {
    if properties[.maxWidth] != nil { growth.insert(.x) }
    if properties[.maxHeight] != nil { growth.insert(.y) }
    if properties[.width] != nil { growth.remove(.x) }
    if properties[.height] != nil { growth.remove(.y) }
    switch properties[.fixedSize] {
    case .text("horizontal"): growth.remove(.x)
    case .text("vertical"): growth.remove(.y)
    case .text("both"), .bool(true): growth = []
    default: break
    }
  }

  /// The classes that say so in a page.
  var classes: String {
    switch self {
    case .both: "gx gy"
    case .x: "gx"
    case .y: "gy"
    default: ""
    }
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

  func flag(_ property: Property) -> Bool { properties[property] == .bool(true) }
}
