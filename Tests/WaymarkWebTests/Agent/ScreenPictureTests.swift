// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkAssociation
import WaymarkRender

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
    #expect(Array(data[16..<24]) == [0, 0, 1, 44, 0, 0, 1, 144])
    // A window without content has one color.
    let empty = ScreenPicture(ElementTree(), width: 300, height: 400)
    #expect(try await empty.png(by: #require(ScreenPicture.chromium)).count < data.count)
  }

  @Test func `a browser that is missing or draws nothing is an error`() async {
    let picture = ScreenPicture(ElementTree(), width: 300, height: 400)
    for path in ["/nowhere/chromium", "/bin/true"] {
      let error = await #expect(throws: AgentError.self) {
        try await picture.png(by: URL(filePath: path))
      }
      #expect(error?.reason.contains(path) == true)
    }
  }
}
