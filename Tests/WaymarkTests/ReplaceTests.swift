// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkRender
import WaymarkTesting

private struct Replacing: View {
  @ObservedObject var trip: Trip

  var body: some View {
    FlowStack($trip.path, withNavigation: true) {
      Home().flowDestination(for: Int.self) { number in
        VStack {
          NumberScreen(number: number)
          Swaps(number: number)
        }
      }
    }
  }
}

private struct Swaps: View {
  @EnvironmentObject private var navigator: FlowPathNavigator
  let number: Int

  var body: some View {
    ForEach(Self.styles, id: \.self) { style in
      Button("\(style)") { navigator.replaceTop(with: number + 10, as: style) }
    }
    Button("new stack") { navigator.replace(with: [.push(70), .push(71)], as: .push) }
  }

  static let styles: [ReplaceStyle] = [
    .automatic, .silently, .push, .pop, .crossFade, .unanimated,
  ]
}

/// FlowStacks #21, #91, #100, #106, #110: the transition of a screen that replaces another.
@MainActor @Suite struct ReplaceTests {
  private let trip = Trip([.push(1), .push(2)])

  @Test(arguments: [ReplaceStyle.automatic, .push, .pop, .crossFade, .unanimated])
  func `a screen replaces another and starts anew`(style: ReplaceStyle) {
    let app = XCUIApplication { Replacing(trip: trip) }
    app.launch()
    app.buttons["Tap"].tap()
    app.buttons["\(style)"].tap()
    #expect(app.staticTexts["Number 12"].isHittable)
    #expect(app.staticTexts["Taps: 0"].exists)
    #expect(trip.path == FlowPath([.push(1), .push(12)]))
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.staticTexts["Number 1"].isHittable)
  }

  @Test func `a screen is replaced silently, and its view keeps its state`() {
    let app = XCUIApplication { Replacing(trip: trip) }
    app.launch()
    app.buttons["Tap"].tap()
    app.buttons["silently"].tap()
    #expect(app.staticTexts["Number 12"].isHittable)
    #expect(app.staticTexts["Taps: 1"].exists)
    #expect(trip.path == FlowPath([.push(1), .push(12)]))
  }

  @Test func `as a push the new screen comes over the old one before that goes`() {
    let app = XCUIApplication { Replacing(trip: trip) }
    app.launch()
    let before = app.batches.count
    app.buttons["push"].tap()
    #expect(app.staticTexts["Number 12"].isHittable)
    #expect(app.batches.count == before + 2)
    let batches = app.batches.suffix(2)
    #expect(batches.first?.contains { $0.isRemoval } == false)
    #expect(batches.last?.contains { $0.isRemoval } == true)
  }

  @Test(arguments: [(ReplaceStyle.crossFade, "opacity"), (.unanimated, "identity")])
  func `hosts are told how a screen comes`(style: ReplaceStyle, word: String) {
    let app = XCUIApplication { Replacing(trip: trip) }
    app.launch()
    app.buttons["\(style)"].tap()
    let screens = app.tree.nodes.map(\.description).joined()
    #expect(screens.contains("transition=\(word)"))
    app.buttons["Push 13"].tap()
    let now = app.tree.nodes.map(\.description).joined()
    #expect(now.ranges(of: "transition=").count == 1)
  }

  @Test func `as a pop the new screen is below the old one before that goes`() {
    let app = XCUIApplication { Replacing(trip: trip) }
    app.launch()
    let before = app.batches.count
    app.buttons["pop"].tap()
    #expect(app.staticTexts["Number 12"].isHittable)
    #expect(app.batches.count == before + 2)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.staticTexts["Number 1"].isHittable)
  }

  @Test func `a whole stack is replaced as by a push`() {
    let app = XCUIApplication { Replacing(trip: trip) }
    app.launch()
    app.buttons["new stack"].tap()
    #expect(app.staticTexts["Number 71"].isHittable)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.staticTexts["Number 70"].isHittable)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.staticTexts["Welcome"].isHittable)
  }
}

extension Mutation {
  fileprivate var isRemoval: Bool { if case .remove = self { true } else { false } }
}
