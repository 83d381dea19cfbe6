// SPDX-License-Identifier: MIT

extension Glyph {
  private static let peaks = "M2.3 19.5 9.3 5.5l7 14zM14 14.4l2.6-4.6 5.1 9.7h-5.4"
  private static let canvas = "M12 4.5 2.3 19.5h19.4z"
  private static let blade =
    "M4.8 18.5C3.6 9.5 9.5 4.3 20 4.5c.6 9.6-4 14.7-10.4 14.7-2 0-3.6-.7-4.8-2.2"
  private static let fire =
    "M12.4 3c.2 3.8 5.8 6 5.8 11.2 0 3.9-2.7 6.4-6.2 6.4s-6.2-2.5-6.2-6c0-2.6 1.3-4.4 2.6-5.8"
    + ".3 1.5.9 2.3 1.8 2.7-.2-3 .2-6.3 2.2-8.5z"
  private static let gull =
    "M12 3.2c3.9 4.6 6.2 7.7 6.2 11a6.2 6.2 0 0 1-12.4 0c0-3.3 2.3-6.4 6.2-11z"

  /// Hills, camps, water and plants.
  static let outdoors: [Glyph] = [
    Glyph("mountain.2", "Mountains", line: peaks),
    Glyph("mountain.2.fill", "Mountains", body: peaks + "z"),
    Glyph(
      "tent", "Camp", line: canvas + "M12 10.5l-4.6 9M12 10.5l4.6 9M12 4.5l-1.3-2M12 4.5l1.3-2"),
    Glyph(
      "tent.fill", "Camp", line: "M12 4.5l-1.3-2M12 4.5l1.3-2",
      fill: "M11.2 4a1 1 0 0 1 1.6 0l9.7 15a.9.9 0 0 1-.8 1.4h-4.1L12 9.5 6.4 20.4H2.3"
        + "a.9.9 0 0 1-.8-1.4z"),
    Glyph("leaf", "Nature", line: blade + "M3.5 21c2.4-5.4 5.5-8.7 10.5-11"),
    Glyph("leaf.fill", "Nature", line: "M3.5 21l2-4", body: blade),
    Glyph("tree", "Tree", line: "M12 21.2V16M12 2.8l-5.5 7.7H9L4.5 16h15L15 10.5h2.5z"),
    Glyph(
      "tree.fill", "Tree", line: "M12 21.2V16", body: "M12 2.8l-5.5 7.7H9L4.5 16h15L15 10.5h2.5z"),
    Glyph("drop", "Water", line: gull),
    Glyph("drop.fill", "Water", body: gull),
    Glyph(
      "water.waves", "Waves",
      line: "M3 7c1.5 1.3 3 1.3 4.5 0s3-1.3 4.5 0 3 1.3 4.5 0 3-1.3 4.5 0"
        + "M3 12.2c1.5 1.3 3 1.3 4.5 0s3-1.3 4.5 0 3 1.3 4.5 0 3-1.3 4.5 0"
        + "M3 17.4c1.5 1.3 3 1.3 4.5 0s3-1.3 4.5 0 3 1.3 4.5 0 3-1.3 4.5 0"),
    Glyph("flame", "Fire", line: fire),
    Glyph("flame.fill", "Fire", body: fire),
    Glyph(
      "binoculars", "View",
      line: disc(6.8, 16, 3.9) + disc(17.2, 16, 3.9)
        + "M3.2 14.3 5.6 6.6a1.8 1.8 0 0 1 3.5 0V8h5.8V6.6"
        + "a1.8 1.8 0 0 1 3.5 0l2.4 7.7M10.7 15.5h2.6"),
    Glyph(
      "backpack", "Backpack",
      line: "M6 20.5v-9a6 6 0 0 1 12 0v9zM9 6.2V5a3 3 0 0 1 6 0v1.2M9 10.5h6M9 20.5V15h6v5.5"
        + "M6 14H4v6.5h2M18 14h2v6.5h-2"),
    Glyph(
      "pawprint", "Dogs",
      line: "M12 12c2.6 0 5 3 5 5.5 0 1.8-1.4 2.7-2.8 2.4-1.5-.4-2.9-.4-4.4 0-1.4.3-2.8-.6-2.8-2.4"
        + "C7 15 9.4 12 12 12z",
      fill: disc(5, 11, 1.9) + disc(9, 6.3, 1.9) + disc(15, 6.3, 1.9) + disc(19, 11, 1.9)),
    Glyph(
      "ruler", "Measure", line: "M15.5 3 21 8.5 8.5 21 3 15.5zM12.5 6l2 2M9.5 9l2.7 2.7M6.5 12l2 2"),
  ]
}
