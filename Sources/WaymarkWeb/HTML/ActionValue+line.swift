// SPDX-License-Identifier: MIT

import WaymarkRender

/// Accessibility actions as the page's script knows them: a line each, of which the first character
/// tells the kind.
extension ActionValue {
  /// The line in the page.
  var line: String {
    switch self {
    case .named(let title): "=\(title)"
    case .standard(let action): ":\(action.rawValue)"
    }
  }

  /// The title; nil for a standard action.
  var title: String? { if case .named(let title) = self { title } else { nil } }

  /// Creates an action from its line in the page; nil for any other text.
  init?(line: String) {
    let rest = String(line.dropFirst())
    switch line.first {
    case "=": self = .named(rest)
    case ":":
      guard let action = Standard(rawValue: rest) else { return nil }
      self = .standard(action)
    default: return nil
    }
  }
}
