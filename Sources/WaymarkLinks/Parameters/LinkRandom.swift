// SPDX-License-Identifier: MIT

/// Makes up values for codecs, the same ones for the same seed.
@usableFromInline
struct LinkRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64
  /// Whether a value was guessed from its type alone, without asking its codec.
  var isGuess = false

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

  /// A value for a codec: guessed from its type, where that is a usual one, or found in a text.
  mutating func value<Value>(_ parse: (String) -> Value?) -> Value? {
    if number(below: 2) == 0, let value = guess(Value.self) {
      isGuess = true
      return value
    }
    for _ in 0..<40 {
      let text =
        switch number(below: 5) {
        case 0: String(number(below: UInt64(UInt32.max)))
        case 1: String((0..<8).map { _ in element(of: Array("0123456789abcdef")) ?? "0" })
        case 2: element(of: LinkRandom.words) ?? ""
        default: text()
        }
      if let value = parse(text) { return value }
    }
    return nil
  }

  private static let words = [
    "true", "false", "a", "b", "A", "1.5", "-1", "2026-11-21", "en", "x,y", "day:night", "1-2",
  ]

  /// A value of a type that codecs are often for, such as one that they mistake for another.
  mutating func guess<Value>(_ type: Value.Type) -> Value? {
    switch type {
    case is String.Type: word() as? Value
    case is [String].Type: (0..<number(below: 4)).map { _ in word() } as? Value
    case is Int.Type: Int(truncatingIfNeeded: number(below: UInt64.max)) as? Value
    case is [Int].Type:
      (0..<number(below: 4)).map { _ in Int(number(below: UInt64(1000))) - 500 } as? Value
    case is Double.Type: Double(number(below: UInt64(1_000_000))) / 1000 as? Value
    case is Bool.Type: (number(below: 2) == 0) as? Value
    default: nil
    }
  }

  /// A text, perhaps empty, with what codecs take for separators.
  private mutating func word() -> String {
    let parts = ["", ",", ";", "-", "/", " ", "A", "a", ":", "|", ".", "7"]
    return number(below: 2) == 0
      ? text() : (0..<number(below: 4)).map { _ in element(of: parts) ?? "" }.joined()
  }
}
