// SPDX-License-Identifier: MIT

extension Glyph {
  private static let starShape =
    "M12 3.3 14.35 9.46 20.94 9.8 15.8 13.94 17.53 20.3 12 16.7 6.47 20.3 8.2 13.94 3.06 9.8"
    + " 9.65 9.46z"
  private static let heartShape =
    "M12 20.3C5.7 15.9 3 12.5 3 9c0-2.9 2.1-5 4.6-5 1.8 0 3.4 1 4.4 2.8C13 5 14.6 4 16.4 4"
    + " 18.9 4 21 6.1 21 9c0 3.5-2.7 6.9-9 11.3z"
  private static let ribbon =
    "M6 5a1.5 1.5 0 0 1 1.5-1.5h9A1.5 1.5 0 0 1 18 5v15.5l-6-4.3-6 4.3z"
  private static let cloth =
    "M5.5 4.5c2-1.2 4.3-1.2 6.5 0s4.5 1.2 6.5 0v9.5c-2 1.2-4.3 1.2-6.5 0"
    + "s-4.5-1.2-6.5 0"
  private static let scallop =
    "M18.2 9.8a1.75 1.75 0 0 1-.83 3.1 1.75 1.75 0 0 1-2.27 2.27A1.75 1.75 0 0 1 12 16"
    + "a1.75 1.75 0 0 1-3.1-.83 1.75 1.75 0 0 1-2.27-2.27A1.75 1.75 0 0 1 5.8 9.8"
    + "a1.75 1.75 0 0 1 .83-3.1A1.75 1.75 0 0 1 8.9 4.43 1.75 1.75 0 0 1 12 3.6"
    + "a1.75 1.75 0 0 1 3.1.83 1.75 1.75 0 0 1 2.27 2.27 1.75 1.75 0 0 1 .83 3.1z"

  /// Bookmarks, ratings and tags.
  static let signs: [Glyph] = [
    Glyph("star", "Favourite", line: starShape),
    Glyph("star.fill", "Favourite", body: starShape),
    Glyph("heart", "Like", line: heartShape),
    Glyph("heart.fill", "Liked", body: heartShape),
    Glyph("bookmark", "Bookmark", line: ribbon),
    Glyph("bookmark.fill", "Bookmarked", body: ribbon),
    Glyph("flag", "Flag", line: "M5.5 21V4.5" + cloth),
    Glyph("flag.fill", "Flag", line: "M5.5 21V4.5", body: cloth + "z"),
    Glyph(
      "flag.checkered", "Finish", line: "M5 21V4.5h14v10H5",
      fill: "M5 4.5h4.7v5H5zM14.3 4.5H19v5h-4.7zM9.7 9.5h4.6v5H9.7z"),
    Glyph(
      "tag", "Tag",
      line: "M3.5 11.3V5A1.5 1.5 0 0 1 5 3.5h6.3a2 2 0 0 1 1.4.6l7.5 7.5a1.7 1.7 0 0 1 0 2.4"
        + "l-6.2 6.2a1.7 1.7 0 0 1-2.4 0l-7.5-7.5a2 2 0 0 1-.6-1.4z",
      fill: disc(8, 8, 1.5)),
    Glyph(
      "rosette", "Award", line: scallop + disc(12, 9.8, 2.4) + "M8.5 15.5 7 21.5l5-2.3 5 2.3-1.5-6"),
    Glyph(
      "trophy", "Trophy",
      line:
        "M7 3.5h10v6a5 5 0 0 1-10 0zM7 5.5H3.5c0 3.5 1.3 5.3 4 5.6M17 5.5h3.5c0 3.5-1.3 5.3-4 5.6"
        + "M12 14.5v3.5M8 20.5h8c0-1.5-.9-2.5-2.3-2.5h-3.4C8.9 18 8 19 8 20.5z"),
    Glyph("bolt", "Fast", line: "M13.5 3 5 13.5h6L10 21l9-11h-6.3z"),
    Glyph("bolt.fill", "Fast", body: "M13.5 3 5 13.5h6L10 21l9-11h-6.3z"),
    Glyph(
      "chart.bar", "Figures",
      line: rect(3.5, 12, 4, 8.5, 0.8) + rect(10, 7.5, 4, 13, 0.8) + rect(16.5, 3.5, 4, 17, 0.8)),
    Glyph(
      "chart.line.uptrend.xyaxis", "Trend", line: "M3.5 3.5v17h17M7 15.5l4-5 3.5 3L20 6.5M16 6h4v4"),
  ]
}
