// SPDX-License-Identifier: MIT

extension Glyph {
  /// Arrows and chevrons.
  static let arrows: [Glyph] = [
    Glyph("chevron.left", "Back", line: PathValue().move(15.5, 4).lines(7.5, 12, 15.5, 20)),
    Glyph("chevron.right", "Forward", line: PathValue().move(8.5, 4).lines(16.5, 12, 8.5, 20)),
    Glyph("chevron.up", "Up", line: PathValue().move(4, 15.5).lines(12, 7.5, 20, 15.5)),
    Glyph("chevron.down", "Down", line: PathValue().move(4, 8.5).lines(12, 16.5, 20, 8.5)),
    Glyph(
      "chevron.up.chevron.down", "Choose",
      line: PathValue()
        .move(7, 9.5).lines(12, 4.5, 17, 9.5).move(7, 14.5).lines(12, 19.5, 17, 14.5)),
    Glyph(
      "arrow.left", "Left",
      line: PathValue().move(20, 12).lines(4, 12).move(11, 5).lines(4, 12, 11, 19)),
    Glyph(
      "arrow.right", "Right",
      line: PathValue().move(4, 12).lines(20, 12).move(13, 5).lines(20, 12, 13, 19)),
    Glyph(
      "arrow.up", "Up",
      line: PathValue().move(12, 20).lines(12, 4).move(5, 11).lines(12, 4, 19, 11)),
    Glyph(
      "arrow.down", "Down",
      line: PathValue().move(12, 4).lines(12, 20).move(5, 13).lines(12, 20, 19, 13)),
    Glyph(
      "arrow.up.right", "Up right",
      line: PathValue().move(6, 18).lines(18, 6).move(8.5, 6).lines(18, 6, 18, 15.5)),
    Glyph(
      "arrow.down.right", "Down right",
      line: PathValue().move(6, 6).lines(18, 18).move(18, 8.5).lines(18, 18, 8.5, 18)),
    Glyph(
      "arrow.up.left", "Up left",
      line: PathValue().move(18, 18).lines(6, 6).move(15.5, 6).lines(6, 6, 6, 15.5)),
    Glyph(
      "arrow.down.left", "Down left",
      line: PathValue().move(18, 6).lines(6, 18).move(6, 8.5).lines(6, 18, 15.5, 18)),
    Glyph(
      "arrow.up.arrow.down", "Sort",
      line: PathValue()
        .move(7.5, 20).lines(7.5, 4).move(4, 7.5).lines(7.5, 4, 11, 7.5).move(16.5, 4)
        .lines(16.5, 20).move(13, 16.5).lines(16.5, 20, 20, 16.5)),
    Glyph(
      "arrow.left.and.right", "Length",
      line: PathValue()
        .move(2.5, 12).lines(21.5, 12).move(7, 7.5).lines(2.5, 12, 7, 16.5).move(17, 7.5)
        .lines(21.5, 12, 17, 16.5)),
    Glyph(
      "arrow.clockwise", "Reload",
      line: PathValue()
        .move(19.5, 12)
        .cubics(
          19.5, 15.58, 16.98, 18.66, 13.47, 19.36, 9.96, 20.06, 6.44, 18.19, 5.07, 14.88, 3.7,
          11.58, 4.86, 7.76, 7.83, 5.77, 10.8, 3.78, 14.77, 4.17, 17.3, 6.7
        )
        .lines(20, 9.4).move(20, 4.4).lines(20, 9.4, 15, 9.4)),
    Glyph(
      "arrow.counterclockwise", "Undo",
      line: PathValue()
        .move(4.5, 12)
        .cubics(
          4.5, 15.58, 7.02, 18.66, 10.53, 19.36, 14.04, 20.06, 17.56, 18.19, 18.93, 14.88, 20.3,
          11.58, 19.14, 7.76, 16.17, 5.77, 13.2, 3.78, 9.23, 4.17, 6.7, 6.7
        )
        .lines(4, 9.4).move(4, 4.4).lines(4, 9.4, 9, 9.4)),
    Glyph(
      "arrow.uturn.left", "Undo",
      line: PathValue()
        .move(8.5, 4.5).lines(4, 9, 8.5, 13.5).move(4, 9).lines(14.5, 9)
        .cubics(17.4, 9, 19.75, 11.35, 19.75, 14.25, 19.75, 17.15, 17.4, 19.5, 14.5, 19.5)
        .lines(9, 19.5)),
    Glyph(
      "arrow.triangle.turn.up.right.diamond", "Directions",
      line: PathValue()
        .move(12, 2.5).lines(21.5, 12, 12, 21.5, 2.5, 12).close().move(9.3, 15.5).lines(9.3, 13)
        .cubics(9.3, 11.9, 10.2, 11, 11.3, 11).lines(15.7, 11).move(13.4, 8.6)
        .lines(15.8, 11, 13.4, 13.4)),
    Glyph(
      "arrow.triangle.branch", "Branch",
      line: PathValue()
        .move(7, 20.5).lines(7, 3.5).move(3.5, 7).lines(7, 3.5, 10.5, 7).move(7, 16.5)
        .cubics(7, 12.5, 9, 10.5, 13, 10.5).lines(19, 10.5).move(15.5, 7)
        .lines(19, 10.5, 15.5, 14)),
    Glyph(
      "arrow.triangle.2.circlepath", "Repeat",
      line: PathValue()
        .move(4.5, 10.5)
        .cubics(5.06, 7.56, 7.3, 5.22, 10.21, 4.53, 13.13, 3.83, 16.18, 4.92, 18, 7.3)
        .lines(19.8, 9.3).move(19.5, 13.5)
        .cubics(18.94, 16.44, 16.7, 18.78, 13.79, 19.47, 10.87, 20.17, 7.82, 19.08, 6, 16.7)
        .lines(4.2, 14.7).move(20, 4.8).lines(20, 9.4, 15.4, 9.4).move(4, 19.2)
        .lines(4, 14.6, 8.6, 14.6)),
    Glyph(
      "square.and.arrow.up", "Share",
      line: PathValue()
        .move(8.3, 10).lines(6, 10).cubics(5.17, 10, 4.5, 10.67, 4.5, 11.5).lines(4.5, 19.5)
        .cubics(4.5, 20.33, 5.17, 21, 6, 21).lines(18, 21)
        .cubics(18.83, 21, 19.5, 20.33, 19.5, 19.5).lines(19.5, 11.5)
        .cubics(19.5, 10.67, 18.83, 10, 18, 10).lines(15.7, 10).move(12, 15).lines(12, 3).move(8, 7)
        .lines(12, 3, 16, 7)),
    Glyph(
      "square.and.arrow.down", "Save",
      line: PathValue()
        .move(8.3, 10).lines(6, 10).cubics(5.17, 10, 4.5, 10.67, 4.5, 11.5).lines(4.5, 19.5)
        .cubics(4.5, 20.33, 5.17, 21, 6, 21).lines(18, 21)
        .cubics(18.83, 21, 19.5, 20.33, 19.5, 19.5).lines(19.5, 11.5)
        .cubics(19.5, 10.67, 18.83, 10, 18, 10).lines(15.7, 10).move(12, 3).lines(12, 15)
        .move(8, 11).lines(12, 15, 16, 11)),
  ]
}
