// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor
private final class Tabs: ObservableObject {
  @Published var tab = 0
  @Published var flow: [Route<Int>] = []
  @Published var values: [Int] = []
  @Published var isChanged = false
  @Published var isRequired = false
  var reselection: TabReselection = [.popToRoot, .scrollToTop]
  var policy = TabPathPolicy.kept
  var causes: [NavigationCause] = []
}

private struct TabbedView: View {
  @ObservedObject var tabs: Tabs
  @State private var isNoted = false

  var body: some View {
    TabView(selection: $tabs.tab) {
      FlowStack($tabs.flow, withNavigation: true) {
        List(0..<40, id: \.self) { Text("row \($0)") }
          .navigationTitle("Flow")
          .flowDestination(for: Int.self) { number in
            Text("number \(number)").navigationTitle("\(number)")
              .confirmLeave(when: tabs.isChanged && number == 1, "Discard?")
              .requiresCompletion(while: tabs.isRequired)
          }
          .flowDestination(isPresented: $isNoted, style: .push) { Text("note") }
          .toolbar { Button("Note") { isNoted = true } }
      }
      .onNavigation { tabs.causes.append($0.cause) }
      .tabPath(tabs.policy, isSelected: tabs.tab == 0)
      .tabItem { Text("First") }.tag(0)
      NavigationStack(path: $tabs.values) {
        Text("plain root").navigationDestination(for: Int.self) { Text("plain \($0)") }
      }
      .tabItem { Text("Second") }.tag(1)
      NavigationStack {
        NavigationLink("Deeper") { Text("deep") }
      }
      .tabItem { Text("Third") }.tag(2)
    }
    .tabReselection(tabs.reselection)
  }
}

/// Tabs that are reselected, and tabs that are deselected.
@MainActor
struct TabPathTests {
  private let tabs = Tabs()
  private let app: XCUIApplication

  init() {
    let tabs = tabs
    app = XCUIApplication { TabbedView(tabs: tabs) }
  }

  private func tap(_ tab: String) { app.tabBars.buttons[tab].tap() }

  /// T7.
  @Test func `selecting a tab again goes back to the root of its flow stack, as a way back`() {
    tabs.flow = [.push(1), .push(2)]
    app.launch()
    tap("First")
    #expect(tabs.flow.isEmpty && app.staticTexts["row 0"].isHittable)
    #expect(tabs.causes.last == .back && tabs.tab == 0)
  }

  /// T7.
  @Test func `it works in any stack, of values or of views`() {
    tabs.values = [1, 2]
    tabs.tab = 1
    app.launch()
    tap("Second")
    #expect(tabs.values.isEmpty && app.staticTexts["plain root"].isHittable)
    tap("Third")
    app.buttons["Deeper"].tap()
    #expect(app.staticTexts["deep"].exists)
    tap("Third")
    #expect(!app.staticTexts["deep"].exists && app.buttons["Deeper"].isHittable)
  }

  /// T7.
  @Test(arguments: [TabReselection.popToRoot, .scrollToTop, []])
  func `only what was asked for is done`(reselection: TabReselection) {
    tabs.reselection = reselection
    tabs.flow = [.push(1)]
    app.launch()
    tap("First")
    #expect(tabs.flow.isEmpty == reselection.contains(.popToRoot))
  }

  /// T7.
  @Test func `unsaved changes are asked about`() {
    tabs.isChanged = true
    tabs.flow = [.push(1), .push(2)]
    app.launch()
    tap("First")
    #expect(tabs.flow.count == 2 && app.alerts["Discard?"].exists)
    app.alerts["Discard?"].buttons["Discard"].tap()
    #expect(tabs.flow.isEmpty)
  }

  /// T8.
  @Test(arguments: TabPathPolicy.allCases)
  func `the path of a tab that is left is kept or reset`(policy: TabPathPolicy) {
    tabs.policy = policy
    tabs.flow = [.push(1), .sheet(2, withNavigation: true)]
    app.launch()
    tabs.tab = 1
    #expect(app.staticTexts["plain root"].exists)
    #expect(tabs.flow.count == (policy == .reset ? 0 : 2))
    tabs.tab = 0
    #expect(app.staticTexts["row 0"].isHittable == (policy == .reset))
  }

  /// T8.
  @Test func `what a binding shows above the root closes, too`() {
    tabs.policy = .reset
    app.launch()
    app.buttons["Note"].tap()
    #expect(app.staticTexts["note"].exists)
    tap("Second")
    tap("First")
    #expect(!app.staticTexts["note"].exists && app.staticTexts["row 0"].isHittable)
  }

  /// T8.
  @Test(arguments: [true, false])
  func `a path with a screen that must stay is kept`(isChanged: Bool) {
    tabs.policy = .reset
    tabs.isChanged = isChanged
    tabs.isRequired = !isChanged
    tabs.flow = [.push(1), .push(2)]
    app.launch()
    tap("Second")
    #expect(tabs.flow.count == 2 && !app.alerts["Discard?"].exists)
    #expect(app.staticTexts["plain root"].isHittable)
  }
}
