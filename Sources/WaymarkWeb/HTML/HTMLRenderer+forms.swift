// SPDX-License-Identifier: MIT

import WaymarkRender

/// The names and values in the page's form that are not those of elements.
enum FormName {
  /// The name of all buttons.
  static let action = "do"
  /// The name of the field with the hash of the page.
  static let page = "page"
  /// The value of the button that goes one step back, whatever is in front.
  static let back = "back"
  /// The number of rows that become visible when a button shows more rows.
  static let rowsAtOnce = 40
}

// The names and values that the controls of a page have, so that its form works without script.
// Patches contain none of them, because only the script applies patches.
extension HTMLRenderer {
  /// Returns the markup of a control as a part of the page's form.
  ///
  /// - Parameters:
  ///   - markup: The markup of the element, or a node in it.
  ///   - element: The element.
  ///   - tree: The tree of the element.
  /// - Returns: The markup with the name and the value of the control.
  static func formControl(
    _ markup: Markup, of element: ElementTree.Element, in tree: ElementTree
  ) -> Markup {
    switch markup.tag {
    case "button":
      guard let action = action(of: markup, element, in: tree) else { return markup }
      var button = markup.with("name", FormName.action).with("value", action)
      // A button of no other type sends the form.
      button["type"] = nil
      return button
    case "input", "textarea", "select": return markup.with("name", element.id.description)
    case "option": return markup.with("value", element.id.description)
    default: return markup
    }
  }

  /// Returns the button that shows the next rows of a gap without script.
  static func moreRows(in gap: ElementTree.Element) -> Markup {
    let isBefore = gap[.placement] == .before
    let rows = FormName.rowsAtOnce
    let first = isBefore ? max(0, ElementTemplate.rowCount(of: gap) - rows) : 0
    let action = "\(gap.id) \(ClientAction.visibleRange.rawValue) \(first),\(rows)"
    let button = Markup("button", text: isBefore ? "Earlier rows" : "More rows")
      .with("name", FormName.action).with("value", action)
    let item = Markup("span", "further", button).with("role", "listitem")
    return Markup("noscript", "", item)
  }

  /// Returns the value that a button sends, as the server reads it.
  private static func action(
    of button: Markup, _ element: ElementTree.Element, in tree: ElementTree
  ) -> String? {
    guard let action = button["data-a"].flatMap({ ClientAction(rawValue: $0) }) else { return nil }
    var target = element.id
    if action == .back, let stack = stack(around: element, in: tree) { target = stack }
    let line = "\(button["data-e"] ?? target.description) \(action.rawValue)"
    switch action {
    case .changeOn: return "\(line) \(button["aria-checked"] == "true" ? "0" : "1")"
    case .reveal: return "\(line) \(button["data-v"] ?? "")"
    default: return line
    }
  }

  private static func stack(
    around element: ElementTree.Element, in tree: ElementTree
  ) -> ElementID? {
    var next = element.parent
    while let parent = next.flatMap({ tree[$0] }) {
      if parent.kind == .navigationStack { return parent.id }
      next = parent.parent
    }
    return nil
  }
}
