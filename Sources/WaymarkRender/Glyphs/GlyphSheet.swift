// SPDX-License-Identifier: MIT

/// The sheets of all drawings, by topic; ``GlyphIndex`` describes their format.
enum GlyphSheet {
  static let all = [
    arrows, signs, shapes, digits, people, talk, files, writing, commerce, prizes, media,
    devices, weather, travel, living, health, windows, badges,
  ]
}
