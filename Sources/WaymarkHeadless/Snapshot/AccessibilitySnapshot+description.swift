// SPDX-License-Identifier: MIT

import WaymarkRender

extension AccessibilitySnapshot: CustomStringConvertible {
  /// The elements as indented lines, for failure messages.
  package var description: String {
    elements.isEmpty ? "(the app is not running)" : lines(of: 0).joined(separator: "\n")
  }

  /// Returns an element and its descendants, one per line.
  package func lines(of index: Int) -> [String] {
    var depths = [index: 0]
    return (index..<elements[index].end).map { here in
      let depth = elements[here].parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[here] = depth
      return String(repeating: "  ", count: depth) + elements[here].description
    }
  }

  /// Returns the ancestors of an element, the outermost first, and the element.
  package func path(to index: Int) -> [Int] {
    (elements[index].parent.map(path(to:)) ?? []) + [index]
  }
}

extension AccessibilitySnapshot.Identity: CustomStringConvertible {
  package var description: String {
    "\(type.rawValue) \(ordinal) of \(id.map { "\($0)" } ?? "app")"
  }
}

extension AccessibilitySnapshot.Element: CustomStringConvertible {
  /// The type and the attributes that are not at their defaults.
  package var description: String {
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
