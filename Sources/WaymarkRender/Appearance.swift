// SPDX-License-Identifier: MIT

/// The display preferences of a person, as far as a host knows them.
public struct Appearance: Hashable, Sendable, Codable {
  /// Whether the dark appearance is selected.
  public var isDark: Bool
  /// Whether motion is reduced.
  public var reducesMotion: Bool
  /// Whether contrast is increased.
  public var increasesContrast: Bool
  /// The number of pixels per point.
  public var displayScale: Double
  /// The ratio of the text size to the default.
  public var wordScale: Double

  /// Creates an appearance; the arguments default to the standard one.
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

  /// Whether the scales are plausible: from 0.1 to 10.
  public var isPlausible: Bool {
    (0.1...10).contains(displayScale) && (0.1...10).contains(wordScale)
  }
}
