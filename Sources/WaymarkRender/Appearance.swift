// SPDX-License-Identifier: MIT

/// How a person has set their device up, as far as a host knows it.
public struct Appearance: Hashable, Sendable, Codable {
  /// Light on dark.
  public var isDark: Bool
  /// Whether little is to move.
  public var reducesMotion: Bool
  /// Whether things are to stand out more.
  public var increasesContrast: Bool
  /// Pixels for each point.
  public var displayScale: Double
  /// How many times as large as usual words are.
  public var wordScale: Double

  /// Makes an appearance from its parts: the usual one unless something is said.
  public init(
    isDark: Bool = false, reducesMotion: Bool = false, increasesContrast: Bool = false,
    displayScale: Double = 2, wordScale: Double = 1
  ) {
    self.isDark = isDark
    self.reducesMotion = reducesMotion
    self.increasesContrast = increasesContrast
    self.displayScale = displayScale
    self.wordScale = wordScale
  }

  /// Whether the scales are what a display and words can have: from a tenth to ten.
  public var isPlausible: Bool {
    (0.1...10).contains(displayScale) && (0.1...10).contains(wordScale)
  }
}
