// SPDX-License-Identifier: MIT

/// Makes up values for codecs, the same ones for the same seed.
@usableFromInline
struct LinkRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  @usableFromInline
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below a limit that is above 0; small ones are as likely as large ones.
  mutating func number(below limit: UInt64) -> UInt64 {
    let width = UInt64.random(in: 0...64, using: &self)
    let number = width == 64 ? next() : next() & ((1 << width) - 1)
    return number % limit
  }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.randomElement(using: &self)
  }

  /// A text that can stand in a path, of a kind that is likely to be spelled wrongly.
  mutating func text() -> String {
    let odd: [Character] = [
      "a", "Z", "0", "7", "-", ".", "_", "~", "%", "+", "&", "=", "?", "#", ";", "'", "\"", " ",
      "\\", "|", "@", ":", ",", "é", "e\u{301}", "ß", "日", "🧭", "👩‍👧", "\u{FFFD}", "\u{85}",
    ]
    while true {
      let count = 1 + number(below: 8)
      let plain = number(below: 2) == 0
      let text = String((0..<count).map { _ in odd[number(below: plain ? 6 : odd.count)] })
      if text != ".", text != ".." { return text }
    }
  }

  /// A value that a codec finds in some text, or nil.
  mutating func text<Value>(_ parse: (String) -> Value?) -> Value? {
    for _ in 0..<40 {
      let text =
        switch number(below: 5) {
        case 0: String(number(below: UInt64(UInt32.max)))
        case 1: String((0..<8).map { _ in "0123456789abcdef".randomElement(using: &self) ?? "0" })
        case 2:
          ["true", "false", "a", "b", "A", "1.5", "-1", "2026-11-21", "en", "x,y"][
            number(below: 10)]
        default: text()
        }
      if let value = parse(text) { return value }
    }
    return nil
  }
}
