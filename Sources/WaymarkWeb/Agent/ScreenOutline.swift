// SPDX-License-Identifier: MIT

import WaymarkHeadless
import WaymarkRender

/// What is in front, as short indented lines: role, name, value, states and reference.
struct ScreenOutline {
  private let snapshot: AccessibilitySnapshot
  private let tree: ElementTree
  /// The elements that are shown, with the parents that are shown.
  private var shown: [(index: Int, depth: Int)] = []

  /// Reads the hittable elements of a snapshot.
  init(_ snapshot: AccessibilitySnapshot, _ tree: ElementTree) {
    self.snapshot = snapshot
    self.tree = tree
    var depths: [Int] = []
    for (index, element) in snapshot.elements.enumerated() {
      let depth = element.parent.map { depths[$0] } ?? 0
      let isShown = isShown(index)
      depths.append(isShown ? depth + 1 : depth)
      if isShown { shown.append((index, depth)) }
    }
  }

  /// The elements that an action can name.
  var controls: [Int] { shown.map(\.index).filter { snapshot.elements[$0].isControl } }

  /// Returns the lines.
  func text(_ names: [Int: String]) -> String {
    let lines = shown.map { index, depth in
      String(repeating: "  ", count: depth) + line(of: index, names[index])
    }
    return lines.isEmpty ? "(nothing is on screen)" : lines.joined(separator: "\n")
  }

  // MARK: What is shown

  private func isShown(_ index: Int) -> Bool {
    let element = snapshot.elements[index]
    guard element.isHittable, element.type != .application, element.type != .window else {
      return false
    }
    // A row that is only the place of a control with the same label.
    if element.type == .cell, !element.isControl {
      let inside = snapshot.elements[(index + 1)..<element.end]
      if let control = inside.first(where: \.isControl), control.label == element.label {
        return false
      }
    }
    guard element.type == .staticText || element.type == .image else { return true }
    return !isRepeated(index)
  }

  /// Whether an element around a text is shown with it.
  private func isRepeated(_ index: Int) -> Bool {
    let text = snapshot.elements[index]
    guard !text.isControl, text.identifier.isEmpty else { return false }
    var next = text.parent
    while let around = next {
      let outer = snapshot.elements[around]
      let isTitle = outer.type == .navigationBar && outer.identifier == text.label
      if isTitle || outer.texts.contains(text.label) || outer.label == text.label { return true }
      next = outer.parent
    }
    return false
  }

  // MARK: Lines

  private func line(of index: Int, _ name: String?) -> String {
    let element = snapshot.elements[index]
    var parts = [element.type.rawValue]
    let isBar = element.label.isEmpty && element.type == .navigationBar
    let label = isBar ? element.identifier : element.label
    if !label.isEmpty { parts.append(label.debugDescription) }
    if !element.identifier.isEmpty, element.identifier != label {
      parts.append("#\(element.identifier)")
    }
    if let value = shownValue(of: element) { parts.append("= \(value)") }
    let states = states(of: index)
    if !states.isEmpty { parts.append("(\(states.joined(separator: ", ")))") }
    if let id = element.id, element.tap != nil, let destination = tree[id]?[.destination] {
      parts.append("→ \(destination)")
    }
    if let name { parts.append("[\(name)]") }
    return parts.joined(separator: " ")
  }

  private func shownValue(of element: AccessibilitySnapshot.Element) -> String? {
    if element.type == .switch { return element.value == "1" ? "on" : "off" }
    if element.field?.text.isEmpty == true { return "\"\"" }
    guard let value = element.value, !element.texts.contains(value), !value.isEmpty else {
      return nil
    }
    return value.debugDescription
  }

  private func states(of index: Int) -> [String] {
    let element = snapshot.elements[index]
    var states: [String] = []
    if let placeholder = element.placeholder, !placeholder.isEmpty {
      states.append("placeholder \(placeholder.debugDescription)")
    }
    if element.isSelected { states.append("selected") }
    if !element.isEnabled { states.append("disabled") }
    if element.hasFocus { states.append("focused") }
    if case .wheel(let choices)? = element.adjustment {
      states.append("one of " + choices.map { $0.title.debugDescription }.joined(separator: ", "))
    }
    if element.type == .collectionView || element.type == .scrollView {
      for (isAcross, later, earlier) in [(false, "up", "down"), (true, "left", "right")] {
        if snapshot.scroll(from: index, toLater: true, isAcross: isAcross) != nil {
          states.append("swipe \(later) for more")
        }
        if snapshot.scroll(from: index, toLater: false, isAcross: isAcross) != nil {
          states.append("swipe \(earlier) for what is before")
        }
      }
      if element.refresh != nil { states.append("swipe down to refresh") }
    }
    for (edge, verb) in [(RowEdge.leading, "right"), (.trailing, "left")]
    where row(of: index)?.swipes[edge] != nil && row(of: index)?.revealed == nil {
      states.append("swipe \(verb) for actions")
    }
    if element.press != nil { states.append("has a menu") }
    return states
  }

  /// The row that an element is, or that it represents because the row is not shown.
  private func row(of index: Int) -> AccessibilitySnapshot.Element? {
    let element = snapshot.elements[index]
    if element.type == .cell { return element }
    guard let parent = element.parent, snapshot.elements[parent].type == .cell, !isShown(parent)
    else { return nil }
    return snapshot.elements[parent]
  }
}

extension AccessibilitySnapshot.Element {
  /// Whether a person can do something with the element itself.
  var isControl: Bool {
    tap != nil || chooses != nil || field != nil || adjustment != nil || press != nil
      || doubleTap != nil || isHandle
  }
}
