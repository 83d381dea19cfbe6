// SPDX-License-Identifier: MIT

extension Glyph {
  /// Media, books and shopping.
  static let things: [Glyph] = [
    Glyph(
      "book", "Book",
      line: PathValue()
        .move(12, 6.3).cubics(10, 4.9, 7, 4.3, 3.2, 4.3).lines(3.2, 17.9)
        .cubics(7, 17.9, 10, 18.5, 12, 20, 14, 18.5, 17, 17.9, 20.8, 17.9).lines(20.8, 4.3)
        .cubics(17, 4.3, 14, 4.9, 12, 6.3).close().move(12, 6.3).lines(12, 20)),
    Glyph(
      "book.closed", "Journal",
      line: PathValue()
        .move(5, 18.5).lines(5, 5.5).cubics(5, 4.12, 6.12, 3, 7.5, 3).lines(19, 3, 19, 16, 7.5, 16)
        .cubics(6.12, 16, 5, 17.12, 5, 18.5).close().move(5, 18.5)
        .cubics(5, 19.88, 6.12, 21, 7.5, 21).lines(19, 21, 19, 16)),
    Glyph(
      "camera", "Camera",
      line: PathValue()
        .move(3, 9.5).cubics(3, 8.51, 3.81, 7.7, 4.8, 7.7)
        .lines(7.4, 7.7, 9, 5, 15, 5, 16.6, 7.7, 19.2, 7.7).cubics(20.19, 7.7, 21, 8.51, 21, 9.5)
        .lines(21, 17.7).cubics(21, 18.69, 20.19, 19.5, 19.2, 19.5).lines(4.8, 19.5)
        .cubics(3.81, 19.5, 3, 18.69, 3, 17.7).close().disc(12, 13.2, 3.7)),
    Glyph(
      "photo", "Photo",
      line: PathValue()
        .rect(3, 4.5, 18, 15, 2.5).move(3.5, 17.3)
        .lines(8.5, 12.5, 12.2, 16, 16.4, 11.7, 20.7, 15.8),
      fill: PathValue().disc(8.2, 8.9, 1.7)),
    Glyph(
      "cart", "Cart",
      line: PathValue().move(2.5, 4).lines(5.2, 4, 7.6, 15.5, 18.2, 15.5, 20.5, 7, 6, 7),
      fill: PathValue().disc(9, 19.4, 1.6).disc(17, 19.4, 1.6)),
    Glyph(
      "creditcard", "Card",
      line: PathValue()
        .rect(2.8, 5, 18.4, 14, 2.5).move(2.8, 9.8).lines(21.2, 9.8).move(6.5, 15).lines(10, 15)),
    Glyph(
      "phone", "Phone",
      line: PathValue()
        .move(4.5, 3.8).lines(8.3, 3.8, 10.3, 8.5, 8, 10.2)
        .cubics(9.19, 12.75, 11.25, 14.81, 13.8, 16).lines(15.5, 13.7, 20.2, 15.7, 20.2, 19.5)
        .cubics(
          20.2, 19.97, 20.01, 20.42, 19.67, 20.74, 19.33, 21.06, 18.87, 21.23, 18.4, 21.2, 10.5,
          20.6, 3.4, 13.5, 2.8, 5.6, 2.77, 5.13, 2.94, 4.67, 3.26, 4.33, 3.58, 3.99, 4.03, 3.8,
          4.5, 3.8
        )
        .close()),
    Glyph(
      "wifi", "Signal",
      line: PathValue()
        .move(2.8, 9.3).cubics(7.92, 4.32, 16.08, 4.32, 21.2, 9.3).move(6, 12.8)
        .cubics(9.34, 9.55, 14.66, 9.55, 18, 12.8).move(9.2, 16.2)
        .cubics(10.78, 14.73, 13.22, 14.73, 14.8, 16.2),
      fill: PathValue().disc(12, 19.3, 1.3)),
    Glyph(
      "lightbulb", "Tip",
      line: PathValue()
        .move(8.8, 16.5)
        .cubics(
          8.8, 14.2, 6, 12.9, 6, 9.5, 6, 6.19, 8.69, 3.5, 12, 3.5, 15.31, 3.5, 18, 6.19, 18, 9.5,
          18, 12.9, 15.2, 14.2, 15.2, 16.5
        )
        .close().move(9.3, 19).lines(14.7, 19).move(10.5, 21.5).lines(13.5, 21.5)),
    Glyph(
      "cross.case", "First aid",
      line: PathValue()
        .rect(3, 7, 18, 13, 2.5).move(8.5, 7).lines(8.5, 5).cubics(8.5, 4.17, 9.17, 3.5, 10, 3.5)
        .lines(14, 3.5).cubics(14.83, 3.5, 15.5, 4.17, 15.5, 5).lines(15.5, 7).move(12, 10.5)
        .lines(12, 16.5).move(9, 13.5).lines(15, 13.5)),
  ]
}
