// SPDX-License-Identifier: MIT

extension Glyph {
  private static let box =
    "M8.3 10H6a1.5 1.5 0 0 0-1.5 1.5v8A1.5 1.5 0 0 0 6 21h12a1.5 1.5 0 0 0 1.5-1.5v-8"
    + "A1.5 1.5 0 0 0 18 10h-2.3"

  /// Arrows and chevrons.
  static let arrows: [Glyph] = [
    Glyph("chevron.left", "Back", line: "M15.5 4 7.5 12l8 8"),
    Glyph("chevron.right", "Forward", line: "M8.5 4l8 8-8 8"),
    Glyph("chevron.up", "Up", line: "M4 15.5l8-8 8 8"),
    Glyph("chevron.down", "Down", line: "M4 8.5l8 8 8-8"),
    Glyph("chevron.up.chevron.down", "Choose", line: "M7 9.5l5-5 5 5M7 14.5l5 5 5-5"),
    Glyph("arrow.left", "Left", line: "M20 12H4M11 5l-7 7 7 7"),
    Glyph("arrow.right", "Right", line: "M4 12h16M13 5l7 7-7 7"),
    Glyph("arrow.up", "Up", line: "M12 20V4M5 11l7-7 7 7"),
    Glyph("arrow.down", "Down", line: "M12 4v16M5 13l7 7 7-7"),
    Glyph("arrow.up.right", "Up right", line: "M6 18 18 6M8.5 6H18v9.5"),
    Glyph("arrow.down.right", "Down right", line: "M6 6l12 12M18 8.5V18H8.5"),
    Glyph("arrow.up.left", "Up left", line: "M18 18 6 6M15.5 6H6v9.5"),
    Glyph("arrow.down.left", "Down left", line: "M18 6 6 18M6 8.5V18h9.5"),
    Glyph(
      "arrow.up.arrow.down", "Sort",
      line: "M7.5 20V4M4 7.5 7.5 4 11 7.5M16.5 4v16M13 16.5l3.5 3.5 3.5-3.5"),
    Glyph(
      "arrow.left.and.right", "Length",
      line: "M2.5 12h19M7 7.5 2.5 12 7 16.5M17 7.5l4.5 4.5-4.5 4.5"),
    Glyph(
      "arrow.clockwise", "Reload", line: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4.4v5h-5"),
    Glyph(
      "arrow.counterclockwise", "Undo", line: "M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4 9.4M4 4.4v5h5"),
    Glyph(
      "arrow.uturn.left", "Undo", line: "M8.5 4.5 4 9l4.5 4.5M4 9h10.5a5.25 5.25 0 0 1 0 10.5H9"),
    Glyph(
      "arrow.triangle.turn.up.right.diamond", "Directions",
      line: "M12 2.5 21.5 12 12 21.5 2.5 12zM9.3 15.5V13a2 2 0 0 1 2-2h4.4M13.4 8.6l2.4 2.4-2.4 2.4"
    ),
    Glyph(
      "arrow.triangle.branch", "Branch",
      line: "M7 20.5v-17M3.5 7 7 3.5 10.5 7M7 16.5c0-4 2-6 6-6h6M15.5 7l3.5 3.5-3.5 3.5"),
    Glyph(
      "arrow.triangle.2.circlepath", "Repeat",
      line: "M4.5 10.5A7.6 7.6 0 0 1 18 7.3l1.8 2M19.5 13.5A7.6 7.6 0 0 1 6 16.7l-1.8-2"
        + "M20 4.8v4.6h-4.6M4 19.2v-4.6h4.6"),
    Glyph("square.and.arrow.up", "Share", line: box + "M12 15V3M8 7l4-4 4 4"),
    Glyph("square.and.arrow.down", "Save", line: box + "M12 3v12M8 11l4 4 4-4"),
  ]
}
