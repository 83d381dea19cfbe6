// SPDX-License-Identifier: MIT

package import Foundation
package import WaymarkRender

/// A picture of what an app shows, which Chromium draws from the HTML of the web host.
package struct ScreenPicture {
  /// The HTML document of the screen.
  let document: ScreenDocument
  let traits: WindowTraits
  /// Whether only the content of the window is in the picture.
  let fitsContent: Bool

  /// Renders a tree for a window with some traits.
  package init(_ tree: ElementTree, _ traits: WindowTraits, fitsContent: Bool = false) {
    document = ScreenDocument(tree, traits)
    self.traits = traits
    self.fitsContent = fitsContent
  }

  /// Draws the picture as PNG in a running browser.
  ///
  /// - Parameters:
  ///   - browser: The browser.
  ///   - scale: The number of pixels per point.
  /// - Returns: The bytes of the PNG file.
  /// - Throws: ``PictureError`` with the reason if that fails.
  package func png(by browser: PictureBrowser, scale: Double = 1) async throws(PictureError) -> Data
  {
    let file = FileManager.default.temporaryDirectory.appending(path: "screen-\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try Data(document.html.utf8).write(to: file)
    } catch {
      throw PictureError("Cannot write to \(file.path()): \(error.localizedDescription)")
    }
    try await browser.open(file, width: traits.width, height: traits.height, scale: scale)
    guard fitsContent else { return try await browser.picture() }
    // A view that draws nothing has no size, so the whole window is in the picture.
    return try await browser.picture(
      of: ChromiumArea(content: try await browser.evaluate(ChromiumArea.contentScript)))
  }
}
