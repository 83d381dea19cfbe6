// SPDX-License-Identifier: MIT

/// A sequence of domain characters, measured once for all addresses that can begin in it.
struct MarkdownDomain {
  private(set) var range = 0..<0
  private var lastPeriod = -1
  private var secondLastPeriod = -1
  private var lastUnderscore = -1

  init() {}

  init(in source: MarkdownSource, from start: Int) {
    var end = start
    while let length = Self.characterLength(in: source, at: end) {
      if source[end] == "." {
        (secondLastPeriod, lastPeriod) = (lastPeriod, end)
      } else if source[end] == "_" {
        lastUnderscore = end
      }
      end += length
    }
    range = start..<end
  }

  /// Whether the part from an offset begins with a letter or digit and has no underscore in its
  /// last two labels.
  func isValid(from start: Int, in source: MarkdownSource) -> Bool {
    range.contains(start) && source[start] != "." && source[start] != "-"
      && lastUnderscore < max(secondLastPeriod, start)
  }

  /// Returns the length in bytes of a letter, digit, argument, hyphen, underscore or period.
  private static func characterLength(in source: MarkdownSource, at offset: Int) -> Int? {
    guard offset < source.count else { return nil }
    let character = source[offset]
    guard !character.isASCII else {
      return character.isASCIILetterOrDigit || character == "-" || character == "_"
        || character == "." ? 1 : nil
    }
    guard let scalar = source.scalar(at: offset) else { return 1 }
    return source.surroundings(at: offset) == .letter ? scalar.length : nil
  }
}
