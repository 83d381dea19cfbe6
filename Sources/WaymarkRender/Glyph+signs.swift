// SPDX-License-Identifier: MIT

extension Glyph {
  private static let starShape = PathValue()
    .move(12, 3.3)
    .lines(
      14.35, 9.46, 20.94, 9.8, 15.8, 13.94, 17.53, 20.3, 12, 16.7, 6.47, 20.3, 8.2, 13.94, 3.06,
      9.8, 9.65, 9.46
    )
    .close()
  private static let heartShape = PathValue()
    .move(12, 20.3)
    .cubics(
      5.7, 15.9, 3, 12.5, 3, 9, 3, 6.1, 5.1, 4, 7.6, 4, 9.4, 4, 11, 5, 12, 6.8, 13, 5, 14.6, 4,
      16.4, 4, 18.9, 4, 21, 6.1, 21, 9, 21, 12.5, 18.3, 15.9, 12, 20.3
    )
    .close()
  private static let bookmarkShape = PathValue()
    .move(6, 5).cubics(6, 4.17, 6.67, 3.5, 7.5, 3.5).lines(16.5, 3.5)
    .cubics(17.33, 3.5, 18, 4.17, 18, 5).lines(18, 20.5, 12, 16.2, 6, 20.5).close()
  private static let boltShape = PathValue()
    .move(13.5, 3).lines(5, 13.5, 11, 13.5, 10, 21, 19, 10, 12.7, 10).close()

