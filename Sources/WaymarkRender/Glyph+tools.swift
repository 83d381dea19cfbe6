// SPDX-License-Identifier: MIT

extension Glyph {
  private static let wheel =
    "M9.98 5.4 10.48 2.93 13.52 2.93 14.02 5.4 15.24 5.91 17.34 4.51 19.49 6.66 18.09 8.76"
    + " 18.6 9.98 21.07 10.48 21.07 13.52 18.6 14.02 18.09 15.24 19.49 17.34 17.34 19.49 15.24 18.09"
    + " 14.02 18.6 13.52 21.07 10.48 21.07 9.98 18.6 8.76 18.09 6.66 19.49 4.51 17.34 5.91 15.24"
    + " 5.4 14.02 2.93 13.52 2.93 10.48 5.4 9.98 5.91 8.76 4.51 6.66 6.66 4.51 8.76 5.91z"
  private static let spokes =
    "M18.6 12H21.4M16.67 16.67l1.98 1.98M12 18.6V21.4M7.33 16.67l-1.98 1.98M5.4 12H2.6"
    + "M7.33 7.33 5.35 5.35M12 5.4V2.6M16.67 7.33l1.98-1.98"
  private static let bell =
    "M5 17c1.3-1.4 2-3 2-6.3a5 5 0 0 1 10 0c0 3.3.7 4.9 2 6.3z"
  private static let padlock = rect(5, 10.5, 14, 10.5, 2)
  private static let speech =
    "M5.5 4.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H12l-4.5 4v-4h-2a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z"

