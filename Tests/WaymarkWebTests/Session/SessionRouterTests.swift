// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkRender

@testable import WaymarkWeb

private enum Hall: Navigation, Hashable {
  case room(Int)
}

private struct Rooms: AppNavigation {
  func screen(for navigation: Hall) -> some View {
    switch navigation {
    case .room(let number): Text("Room").navigationTitle("Room \(number)")
    }
  }
}

/// Navigates only with the default router.
private struct House: App {
  init() { Router.default.didNavigate { Heard.log.append("app \($0)") } }

  var body: some Scene {
    WindowGroup {
      FlowStack(withNavigation: true) {
        VStack {
          Button("Now") { Router.default.navigate(Hall.room(1)) }
          Button("In a task") { Task { Router.default.navigate(Hall.room(2)) } }
        }
        .navigationTitle("House")
      }
    }
  }
}

/// An app that navigates before it shows a view.
private struct Hasty: App {
  init() { Router.default.navigate(Hall.room(3)) }

  var body: some Scene {
    WindowGroup { FlowStack(withNavigation: true) { Text("Hasty").navigationTitle("Hasty") } }
  }
}

@MainActor private enum Heard {
  static var log: [String] = []
}

/// Each session has its own default router.
@Suite(.serialized, .timeLimit(.minutes(10))) @MainActor struct SessionRouterTests {
  private let process = Router.process

  init() {
    process.setupAppNavigation(appNavigation: Rooms())
    Heard.log = []
  }

  private func open(_ store: SessionStore) throws -> ReadyTransport {
    let link = try ReadyTransport(store)
    link.say(ClientMessage.hello(store.page().identity.markup))
    return link
  }

  /// K9.
  @Test func `a session navigates by the default router and moves no other session`() throws {
    let store = SessionStore(House.self)
    let (one, two) = (try open(store), try open(store))
    _ = try two.tap("Now")
    #expect([one.title, two.title] == ["House", "Room 1"])
    _ = try one.tap("Now")
    #expect([one.title, two.title] == ["Room 1", "Room 1"])
  }

  @Test func `a task of a session has its router`() async throws {
    let store = SessionStore(House.self)
    let (one, two) = (try open(store), try open(store))
    _ = try one.tap("In a task")
    while one.title != "Room 2" { await Task.yield() }
    #expect(two.title == "House")
  }

  @Test func `the process's listeners hear of all sessions, an app's of its own session`() throws {
    let listener = process.didNavigate { Heard.log.append("process \($0)") }
    defer { listener.cancel() }
    let store = SessionStore(House.self)
    let (one, two) = (try open(store), try open(store))
    _ = try one.tap("Now")
    #expect(Heard.log == ["process room(1)", "app room(1)"])
    _ = try two.tap("Now")
    #expect(Heard.log.count == 4)
  }

  @Test func `what an app navigates to in its initializer opens in its session`() throws {
    let store = SessionStore(Hasty.self)
    let one = try open(store)
    #expect(one.title == "Room 3")
    #expect(process.targets.isEmpty)
  }
}
