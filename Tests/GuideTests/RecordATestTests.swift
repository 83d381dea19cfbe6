// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkRecording
import WaymarkTesting

private struct CafeView: View {
  @State private var drink = "Coffee"
  @State private var name = ""
  @State private var order = "nothing"

  var body: some View {
    Form {
      ForEach(["Coffee", "Tea"], id: \.self) { one in Button(one) { drink = one } }
      TextField("Name", text: $name)
      Button("Order") { order = "\(drink) for \(name)" }
      Text("Ordered: \(order)")
    }
  }
}

@MainActor
func recordedOrder() throws -> Recording {
  let app = XCUIApplication { CafeView() }
  app.recordsSession = true
  app.launch()
  app.buttons["Tea"].tap()
  app.textFields["Name"].tap()
  app.textFields["Name"].typeText("Ada")
  app.buttons["Order"].tap()
  return try #require(app.recording)
}

struct RecordATestTests {
  @MainActor
  @Test func `an order is the same as when it was recorded`() async throws {
    let recording = try Recording(lines: recordedOrder().lines)
    let divergence = await XCUIApplication { CafeView() }.play(recording)
    #expect(divergence == nil, "\(String(describing: divergence))")
  }

  @MainActor
  @Test func `an order becomes the code of a test`() async throws {
    let code = try await XCUIApplication { CafeView() }.testCode(for: recordedOrder())
    #expect(code.contains(#"app.textFields["Name"].typeText("Ada")"#))
  }

  @MainActor
  @Test func `the guide shows the whole code`() async throws {
    let code = try await XCUIApplication { CafeView() }.testCode(for: recordedOrder())
    #expect(code == printed)
  }
}

/// What the guide shows as the code of the test.
private let printed = """
  @MainActor
  func testRecording() async throws {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Tea"].tap()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ada")
    app.buttons["Order"].tap()
    await app.settle()
  }

  """
