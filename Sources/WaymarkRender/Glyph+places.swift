// SPDX-License-Identifier: MIT

extension Glyph {
  private static let sheet = "M3 6.6 9 4l6 2.6L21 4v13.4L15 20l-6-2.6L3 20z"
  private static let needle = "M20.5 3.5 3.5 10.8l7.6 2.1 2.1 7.6z"
  private static let ellipse =
    "M8.6 15.2c-3 .5-5.1 1.6-5.1 3 0 1.9 3.8 3.3 8.5 3.3s8.5-1.4 8.5-3.3c0-1.4-2.1-2.5-5.1-3"

  /// Maps, pins and buildings.
  static let places: [Glyph] = [
    Glyph("map", "Map", line: sheet + "M9 4v13.4M15 6.6V20"),
    Glyph(
      "map.fill", "Map",
      fill:
        "M2.1 6.6a.9.9 0 0 1 .5-.8l5.7-2.5v13.9l-4.9 2.1a.9.9 0 0 1-1.3-.8zM9.8 3.4l4.4 2v15.2l-4.4-2z"
        + "M15.7 6.8l4.9-3.6a.9.9 0 0 1 1.3.8v13.4a.9.9 0 0 1-.5.8l-5.7 2.5z"),
    Glyph("mappin", "Pin", line: "M12 11.5v9.7", body: disc(12, 7, 4.2)),
    Glyph(
      "mappin.and.ellipse", "Place", line: ellipse + "M12 10v8", body: disc(12, 6.3, 3.4)),
    Glyph(
      "mappin.circle", "Place", line: disc(12, 12, 9) + "M12 10.5v6.8", fill: disc(12, 8.8, 2.7)),
    Glyph("location", "Location", line: needle),
    Glyph("location.fill", "Location", body: needle),
    Glyph(
      "safari", "Compass", line: disc(12, 12, 9) + "M16 8l-2.2 5.8L8 16l2.2-5.8z"),
    Glyph(
      "signpost.right", "Signpost", line: "M12 2.8V5M12 12.5v8.7M4.5 5h11.8l3.4 3.8-3.4 3.7H4.5z"),
    Glyph(
      "house", "Home",
      line:
        "M2.8 11.5 12 3.6l9.2 7.9M5.2 9.8V19a1.5 1.5 0 0 0 1.5 1.5h10.6a1.5 1.5 0 0 0 1.5-1.5V9.8"
        + "M9.7 20.5V15h4.6v5.5"),
    Glyph(
      "house.fill", "Home", line: "M2.8 11.5 12 3.6l9.2 7.9",
      fill: "M12 6.3l7.7 6.6v6.6a1.9 1.9 0 0 1-1.9 1.9h-3.2v-5.7a1 1 0 0 0-1-1h-3.2a1 1 0 0 0-1 1"
        + "v5.7H6.2a1.9 1.9 0 0 1-1.9-1.9v-6.6z"),
    Glyph(
      "building.2", "Town",
      line: "M3.5 20.5v-16a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1v16M12.5 9h7a1 1 0 0 1 1 1v10.5M2.5 20.5h19"
        + "M6.8 7.5h2.4M6.8 11.5h2.4M6.8 15.5h2.4M15.8 13h1.6M15.8 16.7h1.6"),
    Glyph(
      "globe", "World",
      line: disc(12, 12, 9) + "M3 12h18M12 3c2.8 2.4 4 5.4 4 9s-1.2 6.6-4 9c-2.8-2.4-4-5.4-4-9"
        + "s1.2-6.6 4-9z"),
    Glyph(
      "fork.knife", "Food",
      line: "M5 3v5.5a2.8 2.8 0 0 0 5.6 0V3M7.8 3v18M17 21v-7.5h-2.2V7.5C14.8 5 15.6 3.5 17 3z"),
    Glyph(
      "cup.and.saucer", "Tea",
      line: "M5 7h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 8.5h1.7a2.6 2.6 0 0 1 0 5.2H16M3.5 20.5h14"
    ),
  ]
}
