// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct NonisolatedTests {
  private struct Root: View {
    @State private var isOn = false
    @State private var text = ""
    @State private var path = NavigationPath([1])
    @State private var items: [Nonisolated.Item] = []
    @State private var item: Nonisolated.Item?
    let part: Int

    var body: some View {
      switch part {
      case 0: Nonisolated.leaves($isOn, $text)
      case 1: Nonisolated.rows([Nonisolated.Item(id: 7)], .constant([Nonisolated.Item(id: 8)]))
      case 2: Nonisolated.stacks($path, $items, $item, $isOn)
      default: Nonisolated.modifiers(Text("Modified"), $isOn, $item)
      }
    }
  }

  @Test(arguments: [(0, "Text"), (1, "8"), (2, "1"), (3, "Front")])
  func `views made where no actor is known are shown`(part: Int, words: String) {
    let app = XCUIApplication { Root(part: part) }
    app.launch()
    #expect(app.tree.description.contains(words))
  }
}
