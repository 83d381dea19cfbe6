// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor
struct OrderTests {
  private let model = ShopModel()

  @Test func `an order waits until somebody signs in`() throws {
    let app = XCUIApplication { ShopView(model: model) }
    app.open(try ShopLinks.table.url(for: .orders(.all)))
    #expect(model.state.you.isEmpty)

    app.buttons["Sign in"].tap()
    #expect(model.state.tab == "you")
    #expect(model.state.you == [.push(.orders(.all))])
    #expect(model.inbox.outcomes.map(\.result) == [.applied])
  }
}
