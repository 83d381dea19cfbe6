// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waymark
import WaymarkTesting

private enum Office: Hashable, Sendable {
  case home, help, wall
  case note(Int)
}

private let desk = RouteTable<Office>.reporting(hosts: ["desk.example"]) {
  LinkRoute("/", route: .home)
  LinkRoute(
    "/notes/:note", .int, make: { .note($0) },
    match: { if case .note(let id) = $0 { id } else { nil } }, parent: { _ in .home }
  ).rule(LinkRule(window: .reuseElseNew))
  LinkRoute("/help", route: .help) { _ in .home }
  LinkRoute("/wall", route: .wall) { _ in .home }.rule(LinkRule(window: .new))
}

@MainActor
private final class DeskModel: ObservableObject {
  @Published var path: [Route<Office>] = []
  @Published var inbox = LinkInbox()
}

private struct OfficeView: View {
  @ObservedObject var model: DeskModel
  let windows: LinkWindows
  let id: String

  var body: some View {
    FlowStack($model.path, withNavigation: true) {
      Text("home").flowDestination(for: Office.self) { Text("\($0)") }
    }
    .links(desk, inbox: $model.inbox, path: $model.path)
    .linkWindow(windows, id: id)
  }
}

/// Links in an app with several windows.
@MainActor
struct LinkWindowsTests {
  private final class Log {
    var entries: [String] = []
    var canOpen = true
  }

  private let log = Log()
  private let windows: LinkWindows
  private let models = [DeskModel(), DeskModel()]
  private let apps: [XCUIApplication]

  init() {
    let log = log
    windows = LinkWindows { id in
      log.entries.append("focus \(id)")
    } open: { link in
      log.entries.append("open \(link.link)")
      return log.canOpen
    }
    apps = zip(models, ["a", "b"]).map { [windows] model, id in
      XCUIApplication { OfficeView(model: model, windows: windows, id: id) }
    }
    for app in apps { app.launch() }
  }

  private func open(_ path: String, in window: Int) throws {
    apps[window].open(try #require(URL(string: "https://desk.example\(path)")))
  }

  /// U15.
  @Test func `a window that has the screen open is reused, and comes to the front`() throws {
    #expect(windows.ids == ["b", "a"])
    models[0].path = [.push(.note(7)), .push(.help)]
    try open("/notes/7", in: 1)
    #expect(models[0].path == [.push(.note(7))] && models[1].path.isEmpty)
    #expect(apps[0].staticTexts["note(7)"].isHittable)
    #expect(log.entries == ["focus a"] && windows.ids == ["a", "b"])
    #expect(models[0].inbox.outcomes.map(\.result) == [.applied])
    #expect(models[1].inbox.outcomes.isEmpty)
  }

  /// U15.
  @Test func `where no window has it open, the route's rule opens another one`() throws {
    try open("/notes/7", in: 0)
    #expect(log.entries == ["open https://desk.example/notes/7"])
    try open("/help", in: 0)
    try open("/wall", in: 0)
    #expect(models[0].path == [.push(.help)] && models[1].path.isEmpty)
    #expect(log.entries.last == "open https://desk.example/wall")
  }

  /// U15.
  @Test func `where none can be opened the link is followed in front`() throws {
    log.canOpen = false
    try open("/notes/7", in: 0)
    #expect(models[0].path == [.push(.note(7))])
  }

  @Test func `code hands on links, too, and what nothing matches stays where it came`() {
    let unknown = windows.deliver(IncomingLink(opened: "https://desk.example/none"), to: "a")
    #expect(unknown == .window("a"))
    #expect(apps[0].staticTexts["Nothing here"].exists)
    models[1].path = [.push(.wall)]
    let known = windows.deliver(IncomingLink(opened: "https://desk.example/help"))
    #expect(known == .window("a") && models[0].path == [.push(.help)])
    let empty = LinkWindows(focus: { _ in }, open: { _ in false })
    #expect(empty.deliver(IncomingLink(intent: "/help")) == nil && empty.ids.isEmpty)
  }
}
