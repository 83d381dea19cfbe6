// SPDX-License-Identifier: MIT

extension Glyph {
  private static let dropShape = PathValue()
    .move(12, 3.2)
    .cubics(
      15.9, 7.8, 18.2, 10.9, 18.2, 14.2, 18.2, 17.62, 15.42, 20.4, 12, 20.4, 8.58, 20.4, 5.8,
      17.62, 5.8, 14.2, 5.8, 10.9, 8.1, 7.8, 12, 3.2
    )
    .close()
  private static let flameShape = PathValue()
    .move(12.4, 3)
    .cubics(
      12.6, 6.8, 18.2, 9, 18.2, 14.2, 18.2, 18.1, 15.5, 20.6, 12, 20.6, 8.5, 20.6, 5.8, 18.1, 5.8,
      14.6, 5.8, 12, 7.1, 10.2, 8.4, 8.8, 8.7, 10.3, 9.3, 11.1, 10.2, 11.5, 10, 8.5, 10.4, 5.2,
      12.4, 3
    )
    .close()

  /// Hills, camps, water and plants.
  static let outdoors: [Glyph] = [
    Glyph(
      "mountain.2", "Mountains",
      line: PathValue()
        .move(2.3, 19.5).lines(9.3, 5.5, 16.3, 19.5).close().move(14, 14.4)
        .lines(16.6, 9.8, 21.7, 19.5, 16.3, 19.5)),
    Glyph(
      "mountain.2.fill", "Mountains",
      body: PathValue()
        .move(2.3, 19.5).lines(9.3, 5.5, 16.3, 19.5).close().move(14, 14.4)
        .lines(16.6, 9.8, 21.7, 19.5, 16.3, 19.5).close()),
    Glyph(
      "tent", "Camp",
      line: PathValue()
        .move(12, 4.5).lines(2.3, 19.5, 21.7, 19.5).close().move(12, 10.5).lines(7.4, 19.5)
        .move(12, 10.5).lines(16.6, 19.5).move(12, 4.5).lines(10.7, 2.5).move(12, 4.5)
        .lines(13.3, 2.5)),
    Glyph(
      "tent.fill", "Camp",
      line: PathValue().move(12, 4.5).lines(10.7, 2.5).move(12, 4.5).lines(13.3, 2.5),
      fill: PathValue()
        .move(11.2, 4).cubics(11.39, 3.75, 11.69, 3.6, 12, 3.6, 12.31, 3.6, 12.61, 3.75, 12.8, 4)
        .lines(22.5, 19)
        .cubics(22.69, 19.28, 22.7, 19.65, 22.53, 19.95, 22.36, 20.24, 22.04, 20.42, 21.7, 20.4)
        .lines(17.6, 20.4, 12, 9.5, 6.4, 20.4, 2.3, 20.4)
        .cubics(1.96, 20.42, 1.64, 20.24, 1.47, 19.95, 1.3, 19.65, 1.31, 19.28, 1.5, 19).close()),
    Glyph(
      "leaf", "Nature",
      line: PathValue()
        .move(4.8, 18.5)
        .cubics(
          3.6, 9.5, 9.5, 4.3, 20, 4.5, 20.6, 14.1, 16, 19.2, 9.6, 19.2, 7.6, 19.2, 6, 18.5, 4.8, 17
        )
        .move(3.5, 21).cubics(5.9, 15.6, 9, 12.3, 14, 10)),
    Glyph(
      "leaf.fill", "Nature",
      line: PathValue().move(3.5, 21).lines(5.5, 17),
      body: PathValue()
        .move(4.8, 18.5)
        .cubics(
          3.6, 9.5, 9.5, 4.3, 20, 4.5, 20.6, 14.1, 16, 19.2, 9.6, 19.2, 7.6, 19.2, 6, 18.5, 4.8, 17)
    ),
    Glyph(
      "tree", "Tree",
      line: PathValue()
        .move(12, 21.2).lines(12, 16).move(12, 2.8)
        .lines(6.5, 10.5, 9, 10.5, 4.5, 16, 19.5, 16, 15, 10.5, 17.5, 10.5).close()),
    Glyph(
      "tree.fill", "Tree",
      line: PathValue().move(12, 21.2).lines(12, 16),
      body: PathValue()
        .move(12, 2.8).lines(6.5, 10.5, 9, 10.5, 4.5, 16, 19.5, 16, 15, 10.5, 17.5, 10.5).close()),
    Glyph("drop", "Water", line: dropShape),
    Glyph("drop.fill", "Water", body: dropShape),
    Glyph(
      "water.waves", "Waves",
      line: PathValue()
        .move(3, 7)
        .cubics(
          4.5, 8.3, 6, 8.3, 7.5, 7, 9, 5.7, 10.5, 5.7, 12, 7, 13.5, 8.3, 15, 8.3, 16.5, 7, 18, 5.7,
          19.5, 5.7, 21, 7
        )
        .move(3, 12.2)
        .cubics(
          4.5, 13.5, 6, 13.5, 7.5, 12.2, 9, 10.9, 10.5, 10.9, 12, 12.2, 13.5, 13.5, 15, 13.5, 16.5,
          12.2, 18, 10.9, 19.5, 10.9, 21, 12.2
        )
        .move(3, 17.4)
        .cubics(
          4.5, 18.7, 6, 18.7, 7.5, 17.4, 9, 16.1, 10.5, 16.1, 12, 17.4, 13.5, 18.7, 15, 18.7, 16.5,
          17.4, 18, 16.1, 19.5, 16.1, 21, 17.4)),
    Glyph("flame", "Fire", line: flameShape),
    Glyph("flame.fill", "Fire", body: flameShape),
    Glyph(
      "binoculars", "View",
      line: PathValue()
        .disc(6.8, 16, 3.9).disc(17.2, 16, 3.9).move(3.2, 14.3).lines(5.6, 6.6)
        .cubics(5.79, 5.79, 6.52, 5.22, 7.35, 5.22, 8.18, 5.22, 8.91, 5.79, 9.1, 6.6)
        .lines(9.1, 8, 14.9, 8, 14.9, 6.6)
        .cubics(15.09, 5.79, 15.82, 5.22, 16.65, 5.22, 17.48, 5.22, 18.21, 5.79, 18.4, 6.6)
        .lines(20.8, 14.3).move(10.7, 15.5).lines(13.3, 15.5)),
    Glyph(
      "backpack", "Backpack",
      line: PathValue()
        .move(6, 20.5).lines(6, 11.5)
        .cubics(6, 8.19, 8.69, 5.5, 12, 5.5, 15.31, 5.5, 18, 8.19, 18, 11.5).lines(18, 20.5).close()
        .move(9, 6.2).lines(9, 5).cubics(9, 3.34, 10.34, 2, 12, 2, 13.66, 2, 15, 3.34, 15, 5)
        .lines(15, 6.2).move(9, 10.5).lines(15, 10.5).move(9, 20.5).lines(9, 15, 15, 15, 15, 20.5)
        .move(6, 14).lines(4, 14, 4, 20.5, 6, 20.5).move(18, 14).lines(20, 14, 20, 20.5, 18, 20.5)),
    Glyph(
      "pawprint", "Dogs",
      line: PathValue()
        .move(12, 12)
        .cubics(
          14.6, 12, 17, 15, 17, 17.5, 17, 19.3, 15.6, 20.2, 14.2, 19.9, 12.7, 19.5, 11.3, 19.5,
          9.8, 19.9, 8.4, 20.2, 7, 19.3, 7, 17.5, 7, 15, 9.4, 12, 12, 12
        )
        .close(),
      fill: PathValue().disc(5, 11, 1.9).disc(9, 6.3, 1.9).disc(15, 6.3, 1.9).disc(19, 11, 1.9)),
    Glyph(
      "ruler", "Measure",
      line: PathValue()
        .move(15.5, 3).lines(21, 8.5, 8.5, 21, 3, 15.5).close().move(12.5, 6).lines(14.5, 8)
        .move(9.5, 9).lines(12.2, 11.7).move(6.5, 12).lines(8.5, 14)),
  ]
}
