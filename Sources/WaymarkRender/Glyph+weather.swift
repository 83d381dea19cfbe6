// SPDX-License-Identifier: MIT

extension Glyph {
  private static let rays =
    "M12 2.5v1.8M12 19.7v1.8M2.5 12h1.8M19.7 12h1.8M5.3 5.3l1.2 1.2M17.5 17.5l1.2 1.2"
    + "M18.7 5.3l-1.2 1.2M6.5 17.5l-1.2 1.2"
  private static let low = "M7 19a4.6 4.6 0 0 1-.6-9.1 6 6 0 0 1 11.5-.4A4.8 4.8 0 0 1 17.4 19z"
  private static let high =
    "M7 14.5a4.1 4.1 0 0 1-.5-8.1 5.6 5.6 0 0 1 10.8-.4 4.3 4.3 0 0 1-.2 8.5z"
  private static let crescent = "M20.3 14.3A8.6 8.6 0 0 1 9.7 3.7a8.6 8.6 0 1 0 10.6 10.6z"

  /// Weather and times of day.
  static let weather: [Glyph] = [
    Glyph("sun.max", "Sun", line: disc(12, 12, 4) + rays),
    Glyph("sun.max.fill", "Sun", line: rays, body: disc(12, 12, 4)),
    Glyph("moon", "Night", line: crescent),
    Glyph("moon.fill", "Night", body: crescent),
    Glyph("cloud", "Cloud", line: low),
    Glyph("cloud.rain", "Rain", line: high + "M8 18l-1.2 3M12.6 18l-1.2 3M17.2 18 16 21"),
    Glyph(
      "cloud.sun", "Fair",
      line: "M7.2 20a3.7 3.7 0 0 1-.4-7.3 5 5 0 0 1 9.6-.3 3.9 3.9 0 0 1-.2 7.6z"
        + "M9.6 6.5a4 4 0 0 1 7.5 3.3M13.2 1.8v1.4M20.6 4.4l-1 1M21.8 10.4h-1.2M6.2 4.4l1 1"),
    Glyph(
      "cloud.bolt", "Thunder", line: high + "M12.7 16.5l-2.4 3h3l-2 2.7"),
    Glyph(
      "wind", "Wind",
      line:
        "M3 9h10.8A2.9 2.9 0 1 0 11 5.3M3 13h15.2a2.8 2.8 0 1 1-2.7 3.7M3 17h7.5a2.1 2.1 0 1 1-2 2.8"
    ),
    Glyph(
      "snowflake", "Snow",
      line: "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.7 4.4 12 6.7l2.3-2.3M17.43 6.21l-.84 3.14"
        + " 3.14.84M19.73 13.81l-3.14.84.84 3.14M14.3 19.6 12 17.3l-2.3 2.3M6.57 17.79l.84-3.14"
        + "-3.14-.84M4.27 10.19l3.14-.84-.84-3.14"),
    Glyph(
      "thermometer.medium", "Temperature",
      line: "M9.2 13.4V5.8a2.8 2.8 0 0 1 5.6 0v7.6a4.6 4.6 0 1 1-5.6 0zM12 9v6",
      fill: disc(12, 16.9, 2)),
    Glyph(
      "sunrise", "Sunrise",
      line: "M2.5 17.5h19M6 21h12M7 17.5a5 5 0 0 1 10 0M12 9V3"
        + "M9.3 5.7 12 3l2.7 2.7M4.2 11.2l1.2 1.2M19.8 11.2l-1.2 1.2"),
    Glyph(
      "sunset", "Sunset",
      line: "M2.5 17.5h19M6 21h12M7 17.5a5 5 0 0 1 10 0M12 3v6"
        + "M9.3 6.3 12 9l2.7-2.7M4.2 11.2l1.2 1.2M19.8 11.2l-1.2 1.2"),
    Glyph("clock", "Time", line: disc(12, 12, 9) + "M12 6.6V12l3.6 2.2"),
    Glyph(
      "clock.fill", "Time",
      fill: disc(12, 12, 9.9)
        + "M11.1 6.6a.9.9 0 0 1 1.8 0v4.9l3.2 1.9a.9.9 0 0 1-.9 1.6l-3.6-2.2a.9.9 0 0 1-.5-.8z"),
    Glyph(
      "timer", "Duration",
      line: disc(12, 13.4, 7.6) + "M12 13.4 14.8 10M9.8 2.6h4.4M12 2.6v3.2M18 6.4l1.3-1.3"),
    Glyph(
      "hourglass", "Waiting",
      line: "M6 3h12M6 21h12M7.5 3v3.6c0 2.4 4.5 3.6 4.5 5.4s-4.5 3-4.5 5.4V21M16.5 3v3.6"
        + "c0 2.4-4.5 3.6-4.5 5.4s4.5 3 4.5 5.4V21"),
    Glyph(
      "calendar", "Date", line: rect(3.5, 5, 17, 16, 2.5) + "M3.5 10h17M8 2.8v4M16 2.8v4",
      fill: disc(8, 13.7, 1.15) + disc(12, 13.7, 1.15) + disc(16, 13.7, 1.15)
        + disc(8, 17.4, 1.15) + disc(12, 17.4, 1.15)),
  ]
}
