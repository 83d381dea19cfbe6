// SPDX-License-Identifier: MIT

extension RouteStyle: CustomStringConvertible {
  /// The style in a word: `push`, `sheet` or `cover`; with `+` if it has a navigation stack of its
  /// own.
  public var description: String {
    switch self {
    case .push: "push"
    case .sheet(let withNavigation): withNavigation ? "sheet+" : "sheet"
    case .cover(let withNavigation): withNavigation ? "cover+" : "cover"
    }
  }
}

extension Route: CustomStringConvertible {
  /// The route in one line: its style and its screen's own text, such as `sheet+ "Filters"`.
  public var description: String { "\(style) \(screenText(screen))" }
}

/// A screen's own text in one line; strings are quoted.
func screenText(_ screen: Any) -> String {
  if let text = screen as? String { return String(reflecting: text) }
  return oneLine(String(describing: screen))
}

/// A text with spaces for its line breaks.
private func oneLine(_ text: String) -> String {
  text.contains(where: \.isNewline)
    ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text
}
