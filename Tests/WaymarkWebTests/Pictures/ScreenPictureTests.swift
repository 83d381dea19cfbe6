// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkAssociation
import WaymarkRender
import WaymarkViews

@testable import WaymarkWeb

@MainActor
struct ScreenPictureTests {
  @Test(.enabled(if: Browser.isHere))
  func `a screenshot is a picture of the window`() async throws {
    let result = try await AgentClient(CounterApp.self)
      .result("screenshot", #"{"width":300,"height":400}"#)
    #expect(result["isError"]?.flag == false)
    let image = try #require(result["content"]?.elements?.first)
    #expect(image["mimeType"]?.text == "image/png")
    let data = try #require(Data(base64Encoded: image["data"]?.text ?? ""))
    #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(size(of: data) == [300, 400])
    // A window without content has one color.
    let empty = ScreenPicture(ElementTree(), WindowTraits(width: 300, height: 400))
    let other = try await PictureBrowser.run { browser throws(PictureError) in
      try await empty.png(by: browser)
    }
    #expect(other.count < data.count)
  }

  @Test(.enabled(if: Browser.isHere))
  func `a screenshot has the text size of the launch`() async throws {
    let client = AgentClient(CounterApp.self)
    var pictures: Set<String?> = []
    for size in ["L", "AccessibilityXXXL", "L"] {
      _ = try await client.text("launch", #"{"text_size":"\#(size)"}"#)
      let result = try await client.result("screenshot")
      pictures.insert(result["content"]?.elements?.first?["data"]?.text)
    }
    #expect(pictures.count == 2)
  }

  @Test func `a browser that is missing or draws nothing is an error`() async {
    let picture = ScreenPicture(ElementTree(), WindowTraits())
    for path in ["/nowhere/chromium", "/bin/true"] {
      let error = await #expect(throws: PictureError.self) {
        try await PictureBrowser.run(URL(filePath: path)) { browser throws(PictureError) in
          try await picture.png(by: browser)
        }
      }
      #expect(error?.description.contains(path) == true)
    }
    await #expect(throws: PictureError.noChromium) {
      try await PictureBrowser.run(nil) { _ in }
    }
  }

  @Test(.enabled(if: Browser.isHere))
  func `a browser draws many pictures, cropped and scaled`() async throws {
    func tree(_ traits: WindowTraits) -> ElementTree {
      let stage = ViewStage(traits) {
        AnyView(Color.red.frame(width: 60, height: 20).padding(.leading, 10))
      }
      defer { stage.end() }
      return stage.tree
    }
    let traits = WindowTraits(width: 200, height: 100)
    let content = ScreenPicture(tree(traits), traits, fitsContent: true)
    let window = ScreenPicture(tree(traits), traits)
    let pictures = try await PictureBrowser.run { browser throws(PictureError) in
      [
        try await content.png(by: browser), try await window.png(by: browser),
        try await content.png(by: browser, scale: 2),
      ]
    }
    #expect(pictures.map(size) == [[70, 20], [200, 100], [140, 40]])
  }

  @Test(arguments: [
    (WindowTraits(), "<html lang=\"en\">"),
    (WindowTraits(isDark: true), "<html lang=\"en\" data-theme=\"dark\">"),
    (
      WindowTraits(isDark: false, direction: .rightToLeft, textSize: .accessibility2),
      "<html lang=\"en\" data-theme=\"light\" dir=\"rtl\" style=\"font-size:206.125%\">"
    ),
  ])
  func `a document states the preferences`(traits: WindowTraits, root: String) {
    #expect(ScreenDocument(ElementTree(), traits).html.contains(root))
  }

  /// The width and the height in the head of a PNG file.
  private func size(of data: Data) -> [Int] {
    guard data.count > 24 else { return [] }
    return [16..<20, 20..<24].map { data[$0].reduce(0) { $0 << 8 | Int($1) } }
  }
}
