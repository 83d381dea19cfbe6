// SPDX-License-Identifier: MIT

extension Glyph {
  private static let sidebarLeadingShape = PathValue()
    .rect(3, 5, 18, 14, 3).move(9.3, 5).lines(9.3, 19)
  private static let playShape = PathValue().move(7.5, 4.5).lines(7.5, 19.5, 19, 12).close()

  /// Settings, search, editing and locks.
  static let tools: [Glyph] = [
    Glyph("sidebar.leading", "Sidebar", line: sidebarLeadingShape),
    Glyph("sidebar.left", "Sidebar", line: sidebarLeadingShape),
    Glyph(
      "gear", "Settings",
      line: PathValue()
        .disc(12, 12, 6.6).disc(12, 12, 2.2).move(18.6, 12).lines(21.4, 12).move(16.67, 16.67)
        .lines(18.65, 18.65).move(12, 18.6).lines(12, 21.4).move(7.33, 16.67).lines(5.35, 18.65)
        .move(5.4, 12).lines(2.6, 12).move(7.33, 7.33).lines(5.35, 5.35).move(12, 5.4)
        .lines(12, 2.6).move(16.67, 7.33).lines(18.65, 5.35)),
    Glyph(
      "gearshape", "Settings",
      line: PathValue()
        .move(9.98, 5.4)
        .lines(
          10.48, 2.93, 13.52, 2.93, 14.02, 5.4, 15.24, 5.91, 17.34, 4.51, 19.49, 6.66, 18.09, 8.76,
          18.6, 9.98, 21.07, 10.48, 21.07, 13.52, 18.6, 14.02, 18.09, 15.24, 19.49, 17.34, 17.34,
          19.49, 15.24, 18.09, 14.02, 18.6, 13.52, 21.07, 10.48, 21.07, 9.98, 18.6, 8.76, 18.09,
          6.66, 19.49, 4.51, 17.34, 5.91, 15.24, 5.4, 14.02, 2.93, 13.52, 2.93, 10.48, 5.4, 9.98,
          5.91, 8.76, 4.51, 6.66, 6.66, 4.51, 8.76, 5.91
        )
        .close().disc(12, 12, 3)),
    Glyph(
      "gearshape.fill", "Settings",
      fill: PathValue()
        .move(10, 2)
        .lines(
          14, 2, 14.6, 4.9, 15.5, 5.3, 18, 3.7, 20.4, 6.1, 18.8, 8.6, 19.2, 9.5, 22.1, 10.1, 22.1,
          14.1, 19.2, 14.7, 18.8, 15.6, 20.4, 18.1, 18, 20.5, 15.5, 18.9, 14.6, 19.3, 14, 22, 10,
          22, 9.4, 19.1, 8.5, 18.7, 6, 20.3, 3.6, 17.9, 5.2, 15.4, 4.8, 14.5, 2, 14, 2, 10, 4.8,
          9.4, 5.2, 8.5, 3.6, 6, 6, 3.7, 8.5, 5.3, 9.4, 4.9
        )
        .close().disc(12, 12, 3.2)),
    Glyph(
      "magnifyingglass", "Search",
      line: PathValue().disc(10.5, 10.5, 6.6).move(15.4, 15.4).lines(20.7, 20.7)),
    Glyph(
      "slider.horizontal.3", "Adjust",
      line: PathValue()
        .move(3, 6).lines(7.5, 6).move(12.3, 6).lines(21, 6).move(3, 12).lines(11.7, 12)
        .move(16.5, 12).lines(21, 12).move(3, 18).lines(5.7, 18).move(10.5, 18).lines(21, 18)
        .disc(9.9, 6, 2.3).disc(14.1, 12, 2.3).disc(8.1, 18, 2.3)),
    Glyph(
      "line.3.horizontal.decrease", "Filter",
      line: PathValue()
        .move(3.5, 7).lines(20.5, 7).move(6.5, 12).lines(17.5, 12).move(10, 17).lines(14, 17)),
    Glyph(
      "list.bullet", "List",
      line: PathValue()
        .move(9, 6).lines(20.5, 6).move(9, 12).lines(20.5, 12).move(9, 18).lines(20.5, 18),
      fill: PathValue().disc(4.5, 6, 1.4).disc(4.5, 12, 1.4).disc(4.5, 18, 1.4)),
    Glyph(
      "line.3.horizontal", "Menu",
      line: PathValue()
        .move(3.5, 7).lines(20.5, 7).move(3.5, 12).lines(20.5, 12).move(3.5, 17).lines(20.5, 17)),
    Glyph(
      "square.grid.2x2", "Grid",
      line: PathValue()
        .rect(3.5, 3.5, 6.8, 6.8, 1.5).rect(13.7, 3.5, 6.8, 6.8, 1.5).rect(3.5, 13.7, 6.8, 6.8, 1.5)
        .rect(13.7, 13.7, 6.8, 6.8, 1.5)),
    Glyph(
      "pencil", "Edit",
      line: PathValue()
        .move(3.8, 20.2).lines(4.9, 15.5, 16.3, 4.1)
        .cubics(16.64, 3.75, 17.11, 3.54, 17.6, 3.54, 18.09, 3.54, 18.56, 3.75, 18.9, 4.1)
        .lines(19.9, 5.1)
        .cubics(20.25, 5.44, 20.46, 5.91, 20.46, 6.4, 20.46, 6.89, 20.25, 7.36, 19.9, 7.7)
        .lines(8.5, 19.1).close().move(13.9, 6.5).lines(17.5, 10.1)),
    Glyph(
      "square.and.pencil", "Write",
      line: PathValue()
        .move(12, 4.5).lines(6, 4.5).cubics(4.62, 4.5, 3.5, 5.62, 3.5, 7).lines(3.5, 18)
        .cubics(3.5, 19.38, 4.62, 20.5, 6, 20.5).lines(17, 20.5)
        .cubics(18.38, 20.5, 19.5, 19.38, 19.5, 18).lines(19.5, 12).move(9, 15)
        .lines(9.6, 12.1, 18.3, 3.4)
        .cubics(18.56, 3.13, 18.92, 2.98, 19.3, 2.98, 19.68, 2.98, 20.04, 3.13, 20.3, 3.4)
        .lines(20.6, 3.7)
        .cubics(20.87, 3.96, 21.02, 4.32, 21.02, 4.7, 21.02, 5.08, 20.87, 5.44, 20.6, 5.7)
        .lines(11.9, 14.4).close()),
    Glyph(
      "trash", "Delete",
      line: PathValue()
        .move(4, 6.5).lines(20, 6.5).move(9.3, 6.5).lines(9.3, 5)
        .cubics(9.3, 4.17, 9.97, 3.5, 10.8, 3.5).lines(13.2, 3.5)
        .cubics(14.03, 3.5, 14.7, 4.17, 14.7, 5).lines(14.7, 6.5).move(6, 6.5).lines(6.9, 19.1)
        .cubics(6.95, 19.89, 7.61, 20.5, 8.4, 20.5).lines(15.6, 20.5)
        .cubics(16.39, 20.5, 17.05, 19.89, 17.1, 19.1).lines(18, 6.5).move(10, 10.5)
        .lines(10.2, 16.5).move(14, 10.5).lines(13.8, 16.5)),
    Glyph(
      "paintbrush", "Look",
      line: PathValue()
        .move(20.4, 3.6).cubics(17.2, 5, 13.2, 8.4, 10.6, 12).lines(12.2, 13.6)
        .cubics(15.7, 10.9, 19, 6.8, 20.4, 3.6).close().move(9.8, 12.6)
        .cubics(
          10.8, 12.8, 11.5, 13.5, 11.7, 14.5, 12.3, 17.3, 10.1, 20.3, 6.7, 20.6, 4.9, 20.8, 3.7,
          20.4, 3, 19.8, 4.4, 19.3, 4.8, 18.1, 5, 16.7, 5.4, 14.2, 7.3, 12.2, 9.8, 12.6
        )
        .close()),
    Glyph(
      "bell", "Notifications",
      line: PathValue()
        .move(5, 17)
        .cubics(
          6.3, 15.6, 7, 14, 7, 10.7, 7, 7.94, 9.24, 5.7, 12, 5.7, 14.76, 5.7, 17, 7.94, 17, 10.7,
          17, 14, 17.7, 15.6, 19, 17
        )
        .close().move(9.8, 20)
        .cubics(10.18, 20.88, 11.05, 21.44, 12, 21.44, 12.95, 21.44, 13.82, 20.88, 14.2, 20)
        .move(12, 5.5).lines(12, 3.8)),
    Glyph(
      "bell.fill", "Notifications",
      line: PathValue()
        .move(9.8, 20)
        .cubics(10.18, 20.88, 11.05, 21.44, 12, 21.44, 12.95, 21.44, 13.82, 20.88, 14.2, 20)
        .move(12, 5.5).lines(12, 3.8),
      body: PathValue()
        .move(5, 17)
        .cubics(
          6.3, 15.6, 7, 14, 7, 10.7, 7, 7.94, 9.24, 5.7, 12, 5.7, 14.76, 5.7, 17, 7.94, 17, 10.7,
          17, 14, 17.7, 15.6, 19, 17
        )
        .close()),
    Glyph(
      "lock", "Locked",
      line: PathValue()
        .rect(5, 10.5, 14, 10.5, 2).move(8, 10.5).lines(8, 7.5)
        .cubics(8, 5.29, 9.79, 3.5, 12, 3.5, 14.21, 3.5, 16, 5.29, 16, 7.5).lines(16, 10.5)),
    Glyph(
      "lock.fill", "Locked",
      line: PathValue()
        .move(8, 10.5).lines(8, 7.5)
        .cubics(8, 5.29, 9.79, 3.5, 12, 3.5, 14.21, 3.5, 16, 5.29, 16, 7.5).lines(16, 10.5),
      body: PathValue().rect(5, 10.5, 14, 10.5, 2)),
    Glyph(
      "lock.open", "Unlocked",
      line: PathValue()
        .rect(5, 10.5, 14, 10.5, 2).move(8, 10.5).lines(8, 6.5)
        .cubics(8.02, 4.54, 9.46, 2.89, 11.39, 2.59, 13.32, 2.3, 15.19, 3.44, 15.8, 5.3)),
    Glyph(
      "link", "Link",
      line: PathValue()
        .move(10.3, 13.7)
        .cubics(9.53, 12.93, 9.1, 11.89, 9.1, 10.8, 9.1, 9.71, 9.53, 8.67, 10.3, 7.9).lines(13.2, 5)
        .cubics(14.8, 3.4, 17.4, 3.4, 19, 5, 20.6, 6.6, 20.6, 9.2, 19, 10.8).lines(17.4, 12.4)
        .move(13.7, 10.3)
        .cubics(14.47, 11.07, 14.9, 12.11, 14.9, 13.2, 14.9, 14.29, 14.47, 15.33, 13.7, 16.1)
        .lines(10.8, 19).cubics(9.2, 20.6, 6.6, 20.6, 5, 19, 3.4, 17.4, 3.4, 14.8, 5, 13.2)
        .lines(6.6, 11.6)),
    Glyph("play", "Play", line: playShape),
    Glyph("play.fill", "Play", body: playShape),
    Glyph("pause", "Pause", line: PathValue().rect(6, 5, 3.6, 14, 1).rect(14.4, 5, 3.6, 14, 1)),
    Glyph("pause.fill", "Pause", body: PathValue().rect(6, 5, 3, 14, 0.6).rect(15, 5, 3, 14, 0.6)),
    Glyph("stop.fill", "Stop", body: PathValue().rect(6, 6, 12, 12, 1)),
    Glyph(
      "eye", "Show",
      line: PathValue()
        .move(2.5, 12)
        .cubics(
          5, 7.6, 8.2, 5.5, 12, 5.5, 15.8, 5.5, 19, 7.6, 21.5, 12, 19, 16.4, 15.8, 18.5, 12, 18.5,
          8.2, 18.5, 5, 16.4, 2.5, 12
        )
        .close().disc(12, 12, 3)),
    Glyph(
      "bubble.left", "Comment",
      line: PathValue()
        .move(5.5, 4.5).lines(18.5, 4.5).cubics(19.6, 4.5, 20.5, 5.4, 20.5, 6.5).lines(20.5, 14.5)
        .cubics(20.5, 15.6, 19.6, 16.5, 18.5, 16.5).lines(12, 16.5, 7.5, 20.5, 7.5, 16.5, 5.5, 16.5)
        .cubics(4.4, 16.5, 3.5, 15.6, 3.5, 14.5).lines(3.5, 6.5)
        .cubics(3.5, 5.4, 4.4, 4.5, 5.5, 4.5).close()),
    Glyph(
      "envelope", "Mail",
      line: PathValue().rect(3, 5, 18, 14, 2.5).move(3.8, 7).lines(12, 13, 20.2, 7)),
    Glyph(
      "paperplane", "Send",
      line: PathValue()
        .move(21, 3).lines(3, 9.8, 10.2, 13.8, 14.2, 21).close().move(21, 3).lines(10.2, 13.8)),
    Glyph(
      "folder", "Folder",
      line: PathValue()
        .move(3, 18).lines(3, 6.5).cubics(3, 5.67, 3.67, 5, 4.5, 5)
        .lines(9.2, 5, 11.5, 7.5, 19.5, 7.5).cubics(20.33, 7.5, 21, 8.17, 21, 9).lines(21, 18)
        .cubics(21, 18.83, 20.33, 19.5, 19.5, 19.5).lines(4.5, 19.5)
        .cubics(3.67, 19.5, 3, 18.83, 3, 18).close()),
    Glyph(
      "doc.text", "Document",
      line: PathValue()
        .move(6.5, 3).lines(14, 3, 19, 8, 19, 19.5).cubics(19, 20.33, 18.33, 21, 17.5, 21)
        .lines(6.5, 21).cubics(5.67, 21, 5, 20.33, 5, 19.5).lines(5, 4.5)
        .cubics(5, 3.67, 5.67, 3, 6.5, 3).close().move(13.5, 3.5).lines(13.5, 8.5, 18.5, 8.5)
        .move(8.5, 13).lines(15.5, 13).move(8.5, 16.8).lines(15.5, 16.8)),
  ]
}
