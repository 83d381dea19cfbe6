// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkScenes
import WaymarkTesting
import WaymarkViews

private let gif = Data(Array("GIF89a".utf8) + [4, 0, 6, 0, 0, 0, 0])
private let png = Data(
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 0, 8, 0, 0, 0, 2, 8, 6, 0, 0, 0])
private let jpeg = Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 3, 0, 5, 1, 1, 0x11, 0])

@MainActor
struct UIImageTests {
  @Test(arguments: [
    (gif, CGFloat(1), CGSize(width: 4, height: 6)), (png, 2, CGSize(width: 4, height: 1)),
    (jpeg, 0, CGSize(width: 5, height: 3)), (jpeg, .nan, CGSize(width: 5, height: 3)),
  ])
  func `Z2: an image has the size in its header`(
    data: Data, scale: CGFloat, size: CGSize
  ) throws {
    let image = try #require(UIImage(data: data, scale: scale))
    #expect(image.size == size && image.scale == (scale == 2 ? 2 : 1))
  }

  @Test func `Z2: an image returns its original bytes and is never re-encoded`() throws {
    let image = try #require(UIImage(data: png))
    #expect(image.pngData() == png && image.jpegData(compressionQuality: 1) == nil)
    let photo = try #require(UIImage(data: jpeg))
    #expect(photo.jpegData(compressionQuality: 0.5) == jpeg && photo.pngData() == nil)
    #expect(UIImage().pngData() == nil && UIImage().size == .zero)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.pngData() == png && template.renderingMode == .alwaysTemplate)
    #expect(template != image && image == UIImage(data: png))
  }

  @Test(arguments: ["", "no picture", "<svg><script>alert(1)</script></svg>"])
  func `Z2: bytes that are not an image are refused`(text: String) {
    #expect(UIImage(data: Data(text.utf8)) == nil)
  }

  @Test func `Z2: an image is read from a file`() throws {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.bin")
    try png.write(to: file)
    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 8, height: 2))
    #expect(UIImage(contentsOfFile: folder.path) == nil)
    #expect(UIImage(contentsOfFile: folder.path + "/none") == nil)
    #expect(UIImage(contentsOfFile: "") == nil)
  }

  @Test func `only glyphs that hosts draw are available`() {
    #expect(UIImage(systemName: "star") != nil && UIImage(systemName: "no.such.glyph") == nil)
    #expect(UIImage(named: "no such file") == nil)
  }

  @Test func `Z2: an image in memory is shown as an image element`() throws {
    let image = try #require(UIImage(data: png))
    let app = XCUIApplication {
      VStack {
        Image(uiImage: image).resizable().accessibilityLabel("Stripe")
        Image(uiImage: UIImage()).accessibilityLabel("Nothing")
      }
    }
    app.launch()
    #expect(app.images["Stripe"].exists && app.images["Nothing"].exists)
  }
}
