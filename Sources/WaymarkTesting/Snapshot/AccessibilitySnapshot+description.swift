// SPDX-License-Identifier: MIT

import WaymarkRender

extension AccessibilitySnapshot: CustomStringConvertible {
  /// The elements as indented lines, for a failure's message.
  var description: String {
    elements.isEmpty ? "(the app does not run)" : lines(of: 0).joined(separator: "\n")
  }

  /// An element and all that is in it, a line each.
  func lines(of index: Int) -> [String] {
    var depths = [index: 0]
    return (index..<elements[index].end).map { here in
      let depth = elements[here].parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[here] = depth
      return String(repeating: "  ", count: depth) + elements[here].description
    }
  }

  /// The elements around an element, the outermost first, and the element.
  func path(to index: Int) -> [Int] {
    (elements[index].parent.map(path(to:)) ?? []) + [index]
  }
}

extension AccessibilitySnapshot.Identity: CustomStringConvertible {
  var description: String { "\(type.rawValue) \(ordinal) of \(id.map { "\($0)" } ?? "app")" }
}

extension AccessibilitySnapshot.Element: CustomStringConvertible {
  /// The type, then what is worth saying.
  var description: String {
    var parts = [type.rawValue]
    if !identifier.isEmpty { parts.append("identifier: \"\(identifier)\"") }
    if !label.isEmpty { parts.append("label: \"\(label)\"") }
    if let value { parts.append("value: \"\(value)\"") }
    if let placeholder { parts.append("placeholder: \"\(placeholder)\"") }
    if isSelected { parts.append("selected") }
    if !isEnabled { parts.append("disabled") }
    if !isHittable { parts.append("not hittable") }
    return parts.joined(separator: ", ")
  }
}
