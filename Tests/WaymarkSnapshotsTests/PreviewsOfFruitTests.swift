// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkSnapshots
import WaymarkTesting

private struct FruitRow: View {
  let name: String
  @State var count: Int

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Text("\(count)")
      Button("Remove") { count -= 1 }.disabled(count == 0)
    }
  }
}

#Preview("A plum", traits: .sizeThatFitsLayout) {
  FruitRow(name: "Plum", count: 3)
}

struct FruitRow_Previews: PreviewProvider {
  static var previews: some View {
    FruitRow(name: "A fruit with a very long name", count: 1000)
      .previewDisplayName("Long name")
      .previewLayout(.fixed(width: 320, height: 80))
    FruitRow(name: "Fig", count: 0)
      .previewDisplayName("Sold out")
  }
}

@MainActor
struct PreviewsOfFruitTests {
  @Test func `a row has a name and a count`() {
    assertSnapshot(of: FruitRow(name: "Plum", count: 3), as: .html)
  }

  @Test func `a row in the dark, with large text`() {
    assertSnapshot(
      of: FruitRow(name: "Plum", count: 3),
      as: .html(
        layout: .fixed(width: 320, height: 100), colorScheme: .dark,
        dynamicTypeSize: .accessibility2),
      named: "dark")
  }

  @Test func `a tap removes a fruit`() {
    let app = XCUIApplication { FruitRow(name: "Plum", count: 3) }
    app.launch()
    app.buttons["Remove"].tap()
    assertSnapshot(of: app, as: .tree)
  }
}