  /// Settings, search, editing and locks.
  static let tools: [Glyph] = [
    Glyph("sidebar.leading", "Sidebar", line: rect(3, 5, 18, 14, 3) + "M9.3 5v14"),
    Glyph("sidebar.left", "Sidebar", line: rect(3, 5, 18, 14, 3) + "M9.3 5v14"),
    Glyph("gear", "Settings", line: disc(12, 12, 6.6) + disc(12, 12, 2.2) + spokes),
    Glyph("gearshape", "Settings", line: wheel + disc(12, 12, 3)),
    Glyph(
      "gearshape.fill", "Settings",
      fill: "M10 2h4l.6 2.9.9.4 2.5-1.6 2.4 2.4-1.6 2.5.4.9 2.9.6v4l-2.9.6-.4.9 1.6 2.5-2.4 2.4"
        + "-2.5-1.6-.9.4L14 22h-4l-.6-2.9-.9-.4L6 20.3l-2.4-2.4 1.6-2.5-.4-.9L2 14v-4l2.8-.6.4-.9"
        + "L3.6 6 6 3.7l2.5 1.6.9-.4z" + disc(12, 12, 3.2)),
    Glyph("magnifyingglass", "Search", line: disc(10.5, 10.5, 6.6) + "M15.4 15.4l5.3 5.3"),
    Glyph(
      "slider.horizontal.3", "Adjust",
      line: "M3 6h4.5M12.3 6H21M3 12h8.7M16.5 12H21M3 18h2.7M10.5 18H21"
        + disc(9.9, 6, 2.3) + disc(14.1, 12, 2.3) + disc(8.1, 18, 2.3)),
    Glyph(
      "line.3.horizontal.decrease", "Filter", line: "M3.5 7h17M6.5 12h11M10 17h4"),
    Glyph(
      "list.bullet", "List", line: "M9 6h11.5M9 12h11.5M9 18h11.5",
      fill: disc(4.5, 6, 1.4) + disc(4.5, 12, 1.4) + disc(4.5, 18, 1.4)),
    Glyph("line.3.horizontal", "Menu", line: "M3.5 7h17M3.5 12h17M3.5 17h17"),
    Glyph(
      "square.grid.2x2", "Grid",
      line: rect(3.5, 3.5, 6.8, 6.8, 1.5) + rect(13.7, 3.5, 6.8, 6.8, 1.5)
        + rect(3.5, 13.7, 6.8, 6.8, 1.5) + rect(13.7, 13.7, 6.8, 6.8, 1.5)),
    Glyph(
      "pencil", "Edit",
      line: "M3.8 20.2l1.1-4.7L16.3 4.1a1.8 1.8 0 0 1 2.6 0l1 1a1.8 1.8 0 0 1 0 2.6L8.5 19.1z"
        + "M13.9 6.5l3.6 3.6"),
    Glyph(
      "square.and.pencil", "Write",
      line: "M12 4.5H6A2.5 2.5 0 0 0 3.5 7v11A2.5 2.5 0 0 0 6 20.5h11a2.5 2.5 0 0 0 2.5-2.5v-6"
        + "M9 15l.6-2.9 8.7-8.7a1.4 1.4 0 0 1 2 0l.3.3a1.4 1.4 0 0 1 0 2l-8.7 8.7z"),
    Glyph(
      "trash", "Delete",
      line: "M4 6.5h16M9.3 6.5V5a1.5 1.5 0 0 1 1.5-1.5h2.4A1.5 1.5 0 0 1 14.7 5v1.5M6 6.5l.9 12.6"
        + "a1.5 1.5 0 0 0 1.5 1.4h7.2a1.5 1.5 0 0 0 1.5-1.4L18 6.5M10 10.5l.2 6M14 10.5l-.2 6"),
    Glyph(
      "paintbrush", "Look",
      line: "M20.4 3.6c-3.2 1.4-7.2 4.8-9.8 8.4l1.6 1.6c3.5-2.7 6.8-6.8 8.2-10z"
        + "M9.8 12.6c1 .2 1.7.9 1.9 1.9.6 2.8-1.6 5.8-5 6.1-1.8.2-3-.2-3.7-.8 1.4-.5 1.8-1.7 2-3.1"
        + ".4-2.5 2.3-4.5 4.8-4.1z"),
    Glyph("bell", "Notifications", line: bell + "M9.8 20a2.4 2.4 0 0 0 4.4 0M12 5.5V3.8"),
    Glyph(
      "bell.fill", "Notifications", line: "M9.8 20a2.4 2.4 0 0 0 4.4 0M12 5.5V3.8", body: bell),
    Glyph("lock", "Locked", line: padlock + "M8 10.5V7.5a4 4 0 0 1 8 0v3"),
    Glyph("lock.fill", "Locked", line: "M8 10.5V7.5a4 4 0 0 1 8 0v3", body: padlock),
    Glyph("lock.open", "Unlocked", line: padlock + "M8 10.5V6.5a4 4 0 0 1 7.8-1.2"),
    Glyph(
      "link", "Link",
      line: "M10.3 13.7a4.1 4.1 0 0 1 0-5.8l2.9-2.9a4.1 4.1 0 0 1 5.8 5.8l-1.6 1.6"
        + "M13.7 10.3a4.1 4.1 0 0 1 0 5.8L10.8 19A4.1 4.1 0 0 1 5 13.2l1.6-1.6"),
    Glyph("play", "Play", line: "M7.5 4.5v15L19 12z"),
    Glyph("play.fill", "Play", body: "M7.5 4.5v15L19 12z"),
    Glyph("pause", "Pause", line: rect(6, 5, 3.6, 14, 1) + rect(14.4, 5, 3.6, 14, 1)),
    Glyph("pause.fill", "Pause", body: rect(6, 5, 3, 14, 0.6) + rect(15, 5, 3, 14, 0.6)),
    Glyph("stop.fill", "Stop", body: rect(6, 6, 12, 12, 1)),
    Glyph(
      "eye", "Show",
      line: "M2.5 12C5 7.6 8.2 5.5 12 5.5s7 2.1 9.5 6.5c-2.5 4.4-5.7 6.5-9.5 6.5"
        + "S5 16.4 2.5 12z" + disc(12, 12, 3)),
    Glyph("bubble.left", "Comment", line: speech),
    Glyph("envelope", "Mail", line: rect(3, 5, 18, 14, 2.5) + "M3.8 7l8.2 6 8.2-6"),
    Glyph(
      "paperplane", "Send", line: "M21 3 3 9.8l7.2 4L14.2 21zM21 3 10.2 13.8"),
    Glyph(
      "folder", "Folder",
      line: "M3 18V6.5A1.5 1.5 0 0 1 4.5 5h4.7l2.3 2.5h8A1.5 1.5 0 0 1 21 9v9"
        + "a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18z"),
    Glyph(
      "doc.text", "Document",
      line:
        "M6.5 3H14l5 5v11.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5v-15A1.5 1.5 0 0 1 6.5 3z"
        + "M13.5 3.5V8.5h5M8.5 13h7M8.5 16.8h7"),
  ]
}
