// SPDX-License-Identifier: MIT

import WaymarkRender

/// Heights of sheets as the page's script knows them: a keyword, a fraction (`f0.35`) or points
/// (`h300`).
extension DetentValue {
  /// The text in the page.
  var line: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let part): "f\(part)"
    case .height(let points): "h\(points)"
    }
  }

  /// Creates a height from its text in the page; nil for any other text.
  init?(line: String) {
    switch (line, line.first, Double(line.dropFirst())) {
    case ("medium", _, _): self = .medium
    case ("large", _, _): self = .large
    case (_, "f", let part?) where part.isFinite: self = .fraction(part)
    case (_, "h", let points?) where points.isFinite: self = .height(points)
    default: return nil
    }
  }

  /// The height for a person who uses a screen reader.
  var spoken: String {
    switch self {
    case .medium: "Half screen"
    case .large: "Full screen"
    case .fraction(let part): "\(Int((min(max(part, 0), 1) * 100).rounded())) percent"
    case .height(let points): "\(Int(min(max(points, 0), 10_000).rounded())) points"
    }
  }
}
