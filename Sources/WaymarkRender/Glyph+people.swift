// SPDX-License-Identifier: MIT

extension Glyph {
  private static let personShape = PathValue()
    .disc(12, 7.4, 3.9).move(4.5, 20.5)
    .cubics(4.5, 16.5, 7.7, 14.2, 12, 14.2, 16.3, 14.2, 19.5, 16.5, 19.5, 20.5).close()

  /// People and activities.
  static let people: [Glyph] = [
    Glyph("person", "Person", line: personShape),
    Glyph("person.fill", "Person", body: personShape),
    Glyph(
      "person.2", "People",
      line: PathValue()
        .disc(9, 8, 3.5).move(2.3, 19.5)
        .cubics(2.3, 15.9, 5.1, 13.9, 9, 13.9, 12.9, 13.9, 15.7, 15.9, 15.7, 19.5).close()
        .move(15.6, 4.8)
        .cubics(16.87, 5.36, 17.68, 6.62, 17.68, 8, 17.68, 9.38, 16.87, 10.64, 15.6, 11.2)
        .move(18, 14.2).cubics(20.3, 14.9, 21.7, 16.8, 21.7, 19.5).lines(19.5, 19.5)),
    Glyph(
      "person.2.fill", "People",
      line: PathValue()
        .move(15.6, 4.8)
        .cubics(16.87, 5.36, 17.68, 6.62, 17.68, 8, 17.68, 9.38, 16.87, 10.64, 15.6, 11.2)
        .move(18, 14.2).cubics(20.3, 14.9, 21.7, 16.8, 21.7, 19.5).lines(19.5, 19.5),
      body: PathValue()
        .disc(9, 8, 3.5).move(2.3, 19.5)
        .cubics(2.3, 15.9, 5.1, 13.9, 9, 13.9, 12.9, 13.9, 15.7, 15.9, 15.7, 19.5).close()),
    Glyph(
      "person.crop.circle", "Account",
      line: PathValue()
        .disc(12, 12, 9).disc(12, 9.6, 3).move(6, 18.6)
        .cubics(7, 16.3, 9.3, 15.1, 12, 15.1, 14.7, 15.1, 17, 16.3, 18, 18.6)),
    Glyph(
      "figure.walk", "Walk",
      line: PathValue()
        .move(11.8, 8.3).lines(10.5, 14.3, 13.7, 17.3, 14.6, 21.5).move(10.5, 14.3)
        .lines(9.6, 17.7, 7.2, 21.3).move(11.8, 8.3).lines(8.4, 10.2, 7.5, 13.4).move(11.8, 8.3)
        .lines(13.8, 11.5, 16.8, 12.7),
      fill: PathValue().disc(12.8, 4.1, 2)),
    Glyph(
      "figure.hiking", "Hike",
      line: PathValue()
        .move(11.8, 8.3).lines(10.5, 14.3, 13.7, 17.3, 14.6, 21.5).move(10.5, 14.3)
        .lines(9.6, 17.7, 7.2, 21.3).move(11.8, 8.3).lines(13.6, 11.4, 17, 12).move(18.2, 9.5)
        .lines(19, 21.5).move(8.7, 7.6).lines(7.5, 12.4),
      fill: PathValue().disc(13, 4.1, 2)),
    Glyph(
      "figure.2.and.child.holdinghands", "Family",
      line: PathValue()
        .move(6, 8.7).lines(6, 20.7).move(4, 20.7).lines(4, 14.7).move(8, 20.7).lines(8, 14.7)
        .move(6, 9.5).lines(9.5, 15).move(6, 9.5).lines(3, 14).move(18, 8.7).lines(18, 20.7)
        .move(16, 20.7).lines(16, 14.7).move(20, 20.7).lines(20, 14.7).move(18, 9.5).lines(14.5, 15)
        .move(18, 9.5).lines(21, 14).move(12, 15.5).lines(12, 20.7).move(9.5, 15)
        .lines(12, 16.2, 14.5, 15),
      fill: PathValue().disc(6, 5, 2).disc(18, 5, 2).disc(12, 12, 1.6)),
    Glyph(
      "figure.climbing", "Climb",
      line: PathValue()
        .move(19.5, 3.5).lines(16, 21).move(10, 9.5).lines(15, 6).move(10, 9.5)
        .lines(8.5, 14.5, 13, 16, 15, 15.5).move(8.5, 14.5).lines(6, 20.5).move(10, 9.5)
        .lines(5, 11.5),
      fill: PathValue().disc(9.5, 5, 2)),
    Glyph(
      "hand.thumbsup", "Good",
      line: PathValue()
        .move(7.5, 10.5).lines(11, 3.5).cubics(12.5, 3.5, 13.5, 4.5, 13.5, 6)
        .lines(13.5, 9.5, 19, 9.5)
        .cubics(19.51, 9.49, 19.99, 9.71, 20.32, 10.1, 20.65, 10.49, 20.79, 11, 20.7, 11.5)
        .lines(19.4, 18.7).cubics(19.2, 19.76, 18.27, 20.52, 17.2, 20.5).lines(7.5, 20.5).close()
        .move(3.5, 10.5).lines(7.5, 10.5, 7.5, 20.5, 3.5, 20.5).close()),
  ]
}
