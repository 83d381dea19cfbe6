// SPDX-License-Identifier: MIT

extension RouteStyle: CustomStringConvertible {
  /// The style as a string: `push`, `sheet` or `cover`, with `+` if it has its own navigation
  /// stack.
  public var description: String {
    switch self {
    case .push: "push"
    case .sheet(let withNavigation): withNavigation ? "sheet+" : "sheet"
    case .cover(let withNavigation): withNavigation ? "cover+" : "cover"
    }
  }
}

extension Route: CustomStringConvertible {
  /// A one-line description with the style and the description of the screen: `sheet+ "Filters"`.
  public var description: String { "\(style) \(screenText(screen))" }
}

/// Returns a one-line description of a screen; strings are quoted.
func screenText(_ screen: Any) -> String {
  if let text = screen as? String { return String(reflecting: text) }
  return oneLine(String(describing: screen))
}

/// Returns a string with spaces in place of its line breaks.
private func oneLine(_ text: String) -> String {
  text.contains(where: \.isNewline)
    ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text
}
