// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
import WaymarkViews

@MainActor
struct HeadlessHostTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("More") { count += 1 }
      Text("\(count)").accessibilityIdentifier("count")
    }
  }

  @Test func `a long run keeps as many batches as a shorter one`() {
    let app = XCUIApplication { Counter() }
    app.launch()
    for _ in 0..<1500 { app.buttons["More"].tap() }
    #expect(app.staticTexts["count"].label == "1,500" && app.batchCount == 1501)
    #expect((256...512).contains(app.batches.count))
    #expect(app.mutations.count == app.batches.joined().count)
  }

  @Test func `on request all are kept, and make the tree again`() throws {
    let app = XCUIApplication { Counter() }
    app.keepsAllBatches = true
    app.launch()
    for _ in 0..<600 { app.buttons["More"].tap() }
    #expect(app.batches.count == 601 && app.batchCount == 601)
    #expect(try ElementTree(replaying: app.mutations).nodes == app.tree.nodes)
  }

  @Test func `the last batches are the ones that are kept`() {
    let host = HeadlessHost()
    for index in 1...1000 { host.apply([.create(ElementID(index: UInt32(index)), .text)]) }
    let last = (745...1000).map { [Mutation.create(ElementID(index: $0), .text)] }
    #expect(Array(host.batches.suffix(256)) == last)
    #expect(host.batchCount == 1000 && host.errors.isEmpty)
  }
}
