// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkScenes
import WaymarkViews

struct UIFontTests {
  @Test(arguments: [
    (UIFont.systemFont(ofSize: 12), Font.system(size: 12), CGFloat(12)),
    (.systemFont(ofSize: 12, weight: .semibold), .system(size: 12, weight: .semibold), 12),
    (.systemFont(ofSize: 12, weight: .init(0.39)), .system(size: 12, weight: .bold), 12),
    (.systemFont(ofSize: 12, weight: .init(.nan)), .system(size: 12, weight: .regular), 12),
    (.boldSystemFont(ofSize: 20), .system(size: 20, weight: .bold), 20),
    (.italicSystemFont(ofSize: 20), .system(size: 20).italic(), 20),
    (
      .monospacedSystemFont(ofSize: 9, weight: .thin),
      .system(size: 9, weight: .thin, design: .monospaced), 9
    ),
    (
      .monospacedDigitSystemFont(ofSize: 9, weight: .regular),
      .system(size: 9, weight: .regular).monospacedDigit(), 9
    ),
    (.preferredFont(forTextStyle: .title1), .system(.title), 28),
    (.preferredFont(forTextStyle: .init(rawValue: "x")), .system(.body), 17),
    (UIFont.preferredFont(forTextStyle: .title1).withSize(30), .system(size: 30), 30),
    (UIFont.boldSystemFont(ofSize: 4).withSize(5), .system(size: 5, weight: .bold), 5),
    (.systemFont(ofSize: -3), .system(size: 1), 1),
    (.systemFont(ofSize: .nan), .system(size: 1), 1),
  ])
  func `a UIKit font is drawn like a SwiftUI font`(font: UIFont, drawn: Font, size: CGFloat) {
    #expect(Font(font) == drawn && font.pointSize == size)
  }

  @Test func `a named font keeps its name`() throws {
    let font = try #require(UIFont(name: "Avenir", size: 15))
    #expect(font.fontName == "Avenir" && font.pointSize == 15)
    #expect(Font(font) == .custom("Avenir", size: 15))
    #expect(Font(font.withSize(16)) == .custom("Avenir", size: 16))
    #expect(font == UIFont(name: "Avenir", size: 15) && font != .systemFont(ofSize: 15))
  }
}
