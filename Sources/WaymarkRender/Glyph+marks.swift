// SPDX-License-Identifier: MIT

extension Glyph {
  private static let ring = disc(12, 12, 9)
  private static let plate = disc(12, 12, 9.9)
  private static let bar = "M7.5 11.1h9a.9.9 0 0 1 0 1.8h-9a.9.9 0 0 1 0-1.8z"
  private static let cross =
    "M11.1 7.5a.9.9 0 0 1 1.8 0v3.6h3.6a.9.9 0 0 1 0 1.8h-3.6v3.6a.9.9 0 0 1-1.8 0v-3.6H7.5"
    + "a.9.9 0 0 1 0-1.8h3.6z"
  private static let ex =
    "M8.26 9.54A.9.9 0 0 1 9.54 8.26L12 10.73 14.46 8.26A.9.9 0 0 1 15.74 9.54L13.27 12 15.74 14.46"
    + "A.9.9 0 0 1 14.46 15.74L12 13.27 9.54 15.74A.9.9 0 0 1 8.26 14.46L10.73 12z"
  private static let tick =
    "M8.24 11.76 10.65 14.17 15.71 8.22A.9.9 0 0 1 17.09 9.38L11.39 16.08A.9.9 0 0 1 10.06 16.14"
    + "L6.96 13.04A.9.9 0 0 1 8.24 11.76z"
  private static let bang =
    "M11.1 9.5a.9.9 0 0 1 1.8 0l-.2 4.4a.7.7 0 0 1-1.4 0z" + disc(12, 16.9, 1.1)
  private static let info = "M11.1 11a.9.9 0 0 1 1.8 0v5.4a.9.9 0 0 1-1.8 0z" + disc(12, 7.8, 1.15)
  private static let question = "M9.3 9.4a2.7 2.7 0 1 1 4.2 2.3c-1 .7-1.5 1.2-1.5 2.3"
  private static let triangle = "M12 4 21.2 19.8H2.8z"

  /// Checkmarks, crosses and status signs.
  static let marks: [Glyph] = [
    Glyph("xmark", "Close", line: "M5.5 5.5l13 13M18.5 5.5l-13 13"),
    Glyph("xmark.circle", "Close", line: ring + "M8.9 8.9l6.2 6.2M15.1 8.9l-6.2 6.2"),
    Glyph("xmark.circle.fill", "Close", fill: plate + ex),
    Glyph("plus", "Add", line: "M12 4v16M4 12h16"),
    Glyph("plus.circle", "Add", line: ring + "M12 7.5v9M7.5 12h9"),
    Glyph("plus.circle.fill", "Add", fill: plate + cross),
    Glyph("minus", "Remove", line: "M4 12h16"),
    Glyph("minus.circle", "Remove", line: ring + "M7.5 12h9"),
    Glyph("minus.circle.fill", "Remove", fill: plate + bar),
    Glyph("checkmark", "Done", line: "M4.5 12.8l5 5.2L19.5 6"),
    Glyph("checkmark.circle", "Done", line: ring + "M7.6 12.4l3.1 3.1 5.7-6.7"),
    Glyph("checkmark.circle.fill", "Done", fill: plate + tick),
    Glyph("circle", "Circle", line: ring),
    Glyph("circle.fill", "Circle", body: ring),
    Glyph("circle.dotted", "Open", fill: dots),
    Glyph("square", "Square", line: rect(3.5, 3.5, 17, 17, 3)),
    Glyph("square.fill", "Square", body: rect(3.5, 3.5, 17, 17, 3)),
    Glyph("info.circle", "Info", line: ring, fill: info),
    Glyph("info.circle.fill", "Info", fill: plate + info),
    Glyph("questionmark.circle", "Help", line: ring + question, fill: disc(12, 17, 1.1)),
    Glyph("exclamationmark.circle", "Warning", line: ring + "M12 7v6", fill: disc(12, 16.6, 1.1)),
    Glyph(
      "exclamationmark.triangle", "Warning", line: triangle + "M12 9.8v4.2",
      fill: disc(12, 17, 1.1)),
    Glyph(
      "exclamationmark.triangle.fill", "Warning",
      fill: "M11.2 3.5a.95.95 0 0 1 1.6 0L22 19.3a.95.95 0 0 1-.8 1.4H2.8A.95.95 0 0 1 2 19.3z"
        + bang),
    Glyph("ellipsis", "More", fill: disc(5, 12, 1.7) + disc(12, 12, 1.7) + disc(19, 12, 1.7)),
    Glyph(
      "ellipsis.circle", "More", line: ring,
      fill: disc(7.8, 12, 1.25) + disc(12, 12, 1.25) + disc(16.2, 12, 1.25)),
    Glyph("number", "Number", line: "M9.8 4 8 20M16.5 4l-1.8 16M4.5 9h16M3.8 15h16"),
  ]

  private static let dots: String = [
    (12, 3), (16.5, 4.21), (19.79, 7.5), (21, 12), (19.79, 16.5), (16.5, 19.79),
    (12, 21), (7.5, 19.79), (4.21, 16.5), (3, 12), (4.21, 7.5), (7.5, 4.21),
  ].map { disc($0.0, $0.1, 1) }.joined()
}
