// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkScenes
import WaymarkTesting
import WaymarkViews

private func rounded(_ parts: Color.Parts) -> [Int] {
  [parts.red, parts.green, parts.blue, parts.opacity].map { Int(($0 * 100).rounded()) }
}

private func looks(_ color: UIColor) -> [[Int]] {
  [false, true].map { rounded(Color(uiColor: color).parts(isDark: $0)) }
}

struct UIColorTests {
  @Test(arguments: [
    (UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), [10, 20, 30, 40]),
    (UIColor(red: -1, green: 2, blue: .nan, alpha: .infinity), [0, 100, 0, 100]),
    (UIColor(white: 0.5, alpha: 1), [50, 50, 50, 100]),
    (UIColor(hue: 1.0 / 3, saturation: 1, brightness: 0.5, alpha: 1), [0, 50, 0, 100]),
    (UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1), [100, 0, 0, 100]),
    (.magenta, [100, 0, 100, 100]), (.clear, [0, 0, 0, 0]), (.brown, [60, 40, 20, 100]),
    (UIColor(Color(red: 0.5, green: 0, blue: 1)), [50, 0, 100, 100]),
  ])
  func `a fixed colour is the same in light and dark mode`(color: UIColor, parts: [Int]) {
    #expect(looks(color) == [parts, parts])
  }

  @Test(arguments: [
    (UIColor.systemRed, [100, 23, 19, 100], [100, 27, 23, 100]),
    (.label, [0, 0, 0, 100], [100, 100, 100, 100]),
    (.systemBackground, [100, 100, 100, 100], [0, 0, 0, 100]),
    (.systemGray6, [95, 95, 97, 100], [11, 11, 12, 100]),
    (.separator, [24, 24, 26, 29], [33, 33, 35, 60]),
    (UIColor.label.withAlphaComponent(0.5), [0, 0, 0, 50], [100, 100, 100, 50]),
    (UIColor.secondaryLabel.withAlphaComponent(1), [24, 24, 26, 100], [92, 92, 96, 100]),
  ])
  func `Z1: a system colour differs in light and dark mode`(
    color: UIColor, light: [Int], dark: [Int]
  ) {
    #expect(looks(color) == [light, dark])
  }

  @Test func `Z1: a provider returns the colours for light and dark mode`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemBlue }
    #expect(looks(color) == [[0, 48, 100, 100], [100, 100, 100, 100]])
    #expect(looks(color.withAlphaComponent(0.25)) == [[0, 48, 100, 25], [100, 100, 100, 25]])
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == .white && looks(dark) == [[100, 100, 100, 100], [100, 100, 100, 100]])
  }

  @Test func `components are read as in UIKit`() {
    var (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(red: 0.25, green: 0.5, blue: 0, alpha: 0.75)
    #expect(
      color.getRed(&a, green: &b, blue: &c, alpha: &d) && [a, b, c, d] == [0.25, 0.5, 0, 0.75])
    #expect(color.getHue(&a, saturation: &b, brightness: &c, alpha: &d))
    #expect([a, b, c, d] == [0.25, 1, 0.5, 0.75])
    #expect(!color.getWhite(&a, alpha: &b) && a == 0.25)
    #expect(UIColor.darkGray.getWhite(&a, alpha: nil) && a == 1.0 / 3)
    #expect(UIColor.magenta.getHue(&a, saturation: nil, brightness: nil, alpha: nil))
    #expect(abs(a - 5.0 / 6) < 0.001)
    #expect(UIColor.black.getHue(&a, saturation: &b, brightness: &c, alpha: nil))
    #expect([a, b, c] == [0, 0, 0])
  }

  @Test func `colours that are drawn alike are equal`() {
    #expect(UIColor.white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.systemRed == UIColor(Color.red) && UIColor.systemRed != .red)
    #expect(Set([UIColor.white, UIColor(white: 1, alpha: 1), .black]).count == 2)
    // Equal only in light mode.
    #expect(UIColor.systemBackground != .white)
    #expect(Color(.systemRed) == .red)
  }

  @Test func `D43: a colour and an image of a catalogue are found by name, or are nil`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("colors-\(UUID()).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ path: String, _ text: String) throws {
      let file = folder.appendingPathComponent("Media.xcassets/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try write(
      "Brand.colorset/Contents.json",
      #"{"colors":[{"color":{"components":{"red":"1.0","green":"0.5"}}}]}"#)
    try write("Hill.imageset/Contents.json", #"{"images":[{"filename":"a.svg"}]}"#)
    try write("Hill.imageset/a.svg", "<svg/>")
    let bundle = try #require(Bundle(url: folder))
    let color = try #require(UIColor(named: "Brand", in: bundle))
    #expect(looks(color) == [[100, 50, 0, 100], [100, 50, 0, 100]])
    #expect(UIColor(resource: ColorResource(name: "Brand", bundle: bundle)) == color)
    #expect(UIColor(named: "Other", in: bundle) == nil && UIColor(named: "Brand") == nil)
    #expect(UIImage(named: "Hill", in: bundle, compatibleWith: nil) != nil)
    #expect(UIImage(named: "Other", in: bundle, compatibleWith: nil) == nil)
    let hill = UIImage(resource: ImageResource(name: "Hill", bundle: bundle))
    #expect(hill == UIImage(named: "Hill", in: bundle, compatibleWith: nil))
    #expect(hill.withRenderingMode(.alwaysTemplate) != hill)
  }

  private struct Look: View {
    var body: some View {
      var white: CGFloat = 0
      let isLight = UIColor.systemBackground.getWhite(&white, alpha: nil) && white == 1
      return Text(verbatim: "\(UITraitCollection.current.userInterfaceStyle) \(isLight)")
    }
  }

  private struct Page: View {
    @State private var isDark = false

    var body: some View {
      VStack {
        Look().environment(\.colorScheme, isDark ? .dark : .light)
        Button("Turn") { isDark.toggle() }
      }
    }
  }

  @MainActor
  @Test func `Z1: a body reads the traits of its environment and is updated with them`() {
    let app = XCUIApplication { Page() }
    app.launch()
    #expect(app.staticTexts["light true"].exists)
    app.buttons["Turn"].tap()
    #expect(app.staticTexts["dark false"].exists)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }
}
