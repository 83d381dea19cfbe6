// SPDX-License-Identifier: MIT

extension Glyph {
  /// Means of transport.
  static let travel: [Glyph] = [
    Glyph(
      "tram", "Train",
      line: rect(5.5, 6.5, 13, 11.5, 3) + "M5.5 13h13M9 18l-2 3.2M15 18l2 3.2M8 3h8M12 3v3.5",
      fill: disc(9, 15.5, 1.1) + disc(15, 15.5, 1.1)),
    Glyph(
      "bus", "Bus",
      line: rect(4, 3.5, 16, 14.5, 2.5) + "M4 12h16M7.5 18v2.7M16.5 18v2.7M9 6.8h6",
      fill: disc(7.8, 15, 1.2) + disc(16.2, 15, 1.2)),
    Glyph(
      "car", "Car",
      line:
        "M3.5 16.3v-2.9c0-.9.5-1.6 1.3-1.9L6.5 7a2.2 2.2 0 0 1 2-1.4h7A2.2 2.2 0 0 1 17.5 7l1.7 4.5"
        + "c.8.3 1.3 1 1.3 1.9v2.9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1zM4.8 11.5h14.4M6 17.3v2.5M18 17.3v2.5",
      fill: disc(7.3, 14.4, 1.1) + disc(16.7, 14.4, 1.1)),
    Glyph(
      "bicycle", "Bicycle",
      line: disc(5.8, 16, 3.7) + disc(18.2, 16, 3.7)
        + "M5.8 16l3.4-7h5.6l3.4 7M9.2 9l2.8 7H5.8M12 16l3.4-8.6-.4-1.4h2M7.8 6.6h2.6"),
    Glyph(
      "ferry", "Boat",
      line: "M3.5 13.5 12 10.5l8.5 3-2 4.5h-13zM7 11.8V7.5h10v4.3M12 7.5V4"
        + "M3 21c1.5 1 3 1 4.5 0s3-1 4.5 0 3 1 4.5 0 3-1 4.5 0"),
    Glyph(
      "airplane", "Flight",
      line:
        "M10.3 3.8c.5-1.4 2.9-1.4 3.4 0V9l7 4.2v2l-7-2v4.3l2 1.5v1.6L12 19.6l-3.7 1V19l2-1.5v-4.3"
        + "l-7 2v-2l7-4.2z"),
    Glyph(
      "parkingsign.circle", "Parking",
      line: disc(12, 12, 9) + "M10 17V7.2h2.6a2.9 2.9 0 0 1 0 5.8H10"),
  ]
}
