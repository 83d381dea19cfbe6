// SPDX-License-Identifier: MIT

extension Glyph {
  /// Means of transport.
  static let travel: [Glyph] = [
    Glyph(
      "tram", "Train",
      line: PathValue()
        .rect(5.5, 6.5, 13, 11.5, 3).move(5.5, 13).lines(18.5, 13).move(9, 18).lines(7, 21.2)
        .move(15, 18).lines(17, 21.2).move(8, 3).lines(16, 3).move(12, 3).lines(12, 6.5),
      fill: PathValue().disc(9, 15.5, 1.1).disc(15, 15.5, 1.1)),
    Glyph(
      "bus", "Bus",
      line: PathValue()
        .rect(4, 3.5, 16, 14.5, 2.5).move(4, 12).lines(20, 12).move(7.5, 18).lines(7.5, 20.7)
        .move(16.5, 18).lines(16.5, 20.7).move(9, 6.8).lines(15, 6.8),
      fill: PathValue().disc(7.8, 15, 1.2).disc(16.2, 15, 1.2)),
    Glyph(
      "car", "Car",
      line: PathValue()
        .move(3.5, 16.3).lines(3.5, 13.4).cubics(3.5, 12.5, 4, 11.8, 4.8, 11.5).lines(6.5, 7)
        .cubics(6.82, 6.17, 7.61, 5.62, 8.5, 5.6).lines(15.5, 5.6)
        .cubics(16.39, 5.62, 17.18, 6.17, 17.5, 7).lines(19.2, 11.5)
        .cubics(20, 11.8, 20.5, 12.5, 20.5, 13.4).lines(20.5, 16.3)
        .cubics(20.5, 16.85, 20.05, 17.3, 19.5, 17.3).lines(4.5, 17.3)
        .cubics(3.95, 17.3, 3.5, 16.85, 3.5, 16.3).close().move(4.8, 11.5).lines(19.2, 11.5)
        .move(6, 17.3).lines(6, 19.8).move(18, 17.3).lines(18, 19.8),
      fill: PathValue().disc(7.3, 14.4, 1.1).disc(16.7, 14.4, 1.1)),
    Glyph(
      "bicycle", "Bicycle",
      line: PathValue()
        .disc(5.8, 16, 3.7).disc(18.2, 16, 3.7).move(5.8, 16).lines(9.2, 9, 14.8, 9, 18.2, 16)
        .move(9.2, 9).lines(12, 16, 5.8, 16).move(12, 16).lines(15.4, 7.4, 15, 6, 17, 6)
        .move(7.8, 6.6).lines(10.4, 6.6)),
    Glyph(
      "ferry", "Boat",
      line: PathValue()
        .move(3.5, 13.5).lines(12, 10.5, 20.5, 13.5, 18.5, 18, 5.5, 18).close().move(7, 11.8)
        .lines(7, 7.5, 17, 7.5, 17, 11.8).move(12, 7.5).lines(12, 4).move(3, 21)
        .cubics(
          4.5, 22, 6, 22, 7.5, 21, 9, 20, 10.5, 20, 12, 21, 13.5, 22, 15, 22, 16.5, 21, 18, 20,
          19.5, 20, 21, 21)),
    Glyph(
      "airplane", "Flight",
      line: PathValue()
        .move(10.3, 3.8).cubics(10.8, 2.4, 13.2, 2.4, 13.7, 3.8)
        .lines(
          13.7, 9, 20.7, 13.2, 20.7, 15.2, 13.7, 13.2, 13.7, 17.5, 15.7, 19, 15.7, 20.6, 12, 19.6,
          8.3, 20.6, 8.3, 19, 10.3, 17.5, 10.3, 13.2, 3.3, 15.2, 3.3, 13.2, 10.3, 9
        )
        .close()),
    Glyph(
      "parkingsign.circle", "Parking",
      line: PathValue()
        .disc(12, 12, 9).move(10, 17).lines(10, 7.2, 12.6, 7.2)
        .cubics(14.2, 7.2, 15.5, 8.5, 15.5, 10.1, 15.5, 11.7, 14.2, 13, 12.6, 13).lines(10, 13)),
  ]
}
