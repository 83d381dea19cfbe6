// SPDX-License-Identifier: MIT

import SeededGenerators

extension SplitMix {
  /// A text that may equal a literal, may require escapes, and may be invalid in a path.
  mutating func text() -> String {
    if Bool.random(using: &self) { return element(of: RandomTable.words) }
    let parts = [
      "a", "7", "%", "%2F", "+", "&", "=", "?", "#", "/", ".", " ", ";", "é", "e\u{301}", "日",
      "👩‍👧", "\u{FFFD}", "\u{0}", "\n", "\u{7F}", "\u{85}", "\\", "|", "\"",
    ]
    return (0..<Int.random(in: 0...5, using: &self)).map { _ in element(of: parts) }.joined()
  }
}
