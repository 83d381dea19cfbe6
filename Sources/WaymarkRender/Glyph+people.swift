// SPDX-License-Identifier: MIT

extension Glyph {
  private static let bust = "M4.5 20.5c0-4 3.2-6.3 7.5-6.3s7.5 2.3 7.5 6.3z"
  private static let legs = "M11.8 8.3l-1.3 6 3.2 3 .9 4.2M10.5 14.3l-.9 3.4-2.4 3.6"

  /// People and activities.
  static let people: [Glyph] = [
    Glyph("person", "Person", line: disc(12, 7.4, 3.9) + bust),
    Glyph("person.fill", "Person", body: disc(12, 7.4, 3.9) + bust),
    Glyph(
      "person.2", "People",
      line: disc(9, 8, 3.5) + "M2.3 19.5c0-3.6 2.8-5.6 6.7-5.6s6.7 2 6.7 5.6z"
        + "M15.6 4.8a3.5 3.5 0 0 1 0 6.4M18 14.2c2.3.7 3.7 2.6 3.7 5.3h-2.2"),
    Glyph(
      "person.2.fill", "People",
      line: "M15.6 4.8a3.5 3.5 0 0 1 0 6.4M18 14.2c2.3.7 3.7 2.6 3.7 5.3h-2.2",
      body: disc(9, 8, 3.5) + "M2.3 19.5c0-3.6 2.8-5.6 6.7-5.6s6.7 2 6.7 5.6z"),
    Glyph(
      "person.crop.circle", "Account",
      line: disc(12, 12, 9) + disc(12, 9.6, 3) + "M6 18.6c1-2.3 3.3-3.5 6-3.5s5 1.2 6 3.5"),
    Glyph(
      "figure.walk", "Walk",
      line: legs + "M11.8 8.3 8.4 10.2l-.9 3.2M11.8 8.3l2 3.2 3 1.2",
      fill: disc(12.8, 4.1, 2)),
    Glyph(
      "figure.hiking", "Hike",
      line: legs + "M11.8 8.3l1.8 3.1 3.4.6M18.2 9.5 19 21.5M8.7 7.6 7.5 12.4",
      fill: disc(13, 4.1, 2)),
    Glyph(
      "figure.2.and.child.holdinghands", "Family",
      line: "M6 8.7v12M4 20.7v-6M8 20.7v-6M6 9.5 9.5 15M6 9.5 3 14M18 8.7v12M16 20.7v-6M20 20.7v-6"
        + "M18 9.5 14.5 15M18 9.5l3 4.5M12 15.5v5.2M9.5 15 12 16.2 14.5 15",
      fill: disc(6, 5, 2) + disc(18, 5, 2) + disc(12, 12, 1.6)),
    Glyph(
      "figure.climbing", "Climb",
      line: "M19.5 3.5 16 21M10 9.5l5-3.5M10 9.5l-1.5 5 4.5 1.5 2-.5M8.5 14.5 6 20.5M10 9.5 5 11.5",
      fill: disc(9.5, 5, 2)),
    Glyph(
      "hand.thumbsup", "Good",
      line: "M7.5 10.5 11 3.5c1.5 0 2.5 1 2.5 2.5v3.5H19a1.7 1.7 0 0 1 1.7 2l-1.3 7.2a2.2 2.2 0 0 1"
        + "-2.2 1.8H7.5zM3.5 10.5h4v10h-4z"),
  ]
}
