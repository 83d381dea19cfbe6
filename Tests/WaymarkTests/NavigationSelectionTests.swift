// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

private enum Part: Hashable {
  case home, search, editor
}

@MainActor
private final class House: ObservableObject {
  @Published var part = Part.home
  @Published var isSignedIn = false
  @Published var isChanged = false
  @Published var path: [Route<Int>] = []
  var guards: [NavigationGuard] = []
  var outcomes: [String] = []
  var navigations: [NavigationEvent] = []
  var answers: [CheckedContinuation<NavigationDecision, Never>] = []
}

private struct Rooms: View {
  @ObservedObject var house: House

  var body: some View {
    NavigationSelection($house.part) { part in
      TabView(selection: part) {
        Text("Home").tabItem { Text("To home") }.tag(Part.home)
        Text("Search").tabItem { Text("To search") }.tag(Part.search)
        Editor(house: house).tabItem { Text("To editor") }.tag(Part.editor)
      }
    }
    .modifier(HouseGuards(guards: house.guards))
    .gates(house.isSignedIn ? [.signedIn] : [], requires: { _ in [.signedIn] })
    .onNavigation { house.navigations.append($0) }
    .onNavigationOutcome { house.outcomes.append("\($0.cause) \($0.outcome)") }
  }
}

private struct Editor: View {
  @ObservedObject var house: House

  var body: some View {
    FlowStack($house.path, withNavigation: true) {
      Text("Editor").flowDestination(for: Int.self) { _ in
        Text("Chapter").confirmLeave(when: house.isChanged, tab: Part.editor, "Discard?")
      }
    }
  }
}

private struct HouseGuards: ViewModifier {
  let guards: [NavigationGuard]

  func body(content: Content) -> some View {
    guards.reduce(AnyView(content)) { AnyView($0.navigationGuard($1)) }
  }
}

@MainActor
struct NavigationSelectionTests {
  private let house = House()

  private func launch(_ guards: NavigationGuard...) -> XCUIApplication {
    house.guards = guards
    let app = XCUIApplication { Rooms(house: house) }
    app.launch()
    return app
  }

  private func select(_ tab: String, in app: XCUIApplication) {
    app.tabBars.buttons[tab].tap()
  }

  @Test func `without guards the user selects, which is an event; the first value is none (X8)`() {
    let app = launch()
    #expect(house.navigations.isEmpty)
    select("To search", in: app)
    #expect(app.staticTexts["Search"].isHittable)
    #expect(house.part == .search)
    #expect(house.navigations.map(\.cause) == [.selection])
    #expect(house.navigations.first?.from == AnyHashable(Part.home))
    #expect(house.navigations.first?.to == AnyHashable(Part.search))
  }

  @Test func `what a guard blocks stays unselected, whoever selects it`() {
    let app = launch(
      NavigationGuard("closed") {
        $0.to == AnyHashable(Part.search) ? .block(reason: "closed") : .allow
      })
    select("To search", in: app)
    #expect(app.staticTexts["Home"].isHittable)
    #expect(house.part == .home)
    house.part = .search
    #expect(app.staticTexts["Home"].isHittable)
    #expect(house.part == .home)
    #expect(
      house.outcomes == [
        "selection proposed", "selection blocked: closed", "code proposed", "code blocked: closed",
      ])
    select("To editor", in: app)
    #expect(app.staticTexts["Editor"].isHittable)
  }

  @Test func `a guard redirects to another value`() {
    let app = launch(
      NavigationGuard("elsewhere") {
        $0.to == AnyHashable(Part.search) ? .redirect(to: [Route.push(Part.editor)]) : .allow
      })
    select("To search", in: app)
    #expect(app.staticTexts["Editor"].isHittable)
    #expect(house.part == .editor)
  }

  @Test func `a redirection to something else is reported and blocks`() {
    let app = launch(NavigationGuard("lost") { _ in .redirect(to: [Route.push(7)]) })
    app.failsOnDiagnostics = false
    select("To search", in: app)
    #expect(house.part == .home)
    #expect(app.diagnostics.map(\.severity) == [.error])
  }

  @Test func `a slow guard leaves the old value until it has answered (X8)`() async {
    let house = house
    let app = launch(
      NavigationGuard(
        "slow",
        decideLater: { _ in await withCheckedContinuation { house.answers.append($0) } }))
    select("To search", in: app)
    #expect(app.staticTexts["Home"].isHittable)
    while house.answers.isEmpty { await Task.yield() }
    house.answers.removeFirst().resume(returning: .allow)
    #expect(await app.staticTexts["Search"].waitForExistence(timeout: .seconds(5)))
    #expect(house.part == .search)
  }

  @Test func `a guard may hold a selection until a gate opens; gates alone do not hide tabs`() {
    let app = launch(
      NavigationGuard("members") {
        $0.to == AnyHashable(Part.editor) ? .hold(until: .signedIn) : .allow
      })
    select("To search", in: app)
    #expect(app.staticTexts["Search"].isHittable)
    select("To editor", in: app)
    #expect(app.staticTexts["Search"].isHittable)
    house.isSignedIn = true
    #expect(app.staticTexts["Editor"].isHittable)
    #expect(house.part == .editor)
  }

  @Test func `unsaved changes ask before another tab is selected`() {
    house.isSignedIn = true
    house.part = .editor
    house.path = [.push(1)]
    let app = launch()
    house.isChanged = true
    select("To home", in: app)
    #expect(app.alerts["Discard?"].exists)
    #expect(house.part == .editor)
    app.alerts["Discard?"].buttons["Keep Editing"].tap()
    #expect(app.staticTexts["Chapter"].isHittable)
    select("To home", in: app)
    app.alerts["Discard?"].buttons["Discard"].tap()
    #expect(app.staticTexts["Home"].isHittable)
    #expect(house.part == .home)
    // The other tabs have no unsaved changes.
    select("To search", in: app)
    #expect(app.staticTexts["Search"].isHittable)
    // The selection is unchanged, and asks again.
    select("To editor", in: app)
    #expect(app.staticTexts["Chapter"].isHittable)
    select("To home", in: app)
    #expect(app.alerts["Discard?"].exists)
  }

  @Test func `without changes, or without the tab's value, selecting asks nothing`() {
    house.isSignedIn = true
    house.part = .editor
    house.path = [.push(1)]
    let app = launch()
    select("To home", in: app)
    #expect(app.staticTexts["Home"].isHittable)
  }

  @Test func `a tab's value outside of a selection is reported`() {
    let app = XCUIApplication { Text("Alone").confirmLeave(when: true, tab: 1) }
    app.failsOnDiagnostics = false
    app.launch()
    #expect(app.diagnostics.map(\.severity) == [.error])
  }
}