  /// Bookmarks, ratings and tags.
  static let signs: [Glyph] = [
    Glyph("star", "Favourite", line: starShape),
    Glyph("star.fill", "Favourite", body: starShape),
    Glyph("heart", "Like", line: heartShape),
    Glyph("heart.fill", "Liked", body: heartShape),
    Glyph("bookmark", "Bookmark", line: bookmarkShape),
    Glyph("bookmark.fill", "Bookmarked", body: bookmarkShape),
    Glyph(
      "flag", "Flag",
      line: PathValue()
        .move(5.5, 21).lines(5.5, 4.5).move(5.5, 4.5)
        .cubics(7.5, 3.3, 9.8, 3.3, 12, 4.5, 14.2, 5.7, 16.5, 5.7, 18.5, 4.5).lines(18.5, 14)
        .cubics(16.5, 15.2, 14.2, 15.2, 12, 14, 9.8, 12.8, 7.5, 12.8, 5.5, 14)),
    Glyph(
      "flag.fill", "Flag",
      line: PathValue().move(5.5, 21).lines(5.5, 4.5),
      body: PathValue()
        .move(5.5, 4.5).cubics(7.5, 3.3, 9.8, 3.3, 12, 4.5, 14.2, 5.7, 16.5, 5.7, 18.5, 4.5)
        .lines(18.5, 14).cubics(16.5, 15.2, 14.2, 15.2, 12, 14, 9.8, 12.8, 7.5, 12.8, 5.5, 14)
        .close()),
    Glyph(
      "flag.checkered", "Finish",
      line: PathValue().move(5, 21).lines(5, 4.5, 19, 4.5, 19, 14.5, 5, 14.5),
      fill: PathValue()
        .move(5, 4.5).lines(9.7, 4.5, 9.7, 9.5, 5, 9.5).close().move(14.3, 4.5)
        .lines(19, 4.5, 19, 9.5, 14.3, 9.5).close().move(9.7, 9.5)
        .lines(14.3, 9.5, 14.3, 14.5, 9.7, 14.5).close()),
    Glyph(
      "tag", "Tag",
      line: PathValue()
        .move(3.5, 11.3).lines(3.5, 5).cubics(3.5, 4.17, 4.17, 3.5, 5, 3.5).lines(11.3, 3.5)
        .cubics(11.83, 3.51, 12.33, 3.72, 12.7, 4.1).lines(20.2, 11.6)
        .cubics(20.86, 12.26, 20.86, 13.34, 20.2, 14).lines(14, 20.2)
        .cubics(13.34, 20.86, 12.26, 20.86, 11.6, 20.2).lines(4.1, 12.7)
        .cubics(3.72, 12.33, 3.51, 11.83, 3.5, 11.3).close(),
      fill: PathValue().disc(8, 8, 1.5)),
    Glyph(
      "rosette", "Award",
      line: PathValue()
        .move(18.2, 9.8)
        .cubics(
          18.74, 10.23, 18.98, 10.95, 18.8, 11.62, 18.62, 12.29, 18.06, 12.8, 17.37, 12.9, 17.63,
          13.55, 17.47, 14.29, 16.98, 14.78, 16.49, 15.27, 15.75, 15.43, 15.1, 15.17, 15, 15.86,
          14.49, 16.42, 13.82, 16.6, 13.15, 16.78, 12.43, 16.54, 12, 16, 11.57, 16.54, 10.85,
          16.78, 10.18, 16.6, 9.51, 16.42, 9, 15.86, 8.9, 15.17, 8.25, 15.43, 7.51, 15.27, 7.02,
          14.78, 6.53, 14.29, 6.37, 13.55, 6.63, 12.9, 5.94, 12.8, 5.38, 12.29, 5.2, 11.62, 5.02,
          10.95, 5.26, 10.23, 5.8, 9.8, 5.26, 9.37, 5.02, 8.65, 5.2, 7.98, 5.38, 7.31, 5.94, 6.8,
          6.63, 6.7, 6.37, 6.05, 6.53, 5.31, 7.02, 4.82, 7.51, 4.33, 8.25, 4.17, 8.9, 4.43, 9,
          3.74, 9.51, 3.18, 10.18, 3, 10.85, 2.82, 11.57, 3.06, 12, 3.6, 12.43, 3.06, 13.15, 2.82,
          13.82, 3, 14.49, 3.18, 15, 3.74, 15.1, 4.43, 15.75, 4.17, 16.49, 4.33, 16.98, 4.82,
          17.47, 5.31, 17.63, 6.05, 17.37, 6.7, 18.06, 6.8, 18.62, 7.31, 18.8, 7.98, 18.98, 8.65,
          18.74, 9.37, 18.2, 9.8
        )
        .close().disc(12, 9.8, 2.4).move(8.5, 15.5).lines(7, 21.5, 12, 19.2, 17, 21.5, 15.5, 15.5)),
    Glyph(
      "trophy", "Trophy",
      line: PathValue()
        .move(7, 3.5).lines(17, 3.5, 17, 9.5)
        .cubics(17, 12.26, 14.76, 14.5, 12, 14.5, 9.24, 14.5, 7, 12.26, 7, 9.5).close().move(7, 5.5)
        .lines(3.5, 5.5).cubics(3.5, 9, 4.8, 10.8, 7.5, 11.1).move(17, 5.5).lines(20.5, 5.5)
        .cubics(20.5, 9, 19.2, 10.8, 16.5, 11.1).move(12, 14.5).lines(12, 18).move(8, 20.5)
        .lines(16, 20.5).cubics(16, 19, 15.1, 18, 13.7, 18).lines(10.3, 18)
        .cubics(8.9, 18, 8, 19, 8, 20.5).close()),
    Glyph("bolt", "Fast", line: boltShape),
    Glyph("bolt.fill", "Fast", body: boltShape),
    Glyph(
      "chart.bar", "Figures",
      line: PathValue()
        .rect(3.5, 12, 4, 8.5, 0.8).rect(10, 7.5, 4, 13, 0.8).rect(16.5, 3.5, 4, 17, 0.8)),
    Glyph(
      "chart.line.uptrend.xyaxis", "Trend",
      line: PathValue()
        .move(3.5, 3.5).lines(3.5, 20.5, 20.5, 20.5).move(7, 15.5)
        .lines(11, 10.5, 14.5, 13.5, 20, 6.5).move(16, 6).lines(20, 6, 20, 10)),
  ]
}
