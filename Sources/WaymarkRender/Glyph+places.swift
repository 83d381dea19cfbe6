// SPDX-License-Identifier: MIT

extension Glyph {
  private static let locationShape = PathValue()
    .move(20.5, 3.5).lines(3.5, 10.8, 11.1, 12.9, 13.2, 20.5).close()

  /// Maps, pins and buildings.
  static let places: [Glyph] = [
    Glyph(
      "map", "Map",
      line: PathValue()
        .move(3, 6.6).lines(9, 4, 15, 6.6, 21, 4, 21, 17.4, 15, 20, 9, 17.4, 3, 20).close()
        .move(9, 4).lines(9, 17.4).move(15, 6.6).lines(15, 20)),
    Glyph(
      "map.fill", "Map",
      fill: PathValue()
        .move(2.1, 6.6).cubics(2.1, 6.26, 2.3, 5.95, 2.6, 5.8).lines(8.3, 3.3, 8.3, 17.2, 3.4, 19.3)
        .cubics(3.12, 19.44, 2.79, 19.42, 2.53, 19.26, 2.26, 19.1, 2.1, 18.81, 2.1, 18.5).close()
        .move(9.8, 3.4).lines(14.2, 5.4, 14.2, 20.6, 9.8, 18.6).close().move(15.7, 6.8)
        .lines(20.6, 3.2)
        .cubics(20.88, 3.06, 21.21, 3.08, 21.47, 3.24, 21.74, 3.4, 21.9, 3.69, 21.9, 4)
        .lines(21.9, 17.4).cubics(21.9, 17.74, 21.7, 18.05, 21.4, 18.2).lines(15.7, 20.7).close()),
    Glyph(
      "mappin", "Pin",
      line: PathValue().move(12, 11.5).lines(12, 21.2),
      body: PathValue().disc(12, 7, 4.2)),
    Glyph(
      "mappin.and.ellipse", "Place",
      line: PathValue()
        .move(8.6, 15.2)
        .cubics(
          5.6, 15.7, 3.5, 16.8, 3.5, 18.2, 3.5, 20.1, 7.3, 21.5, 12, 21.5, 16.7, 21.5, 20.5, 20.1,
          20.5, 18.2, 20.5, 16.8, 18.4, 15.7, 15.4, 15.2
        )
        .move(12, 10).lines(12, 18),
      body: PathValue().disc(12, 6.3, 3.4)),
    Glyph(
      "mappin.circle", "Place",
      line: PathValue().disc(12, 12, 9).move(12, 10.5).lines(12, 17.3),
      fill: PathValue().disc(12, 8.8, 2.7)),
    Glyph("location", "Location", line: locationShape),
    Glyph("location.fill", "Location", body: locationShape),
    Glyph(
      "safari", "Compass",
      line: PathValue().disc(12, 12, 9).move(16, 8).lines(13.8, 13.8, 8, 16, 10.2, 10.2).close()),
    Glyph(
      "signpost.right", "Signpost",
      line: PathValue()
        .move(12, 2.8).lines(12, 5).move(12, 12.5).lines(12, 21.2).move(4.5, 5)
        .lines(16.3, 5, 19.7, 8.8, 16.3, 12.5, 4.5, 12.5).close()),
    Glyph(
      "house", "Home",
      line: PathValue()
        .move(2.8, 11.5).lines(12, 3.6, 21.2, 11.5).move(5.2, 9.8).lines(5.2, 19)
        .cubics(5.2, 19.83, 5.87, 20.5, 6.7, 20.5).lines(17.3, 20.5)
        .cubics(18.13, 20.5, 18.8, 19.83, 18.8, 19).lines(18.8, 9.8).move(9.7, 20.5)
        .lines(9.7, 15, 14.3, 15, 14.3, 20.5)),
    Glyph(
      "house.fill", "Home",
      line: PathValue().move(2.8, 11.5).lines(12, 3.6, 21.2, 11.5),
      fill: PathValue()
        .move(12, 6.3).lines(19.7, 12.9, 19.7, 19.5).cubics(19.7, 20.55, 18.85, 21.4, 17.8, 21.4)
        .lines(14.6, 21.4, 14.6, 15.7).cubics(14.6, 15.15, 14.15, 14.7, 13.6, 14.7)
        .lines(10.4, 14.7).cubics(9.85, 14.7, 9.4, 15.15, 9.4, 15.7).lines(9.4, 21.4, 6.2, 21.4)
        .cubics(5.15, 21.4, 4.3, 20.55, 4.3, 19.5).lines(4.3, 12.9).close()),
    Glyph(
      "building.2", "Town",
      line: PathValue()
        .move(3.5, 20.5).lines(3.5, 4.5).cubics(3.5, 3.95, 3.95, 3.5, 4.5, 3.5).lines(11.5, 3.5)
        .cubics(12.05, 3.5, 12.5, 3.95, 12.5, 4.5).lines(12.5, 20.5).move(12.5, 9).lines(19.5, 9)
        .cubics(20.05, 9, 20.5, 9.45, 20.5, 10).lines(20.5, 20.5).move(2.5, 20.5).lines(21.5, 20.5)
        .move(6.8, 7.5).lines(9.2, 7.5).move(6.8, 11.5).lines(9.2, 11.5).move(6.8, 15.5)
        .lines(9.2, 15.5).move(15.8, 13).lines(17.4, 13).move(15.8, 16.7).lines(17.4, 16.7)),
    Glyph(
      "globe", "World",
      line: PathValue()
        .disc(12, 12, 9).move(3, 12).lines(21, 12).move(12, 3)
        .cubics(
          14.8, 5.4, 16, 8.4, 16, 12, 16, 15.6, 14.8, 18.6, 12, 21, 9.2, 18.6, 8, 15.6, 8, 12, 8,
          8.4, 9.2, 5.4, 12, 3
        )
        .close()),
    Glyph(
      "fork.knife", "Food",
      line: PathValue()
        .move(5, 3).lines(5, 8.5)
        .cubics(5, 10.05, 6.25, 11.3, 7.8, 11.3, 9.35, 11.3, 10.6, 10.05, 10.6, 8.5).lines(10.6, 3)
        .move(7.8, 3).lines(7.8, 21).move(17, 21).lines(17, 13.5, 14.8, 13.5, 14.8, 7.5)
        .cubics(14.8, 5, 15.6, 3.5, 17, 3).close()),
    Glyph(
      "cup.and.saucer", "Tea",
      line: PathValue()
        .move(5, 7).lines(16, 7, 16, 13).cubics(16, 15.21, 14.21, 17, 12, 17).lines(9, 17)
        .cubics(6.79, 17, 5, 15.21, 5, 13).close().move(16, 8.5).lines(17.7, 8.5)
        .cubics(19.14, 8.5, 20.3, 9.66, 20.3, 11.1, 20.3, 12.54, 19.14, 13.7, 17.7, 13.7)
        .lines(16, 13.7).move(3.5, 20.5).lines(17.5, 20.5)),
  ]
}
