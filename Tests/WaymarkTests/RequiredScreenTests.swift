// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waymark
import WaymarkTesting

private enum GardenPlace: Hashable, Sendable {
  case plants, you, profile, terms, draft
  case plant(Int)
}

private let table = RouteTable<GardenPlace>.reporting(hosts: ["plants.example"]) {
  LinkRoute("/", route: .plants, presentation: .tab("plants"))
  LinkRoute(
    "/plants/:plant", .int, make: { .plant($0) },
    match: { if case .plant(let id) = $0 { id } else { nil } }, parent: { _ in .plants })
  LinkRoute("/you", route: .you, presentation: .tab("you"))
  LinkRoute("/you/profile", route: .profile) { _ in .you }
}

@MainActor
private final class Model: ObservableObject {
  @Published var tab = "plants"
  @Published var plants: [Route<GardenPlace>] = []
  @Published var you: [Route<GardenPlace>] = []
  @Published var inbox = LinkInbox()
  @Published var isRequired = true
  @Published var isOver = false
  var hold = LinkHold.wait
  var isBlocked = false
  var outcomes: [String] = []

  var linkPlace: LinkPlace<GardenPlace> {
    get {
      tab == "you"
        ? LinkPlace(tab: tab, root: .you, routes: you)
        : LinkPlace(tab: tab, root: .plants, routes: plants)
    }
    set {
      if let new = newValue.tab { tab = new }
      if tab == "you" { you = newValue.routes } else { plants = newValue.routes }
    }
  }

  var results: [LinkOutcome.Result] { inbox.outcomes.map(\.result) }
}

private struct Plants: View {
  @ObservedObject var model: Model

  var body: some View {
    TabView(selection: $model.tab) {
      tab($model.plants, "Plants").tabItem { Text("Plants") }.tag("plants")
      tab($model.you, "You").tabItem { Text("You") }.tag("you")
    }
    .fullScreenCover(isPresented: $model.isOver) {
      Text("Consent").requiresCompletion(while: model.isRequired, links: model.hold)
    }
    .links(table, inbox: $model.inbox, place: $model.linkPlace)
  }

  private func tab(_ path: Binding<[Route<GardenPlace>]>, _ title: String) -> some View {
    FlowStack(path, withNavigation: true) {
      Text("\(title) root")
        .flowDestination(for: GardenPlace.self) { place in
          switch place {
          case .terms:
            Text("Terms").requiresCompletion(while: model.isRequired, links: model.hold)
          case .draft: Text("Draft").confirmLeave(when: model.isRequired, "Discard?")
          default: Text("\(place)")
          }
        }
    }
    .navigationGuard(
      NavigationGuard("season") { [model] _ in
        model.isBlocked ? .block(reason: "winter") : .allow
      }
    )
    .onNavigationOutcome { model.outcomes.append("\($0.cause) \($0.outcome)") }
  }
}

/// Links that arrive while a screen that must be completed is open.
@MainActor
struct RequiredScreenTests {
  private let model = Model()

  private func launch(_ plants: [Route<GardenPlace>]) -> XCUIApplication {
    model.plants = plants
    let app = XCUIApplication { Plants(model: model) }
    app.launch()
    model.outcomes = []
    return app
  }

  private func open(_ path: String, in app: XCUIApplication) throws {
    app.open(try #require(URL(string: "https://plants.example\(path)")))
  }

  private let terms = Route<GardenPlace>.cover(.terms, withNavigation: true)

  /// U14.
  @Test(arguments: ["/plants/7", "/you"])
  func `a link waits while a screen that must stay is open`(path: String) throws {
    let app = launch([terms])
    try open(path, in: app)
    #expect(app.staticTexts["Terms"].isHittable && model.tab == "plants")
    #expect(model.inbox.waitingFor == [.completed] && model.results.isEmpty)
    #expect(model.outcomes == ["link proposed", "link held until completed"])
    model.isRequired = false
    #expect(!app.staticTexts["Terms"].exists)
    #expect(model.inbox.waitingFor.isEmpty && model.results == [.applied])
    #expect(app.staticTexts[path == "/you" ? "You root" : "plant(7)"].isHittable)
  }

  /// U14.
  @Test func `a link is followed when the app has closed the screen`() throws {
    let app = launch([.push(.plant(1)), terms])
    try open("/plants/7", in: app)
    model.plants.removeLast()
    #expect(app.staticTexts["plant(7)"].isHittable)
    #expect(model.plants == [.push(.plant(7))] && model.results == [.applied])
  }

  /// U14.
  @Test func `a link is refused where the screen says so, with the reason`() throws {
    model.hold = .refuse
    let app = launch([terms])
    try open("/plants/7", in: app)
    #expect(app.staticTexts["Terms"].isHittable && model.plants == [terms])
    #expect(model.results == [.dropped(.refused(.screenStays))])
    #expect(
      model.outcomes == ["link proposed", "link blocked: A screen that is open must stay."])
    model.isRequired = false
    #expect(app.staticTexts["Terms"].isHittable)
  }

