// SPDX-License-Identifier: MIT

import WaymarkHeadless
import WaymarkRender

/// A control that is in front, with the query that finds it.
struct Control {
  /// The query that finds the control.
  let path: QueryPath
  /// The step of a tap on it, or of typing into it.
  let step: NavigationMap.Step
  /// Whether the control has no label for people.
  let isUnnamed: Bool
  let isEnabled: Bool
  /// The row that contains the control: its shape, which the rows of a list share.
  let row: String?
  /// The path of the screen that the control opens, if the app declares one.
  let destination: String?
  /// Whether the control is part of a tab bar.
  let isTab: Bool
}

extension Control {
  /// Reads the controls of the frontmost layer, in order.
  static func all(in snapshot: AccessibilitySnapshot, _ tree: ElementTree) -> [Control] {
    snapshot.elements.indices.compactMap { Control($0, in: snapshot, tree) }
  }

  private init?(_ index: Int, in snapshot: AccessibilitySnapshot, _ tree: ElementTree) {
    let element = snapshot.elements[index]
    guard element.isHittable, let action = Self.action(on: index, in: snapshot) else { return nil }
    let name = [element.label, element.placeholder ?? "", element.identifier].first { !$0.isEmpty }
    path = QueryPath(to: index, in: snapshot)
    step = NavigationMap.Step(
      action, role: element.type.rawValue, name: name, query: "\(path)",
      text: action == .type ? Self.sample : nil)
    isUnnamed = element.label.isEmpty && action != .type
    isEnabled = element.isEnabled
    let cell = Self.ancestor(.cell, of: index, in: snapshot)
    let source = element.id.flatMap { tree[$0] }
    row = cell.map {
      "\(Self.shape(of: $0, in: snapshot, tree)) \(source?[.role].debugDescription ?? "")"
    }
    destination = source?[.destination]
    isTab = element.parent.map { snapshot.elements[$0].type == .tabBar } ?? false
  }

  /// The text that is typed into fields.
  static let sample = "Sample"

  /// What to do with an element; nil for an element that has no action of its own.
  private static func action(
    on index: Int, in snapshot: AccessibilitySnapshot
  ) -> NavigationMap.Step.Action? {
    let element = snapshot.elements[index]
    if element.field != nil { return .type }
    guard let tap = element.tap else { return nil }
    if tap.action == .back { return .back }
    let isPart = element.parent.map { snapshot.elements[$0].type == .stepper } ?? false
    return isPart ? nil : .tap
  }

  // MARK: Rows

  private static func ancestor(
    _ type: XCUIElementType, of index: Int, in snapshot: AccessibilitySnapshot
  ) -> Int? {
    var next: Int? = index
    while let here = next {
      if snapshot.elements[here].type == type { return here }
      next = snapshot.elements[here].parent
    }
    return nil
  }

  /// The types of the elements in a row, with its list or section.
  private static func shape(
    of cell: Int, in snapshot: AccessibilitySnapshot, _ tree: ElementTree
  ) -> String {
    let inside = snapshot.elements[cell..<snapshot.elements[cell].end]
    let around = snapshot.elements[cell].id.flatMap { tree[$0]?.parent }
    return "\(around.map { "\($0)" } ?? ""):" + inside.map(\.type.rawValue).joined(separator: " ")
  }
}
