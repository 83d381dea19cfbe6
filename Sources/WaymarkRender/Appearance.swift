// SPDX-License-Identifier: MIT

/// The display preferences of a person, as far as a host knows them.
public struct Appearance: Hashable, Sendable, Codable {
  /// Whether the dark appearance is selected.
  public var isDark: Bool
  /// Whether motion is reduced.
  public var reducesMotion: Bool
  /// Whether contrast is increased.
  public var increasesContrast: Bool
  /// Whether transparency is reduced.
  public var reducesTransparency: Bool
  /// Whether a difference must not be shown by colours alone, for example because a browser
  /// replaces them by a few that the person has chosen.
  public var differentiatesWithoutColor: Bool
  /// Whether the colours of the screen are inverted.
  public var invertsColors: Bool
  /// The number of pixels per point.
  public var displayScale: Double
  /// The ratio of the text size to the default.
  public var wordScale: Double

  /// Creates an appearance; the arguments default to the standard one.
  public init(
    isDark: Bool = false, reducesMotion: Bool = false, increasesContrast: Bool = false,
    reducesTransparency: Bool = false, differentiatesWithoutColor: Bool = false,
    invertsColors: Bool = false, displayScale: Double = 2, wordScale: Double = 1
  ) {
    self.isDark = isDark
    self.reducesMotion = reducesMotion
    self.increasesContrast = increasesContrast
    self.reducesTransparency = reducesTransparency
    self.differentiatesWithoutColor = differentiatesWithoutColor
    self.invertsColors = invertsColors
    self.displayScale = displayScale
    self.wordScale = wordScale
  }

  /// Decodes an appearance; preferences that an older recording does not name are not set.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func isSet(_ key: CodingKeys) throws -> Bool {
      try values.decodeIfPresent(Bool.self, forKey: key) ?? false
    }
    self.init(
      isDark: try values.decode(Bool.self, forKey: .isDark),
      reducesMotion: try values.decode(Bool.self, forKey: .reducesMotion),
      increasesContrast: try values.decode(Bool.self, forKey: .increasesContrast),
      reducesTransparency: try isSet(.reducesTransparency),
      differentiatesWithoutColor: try isSet(.differentiatesWithoutColor),
      invertsColors: try isSet(.invertsColors),
      displayScale: try values.decode(Double.self, forKey: .displayScale),
      wordScale: try values.decode(Double.self, forKey: .wordScale))
  }

  /// Whether the scales are plausible: from 0.1 to 10.
  public var isPlausible: Bool {
    (0.1...10).contains(displayScale) && (0.1...10).contains(wordScale)
  }
}
