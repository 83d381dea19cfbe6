// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waymark
import WaymarkTesting

/// The data that an app saves, and with which it is relaunched.
@MainActor
private final class Saved: ObservableObject {
  @Published var path = FlowPath()
  @Published var held: FlowPath?
  @Published var isSignedIn = false

  /// Returns a copy, as if saved and restored by another process.
  func relaunched() throws -> Saved {
    let saved = Saved()
    saved.path = try copy(path)
    saved.held = try held.map(copy)
    return saved
  }

  private func copy(_ path: FlowPath) throws -> FlowPath {
    let data = try JSONEncoder().encode(try #require(path.codable))
    return FlowPath(try JSONDecoder().decode(FlowPath.CodableRepresentation.self, from: data))
  }
}

private enum Door: String, Hashable, Codable {
  case open, secret, signIn
}

private struct Doors: View {
  @ObservedObject var saved: Saved

  var body: some View {
    FlowStack($saved.path, withNavigation: true) {
      Text("Root")
        .heldPath($saved.held)
        .flowDestination(for: Door.self) { door in
          Text(door.rawValue)
          Button("Enter") { saved.isSignedIn = true }
          Button("Cancel") { saved.path.goBackToRoot() }
        }
    }
    .gates(
      saved.isSignedIn ? [.signedIn] : [],
      requires: { $0.base as? Door == .secret ? [.signedIn] : [] },
      entrance: { _ in .sheet(AnyHashable(Door.signIn), withNavigation: true) })
  }
}

@MainActor
struct HeldPathTests {
  private func launch(_ saved: Saved) -> XCUIApplication {
    let app = XCUIApplication { Doors(saved: saved) }
    app.launch()
    return app
  }

  private let goal: [Route<AnyHashable>] = [
    .push(AnyHashable(Door.open)), .push(AnyHashable(Door.secret)),
  ]

  @Test func `a path that waits is in the binding, until it is opened (X6)`() {
    let saved = Saved()
    let app = launch(saved)
    #expect(saved.held == nil)
    saved.path = FlowPath(goal)
    #expect(app.staticTexts["signIn"].isHittable)
    #expect(saved.held == FlowPath(goal))
    app.buttons["Enter"].tap()
    #expect(app.staticTexts["secret"].isHittable)
    #expect(saved.held == nil)
  }

  @Test func `a path that is discarded leaves the binding`() {
    let saved = Saved()
    let app = launch(saved)
    saved.path = FlowPath(goal)
    app.buttons["Cancel"].firstMatch.tap()
    #expect(app.staticTexts["Root"].isHittable)
    #expect(saved.held == nil)
  }

  @Test func `it survives a relaunch, and is opened by signing in then (X6)`() throws {
    let saved = Saved()
    launch(saved).activate()
    saved.path = FlowPath(goal)
    let app = launch(saved)
    #expect(app.staticTexts["signIn"].isHittable)
    let later = try saved.relaunched()
    app.terminate()
    let again = launch(later)
    #expect(again.staticTexts["signIn"].isHittable)
    #expect(later.held == FlowPath(goal))
    again.buttons["Enter"].tap()
    #expect(again.staticTexts["secret"].isHittable)
    #expect(later.path == FlowPath(goal))
    #expect(later.held == nil)
  }

  @Test func `outside of a flow it is reported`() {
    let app = XCUIApplication { Text("Alone").heldPath(.constant(nil)) }
    app.failsOnDiagnostics = false
    app.launch()
    #expect(app.diagnostics.map(\.severity) == [.error])
  }

  @Test func `it is opened at once where the gate is open by then`() throws {
    let saved = Saved()
    saved.held = FlowPath(goal)
    saved.isSignedIn = true
    let app = launch(saved)
    #expect(app.staticTexts["secret"].isHittable)
    #expect(saved.held == nil)
  }
}
