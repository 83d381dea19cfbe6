// SPDX-License-Identifier: MIT

import ArgumentParser
import ChromiumDriver
import Foundation
import Testing

@testable import WaymarkWeb

@MainActor
struct GalleryBrowserTests {
  @Test(.enabled(if: Browser.isHere))
  func `the controls select what the frames show`() async throws {
    let folder = URL.temporaryDirectory.appending(path: "gallery-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try await PreviewArguments.parse(["--output", folder.path()]).perform(
      "Shop", [.registry(Misusing.self), .provider(Greetings_Previews.self)], chromium: nil)
    try await Browser.run { page in
      try await page.open(folder.appending(path: "index.html").absoluteString)
      let frames = "[...document.querySelectorAll('iframe')].map(f => f.src.split('/').pop())"
      try await page.wait(until: "\(frames)[0] === 'phone-light-ltr-large.html'")
      // What fits its content is cropped to it: a line of text is not as high as a phone.
      try await page.wait(
        until: "document.querySelectorAll('[data-fits] .view')[0].offsetHeight < 60")
      for value in ["desktop", "dark", "rtl", "small"] {
        try await page.evaluate("document.querySelector('[value=\(value)]').click()")
      }
      #expect(
        try await page.evaluate("\(frames).slice(0, 2).join()").string
          == "desktop-dark-rtl-small.html,desktop-dark-rtl-small.html")
      // A device has one size, whatever is selected.
      #expect(
        try await page.evaluate("\(frames).pop()").string == "device-dark-rtl-small.html")
      try await page.evaluate("document.querySelector('details').open = true")
      try await page.wait(until: "document.querySelectorAll('.all iframe').length === 24")
      #expect(try await page.text(".problem").contains("occurs multiple times"))
    }
  }
}
