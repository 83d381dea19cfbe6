// SPDX-License-Identifier: MIT

extension Glyph {
  private static let circleShape = PathValue().disc(12, 12, 9)
  private static let squareShape = PathValue().rect(3.5, 3.5, 17, 17, 3)
  private static let questionmarkCircleShape = PathValue().disc(12, 17, 1.1)

  /// Checkmarks, crosses and status signs.
  static let marks: [Glyph] = [
    Glyph(
      "xmark", "Close",
      line: PathValue().move(5.5, 5.5).lines(18.5, 18.5).move(18.5, 5.5).lines(5.5, 18.5)),
    Glyph(
      "xmark.circle", "Close",
      line: PathValue()
        .disc(12, 12, 9).move(8.9, 8.9).lines(15.1, 15.1).move(15.1, 8.9).lines(8.9, 15.1)),
    Glyph(
      "xmark.circle.fill", "Close",
      fill: PathValue()
        .disc(12, 12, 9.9).move(8.26, 9.54)
        .cubics(7.91, 9.19, 7.91, 8.61, 8.26, 8.26, 8.61, 7.91, 9.19, 7.91, 9.54, 8.26)
        .lines(12, 10.73, 14.46, 8.26)
        .cubics(14.81, 7.91, 15.39, 7.91, 15.74, 8.26, 16.09, 8.61, 16.09, 9.19, 15.74, 9.54)
        .lines(13.27, 12, 15.74, 14.46)
        .cubics(16.09, 14.81, 16.09, 15.39, 15.74, 15.74, 15.39, 16.09, 14.81, 16.09, 14.46, 15.74)
        .lines(12, 13.27, 9.54, 15.74)
        .cubics(9.19, 16.09, 8.61, 16.09, 8.26, 15.74, 7.91, 15.39, 7.91, 14.81, 8.26, 14.46)
        .lines(10.73, 12).close()),
    Glyph("plus", "Add", line: PathValue().move(12, 4).lines(12, 20).move(4, 12).lines(20, 12)),
    Glyph(
      "plus.circle", "Add",
      line: PathValue()
        .disc(12, 12, 9).move(12, 7.5).lines(12, 16.5).move(7.5, 12).lines(16.5, 12)),
    Glyph(
      "plus.circle.fill", "Add",
      fill: PathValue()
        .disc(12, 12, 9.9).move(11.1, 7.5)
        .cubics(11.1, 7, 11.5, 6.6, 12, 6.6, 12.5, 6.6, 12.9, 7, 12.9, 7.5)
        .lines(12.9, 11.1, 16.5, 11.1)
        .cubics(17, 11.1, 17.4, 11.5, 17.4, 12, 17.4, 12.5, 17, 12.9, 16.5, 12.9)
        .lines(12.9, 12.9, 12.9, 16.5)
        .cubics(12.9, 17, 12.5, 17.4, 12, 17.4, 11.5, 17.4, 11.1, 17, 11.1, 16.5)
        .lines(11.1, 12.9, 7.5, 12.9)
        .cubics(7, 12.9, 6.6, 12.5, 6.6, 12, 6.6, 11.5, 7, 11.1, 7.5, 11.1).lines(11.1, 11.1)
        .close()),
    Glyph("minus", "Remove", line: PathValue().move(4, 12).lines(20, 12)),
    Glyph(
      "minus.circle", "Remove",
      line: PathValue().disc(12, 12, 9).move(7.5, 12).lines(16.5, 12)),
    Glyph(
      "minus.circle.fill", "Remove",
      fill: PathValue()
        .disc(12, 12, 9.9).move(7.5, 11.1).lines(16.5, 11.1)
        .cubics(17, 11.1, 17.4, 11.5, 17.4, 12, 17.4, 12.5, 17, 12.9, 16.5, 12.9).lines(7.5, 12.9)
        .cubics(7, 12.9, 6.6, 12.5, 6.6, 12, 6.6, 11.5, 7, 11.1, 7.5, 11.1).close()),
    Glyph("checkmark", "Done", line: PathValue().move(4.5, 12.8).lines(9.5, 18, 19.5, 6)),
    Glyph(
      "checkmark.circle", "Done",
      line: PathValue().disc(12, 12, 9).move(7.6, 12.4).lines(10.7, 15.5, 16.4, 8.8)),
    Glyph(
      "checkmark.circle.fill", "Done",
      fill: PathValue()
        .disc(12, 12, 9.9).move(8.24, 11.76).lines(10.65, 14.17, 15.71, 8.22)
        .cubics(16.03, 7.84, 16.6, 7.79, 16.98, 8.11, 17.36, 8.43, 17.41, 9, 17.09, 9.38)
        .lines(11.39, 16.08)
        .cubics(11.23, 16.27, 10.99, 16.39, 10.74, 16.4, 10.49, 16.42, 10.24, 16.32, 10.06, 16.14)
        .lines(6.96, 13.04)
        .cubics(6.61, 12.69, 6.61, 12.11, 6.96, 11.76, 7.31, 11.41, 7.89, 11.41, 8.24, 11.76)
        .close()),
    Glyph("circle", "Circle", line: circleShape),
    Glyph("circle.fill", "Circle", body: circleShape),
    Glyph(
      "circle.dotted", "Open",
      fill: PathValue()
        .disc(12, 3, 1).disc(16.5, 4.21, 1).disc(19.79, 7.5, 1).disc(21, 12, 1).disc(19.79, 16.5, 1)
        .disc(16.5, 19.79, 1).disc(12, 21, 1).disc(7.5, 19.79, 1).disc(4.21, 16.5, 1).disc(3, 12, 1)
        .disc(4.21, 7.5, 1).disc(7.5, 4.21, 1)),
    Glyph("square", "Square", line: squareShape),
    Glyph("square.fill", "Square", body: squareShape),
    Glyph(
      "info.circle", "Info",
      line: circleShape,
      fill: PathValue()
        .move(11.1, 11).cubics(11.1, 10.5, 11.5, 10.1, 12, 10.1, 12.5, 10.1, 12.9, 10.5, 12.9, 11)
        .lines(12.9, 16.4)
        .cubics(12.9, 16.9, 12.5, 17.3, 12, 17.3, 11.5, 17.3, 11.1, 16.9, 11.1, 16.4).close()
        .disc(12, 7.8, 1.15)),
    Glyph(
      "info.circle.fill", "Info",
      fill: PathValue()
        .disc(12, 12, 9.9).move(11.1, 11)
        .cubics(11.1, 10.5, 11.5, 10.1, 12, 10.1, 12.5, 10.1, 12.9, 10.5, 12.9, 11)
        .lines(12.9, 16.4)
        .cubics(12.9, 16.9, 12.5, 17.3, 12, 17.3, 11.5, 17.3, 11.1, 16.9, 11.1, 16.4).close()
        .disc(12, 7.8, 1.15)),
    Glyph(
      "questionmark.circle", "Help",
      line: PathValue()
        .disc(12, 12, 9).move(9.3, 9.4)
        .cubics(
          9.33, 8.12, 10.25, 7.03, 11.51, 6.8, 12.77, 6.57, 14.02, 7.25, 14.5, 8.44, 14.98, 9.63,
          14.57, 10.99, 13.5, 11.7, 12.5, 12.4, 12, 12.9, 12, 14),
      fill: questionmarkCircleShape),
    Glyph(
      "exclamationmark.circle", "Warning",
      line: PathValue().disc(12, 12, 9).move(12, 7).lines(12, 13),
      fill: PathValue().disc(12, 16.6, 1.1)),
    Glyph(
      "exclamationmark.triangle", "Warning",
      line: PathValue()
        .move(12, 4).lines(21.2, 19.8, 2.8, 19.8).close().move(12, 9.8).lines(12, 14),
      fill: questionmarkCircleShape),
    Glyph(
      "exclamationmark.triangle.fill", "Warning",
      fill: PathValue()
        .move(11.2, 3.5)
        .cubics(11.37, 3.23, 11.68, 3.06, 12, 3.06, 12.32, 3.06, 12.63, 3.23, 12.8, 3.5)
        .lines(22, 19.3)
        .cubics(22.16, 19.59, 22.15, 19.94, 21.99, 20.22, 21.83, 20.51, 21.53, 20.69, 21.2, 20.7)
        .lines(2.8, 20.7)
        .cubics(2.47, 20.69, 2.17, 20.51, 2.01, 20.22, 1.85, 19.94, 1.84, 19.59, 2, 19.3).close()
        .move(11.1, 9.5).cubics(11.1, 9, 11.5, 8.6, 12, 8.6, 12.5, 8.6, 12.9, 9, 12.9, 9.5)
        .lines(12.7, 13.9)
        .cubics(12.7, 14.29, 12.39, 14.6, 12, 14.6, 11.61, 14.6, 11.3, 14.29, 11.3, 13.9).close()
        .disc(12, 16.9, 1.1)),
    Glyph(
      "ellipsis", "More",
      fill: PathValue().disc(5, 12, 1.7).disc(12, 12, 1.7).disc(19, 12, 1.7)),
    Glyph(
      "ellipsis.circle", "More",
      line: circleShape,
      fill: PathValue().disc(7.8, 12, 1.25).disc(12, 12, 1.25).disc(16.2, 12, 1.25)),
    Glyph(
      "number", "Number",
      line: PathValue()
        .move(9.8, 4).lines(8, 20).move(16.5, 4).lines(14.7, 20).move(4.5, 9).lines(20.5, 9)
        .move(3.8, 15).lines(19.8, 15)),
  ]
}