  /// U14.
  @Test func `a link that leaves the screen open is followed`() throws {
    let app = launch([.push(.terms)])
    try open("/you", in: app)
    #expect(app.staticTexts["You root"].isHittable)
    #expect(model.plants == [.push(.terms)] && model.results == [.applied])
  }

  /// U14.
  @Test func `a screen in a tab that is not selected keeps nothing`() throws {
    model.you = [.push(.terms)]
    let app = launch([.push(.plant(1))])
    try open("/plants/7", in: app)
    #expect(app.staticTexts["plant(7)"].isHittable)
    #expect(model.you == [.push(.terms)] && model.results == [.applied])
  }

  /// U14.
  @Test func `a person cannot dismiss the screen, and the app can`() {
    let app = launch([.sheet(.terms, withNavigation: true)])
    app.swipeDown()
    #expect(app.staticTexts["Terms"].isHittable)
    model.plants = []
    #expect(!app.staticTexts["Terms"].exists)
  }

  /// U14.
  @Test func `over all flows every link waits`() throws {
    let app = launch([])
    model.isOver = true
    try open("/plants/7", in: app)
    #expect(app.staticTexts["Consent"].isHittable && model.plants.isEmpty)
    model.isOver = false
    #expect(app.staticTexts["plant(7)"].isHittable && model.results == [.applied])
  }

  /// U13.
  @Test func `a sheet that may go is dismissed for another tab`() throws {
    let app = launch([.push(.plant(1)), .sheet(.plant(2), withNavigation: true)])
    try open("/you", in: app)
    #expect(app.staticTexts["You root"].isHittable && !app.sheets.firstMatch.exists)
    #expect(model.plants == [.push(.plant(1))] && model.results == [.applied])
  }

  /// U14.
  @Test func `a link that a guard blocks says so`() throws {
    model.isBlocked = true
    let app = launch([])
    try open("/plants/7", in: app)
    #expect(app.staticTexts["Plants root"].isHittable && model.plants.isEmpty)
    #expect(model.results == [.dropped(.refused(.blocked(reason: "winter")))])
    model.isBlocked = false
    try open("/plants/7", in: app)
    #expect(app.staticTexts["plant(7)"].isHittable)
    #expect(model.results.last == .applied)
  }

  /// U14.
  @Test(arguments: [[], [.sheet(.plant(1))]] as [[Route<GardenPlace>]])
  private func `a link to another tab that a guard blocks leaves the tab as it was`(
    plants: [Route<GardenPlace>]
  ) throws {
    let app = launch(plants)
    model.isBlocked = true
    try open("/you/profile", in: app)
    #expect(model.tab == "plants" && model.plants == plants && model.you.isEmpty)
    #expect(app.staticTexts[plants.isEmpty ? "Plants root" : "plant(1)"].isHittable)
    #expect(model.results == [.dropped(.refused(.blocked(reason: "winter")))])
    model.isBlocked = false
    try open("/you/profile", in: app)
    #expect(app.staticTexts["profile"].isHittable && model.results.last == .applied)
  }

  // MARK: Unsaved changes

  private let draft = Route<GardenPlace>.sheet(.draft, withNavigation: true)

  /// U14.
  @Test(arguments: ["/plants/7", "/you"])
  func `unsaved changes are asked about, and leaving follows the link`(path: String) throws {
    let app = launch([draft])
    try open(path, in: app)
    #expect(app.alerts["Discard?"].exists)
    #expect(model.tab == "plants" && model.plants == [draft])
    app.alerts["Discard?"].buttons["Discard"].tap()
    #expect(app.staticTexts[path == "/you" ? "You root" : "plant(7)"].isHittable)
    #expect(!app.staticTexts["Draft"].exists)
    #expect(model.results == [.applied])
  }

  /// U14.
  @Test(arguments: ["/plants/7", "/you"])
  func `staying refuses the link as a whole`(path: String) throws {
    let app = launch([draft])
    try open(path, in: app)
    app.alerts["Discard?"].buttons["Keep Editing"].tap()
    #expect(app.staticTexts["Draft"].isHittable)
    #expect(model.tab == "plants" && model.plants == [draft])
    #expect(model.results == [.dropped(.refused(.declined))])
    // The link is not followed when the sheet closes later.
    model.isRequired = false
    app.swipeDown()
    #expect(model.tab == "plants" && model.plants.isEmpty)
    // The same link may arrive again immediately.
    try open(path, in: app)
    #expect(app.staticTexts[path == "/you" ? "You root" : "plant(7)"].isHittable)
  }
}
