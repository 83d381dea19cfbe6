// SPDX-License-Identifier: MIT

/// The same numbers for the same seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  /// A text that may be a literal, may need escapes, and may be none that a path can have.
  mutating func text() -> String {
    if Bool.random(using: &self) { return element(of: RandomTable.words) }
    let parts = [
      "a", "7", "%", "%2F", "+", "&", "=", "?", "#", "/", ".", " ", ";", "é", "e\u{301}", "日",
      "👩‍👧", "\u{FFFD}", "\u{0}", "\n", "\u{7F}", "\u{85}", "\\", "|", "\"",
    ]
    return (0..<Int.random(in: 0...5, using: &self)).map { _ in element(of: parts) }.joined()
  }
}
