// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkScenes
import WaymarkTesting
import WaymarkViews

/// The device, the screen and the pasteboard of a scene.
@MainActor
struct DeviceTests {
  private struct Page: View {
    @State private var said = "Nothing"

    var body: some View {
      VStack {
        Text(said)
        Button("Copy") { UIPasteboard.general.string = "Ridge" }
        Button("Paste") { said = UIPasteboard.general.string ?? "Empty" }
        Button("Screen") {
          let size = UIScreen.main.bounds.size
          let device = UIDevice.current
          said =
            "\(Int(size.width)) \(Int(size.height)) \(device.userInterfaceIdiom)"
            + " \(device.orientation.isLandscape) \(Int(UIScreen.main.nativeBounds.width))"
        }
      }
    }
  }

  private func launch() -> XCUIApplication {
    let app = XCUIApplication { Page() }
    app.launch()
    return app
  }

  @Test func `Z5: each app has a separate pasteboard`() {
    let (one, other) = (launch(), launch())
    one.buttons["Copy"].tap()
    other.buttons["Paste"].tap()
    #expect(other.staticTexts["Empty"].exists)
    one.buttons["Paste"].tap()
    #expect(one.staticTexts["Ridge"].exists)
    UIPasteboard.general.string = "Nobody's"
    #expect(UIPasteboard.general.string == nil)
  }

  @Test func `Z5: the screen and the device reflect the window`() {
    let app = launch()
    app.buttons["Screen"].tap()
    #expect(app.staticTexts["390 844 phone false 780"].exists)
    app.windowSize = CGSize(width: 1024, height: 768)
    app.buttons["Screen"].tap()
    #expect(app.staticTexts["1024 768 pad true 2048"].exists)
    #expect(UIScreen.main.bounds.width == 390 && UIScreen.main.scale == 2)
  }

  @Test func `a pasteboard holds strings and URLs`() throws {
    let app = XCUIApplication { Links() }
    app.launch()
    app.buttons["Links"].tap()
    #expect(app.staticTexts["https://a.example/ true true 1 right"].exists)
    app.buttons["Strings"].tap()
    #expect(app.staticTexts["a,b true false 2 right"].exists)
    app.buttons["None"].tap()
    #expect(app.staticTexts[" false false 0 right"].exists)
  }

  private struct Links: View {
    @State private var said = ""

    var body: some View {
      VStack {
        Text(verbatim: said)
        Button("Links") { look { $0.url = URL(string: "https://a.example/") } }
        Button("Strings") { look { $0.strings = ["a", "b"] } }
        Button("None") { look { $0.string = nil } }
      }
    }

    private func look(_ change: (UIPasteboard) -> Void) {
      let board = UIPasteboard.general
      change(board)
      let text = (board.strings ?? []).joined(separator: ",")
      said =
        "\(text) \(board.hasStrings) \(board.hasURLs) \(board.numberOfItems) "
        + (board.hasURLs == (board.url != nil) && board.hasURLs == (board.urls != nil)
          ? "right" : "wrong")
    }
  }
}
