// SPDX-License-Identifier: MIT

extension Glyph {
  private static let pages =
    "M12 6.3C10 4.9 7 4.3 3.2 4.3v13.6c3.8 0 6.8.6 8.8 2.1 2-1.5 5-2.1 8.8-2.1V4.3"
    + "C17 4.3 14 4.9 12 6.3z"

  /// Media, books and shopping.
  static let things: [Glyph] = [
    Glyph("book", "Book", line: pages + "M12 6.3V20"),
    Glyph(
      "book.closed", "Journal",
      line: "M5 18.5V5.5A2.5 2.5 0 0 1 7.5 3H19v13H7.5A2.5 2.5 0 0 0 5 18.5zM5 18.5"
        + "A2.5 2.5 0 0 0 7.5 21H19v-5"),
    Glyph(
      "camera", "Camera",
      line: "M3 9.5A1.8 1.8 0 0 1 4.8 7.7h2.6L9 5h6l1.6 2.7h2.6A1.8 1.8 0 0 1 21 9.5v8.2"
        + "a1.8 1.8 0 0 1-1.8 1.8H4.8A1.8 1.8 0 0 1 3 17.7z" + disc(12, 13.2, 3.7)),
    Glyph(
      "photo", "Photo",
      line: rect(3, 4.5, 18, 15, 2.5) + "M3.5 17.3l5-4.8 3.7 3.5 4.2-4.3 4.3 4.1",
      fill: disc(8.2, 8.9, 1.7)),
    Glyph(
      "cart", "Cart", line: "M2.5 4h2.7l2.4 11.5h10.6L20.5 7H6",
      fill: disc(9, 19.4, 1.6) + disc(17, 19.4, 1.6)),
    Glyph("creditcard", "Card", line: rect(2.8, 5, 18.4, 14, 2.5) + "M2.8 9.8h18.4M6.5 15h3.5"),
    Glyph(
      "phone", "Phone",
      line: "M4.5 3.8h3.8l2 4.7-2.3 1.7a12 12 0 0 0 5.8 5.8l1.7-2.3 4.7 2v3.8a1.7 1.7 0 0 1-1.8 1.7"
        + "C10.5 20.6 3.4 13.5 2.8 5.6a1.7 1.7 0 0 1 1.7-1.8z"),
    Glyph(
      "wifi", "Signal",
      line: "M2.8 9.3a13.2 13.2 0 0 1 18.4 0M6 12.8a8.6 8.6 0 0 1 12 0"
        + "M9.2 16.2a4.1 4.1 0 0 1 5.6 0", fill: disc(12, 19.3, 1.3)),
    Glyph(
      "lightbulb", "Tip",
      line: "M8.8 16.5c0-2.3-2.8-3.6-2.8-7a6 6 0 0 1 12 0c0 3.4-2.8 4.7-2.8 7z"
        + "M9.3 19h5.4M10.5 21.5h3"),
    Glyph(
      "cross.case", "First aid",
      line: rect(3, 7, 18, 13, 2.5) + "M8.5 7V5A1.5 1.5 0 0 1 10 3.5h4A1.5 1.5 0 0 1 15.5 5v2"
        + "M12 10.5v6M9 13.5h6"),
  ]
}
