// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor
private final class Session: ObservableObject {
  @Published var first: [Route<Spot>] = []
  @Published var second: [Route<Spot>] = []
  @Published var tab = 1
  @Published var isSignedIn = false
  @Published var returns = false
  var outcomes: [String] = []
  /// The number of steps in which the changes with an outcome were shown.
  var steps: [String: Int] = [:]
}

private enum Spot: Hashable {
  case open(Int)
  case secret(Int)
  case signIn
}

private struct Gated: View {
  @ObservedObject var session: Session

  var body: some View {
    TabView(selection: $session.tab) {
      Tab("First", systemImage: "1.circle", value: 1) { Stack(path: $session.first) }
      Tab("Second", systemImage: "2.circle", value: 2) { Stack(path: $session.second) }
    }
    .onNavigationOutcome {
      session.outcomes.append("\($0.outcome)")
      session.steps["\($0.outcome)"] = $0.steps
    }
    .gates(
      session.isSignedIn ? [.signedIn] : [], returns: session.returns,
      requires: { if case .secret = $0.base as? Spot { [.signedIn] } else { [] } },
      entrance: { _ in .sheet(AnyHashable(Spot.signIn), withNavigation: true) }
    )
    .environmentObject(session)
  }
}

private struct Stack: View {
  @Binding var path: [Route<Spot>]

  var body: some View {
    FlowStack($path, withNavigation: true) {
      Text("Root").flowDestination(for: Spot.self) { place in
        switch place {
        case .open(let number): Text("Open \(number)")
        case .secret(let number): Secret(number: number)
        case .signIn: SignIn()
        }
      }
    }
  }
}

private struct Secret: View {
  @EnvironmentObject private var session: Session
  let number: Int

  var body: some View {
    Text("Secret \(number)")
    Button("Sign out and go") {
      session.isSignedIn = false
      session.first = [.push(.open(1))]
    }
  }
}

private struct SignIn: View {
  @EnvironmentObject private var session: Session
  @EnvironmentObject private var navigator: FlowNavigator<Spot>

  var body: some View {
    VStack {
      Text("Sign in")
      Button("Enter") { session.isSignedIn = true }
      Button("Enter and close") {
        session.isSignedIn = true
        navigator.dismiss()
      }
      Button("Cancel") { navigator.dismiss() }
    }
  }
}

@MainActor
struct NavigationGateTests {
  private func launch(_ session: Session) -> XCUIApplication {
    let app = XCUIApplication { Gated(session: session) }
    app.launch()
    return app
  }

  @Test
  func `a path is shown up to the first screen with a closed gate, and the entrance above (X4)`() {
    let session = Session()
    let app = launch(session)
    session.first = [.push(.open(1)), .push(.secret(2)), .sheet(.open(3), withNavigation: true)]
    #expect(app.staticTexts["Sign in"].isHittable)
    #expect(!app.staticTexts["Secret 2"].exists)
    #expect(session.first == [.push(.open(1)), .sheet(.signIn, withNavigation: true)])
    #expect(session.outcomes.contains("held until signedIn"))
    #expect(session.steps["held until signedIn"] == 0)
  }

  @Test(arguments: ["Enter", "Enter and close"])
  func `the whole path is opened when the gate is (X4)`(button: String) {
    let session = Session()
    let app = launch(session)
    let goal: [Route<Spot>] = [
      .push(.open(1)), .push(.secret(2)), .sheet(.open(3), withNavigation: true),
    ]
    session.first = goal
    app.buttons[button].tap()
    #expect(app.staticTexts["Open 3"].isHittable)
    #expect(session.first == goal)
  }

  @Test func `closing the entrance discards the path that waits (X4)`() {
    let session = Session()
    let app = launch(session)
    session.first = [.push(.secret(2))]
    app.buttons["Cancel"].tap()
    #expect(session.first.isEmpty)
    #expect(session.outcomes.suffix(2) == ["done", "declined"])
    session.isSignedIn = true
    #expect(app.staticTexts["Root"].isHittable)
    #expect(session.first.isEmpty)
  }

  @Test func `when a gate closes, the screens that need it go, in every tab (X5)`() {
    let session = Session()
    session.isSignedIn = true
    session.first = [.push(.open(1)), .push(.secret(2)), .push(.open(3))]
    session.second = [.push(.secret(4)), .sheet(.secret(5), withNavigation: true)]
    let app = launch(session)
    session.tab = 2
    #expect(app.staticTexts["Secret 5"].exists)
    session.tab = 1
    #expect(app.staticTexts["Open 3"].exists)
    session.isSignedIn = false
    #expect(app.staticTexts["Open 1"].isHittable)
    #expect(session.first == [.push(.open(1))])
    session.tab = 2
    #expect(app.staticTexts["Root"].isHittable)
    #expect(session.second.isEmpty)
    session.isSignedIn = true
    #expect(app.staticTexts["Root"].isHittable)
  }

  @Test func `a path written in the update that closes a gate is opened (X5)`() {
    let session = Session()
    session.isSignedIn = true
    session.first = [.push(.secret(2))]
    let app = launch(session)
    app.buttons["Sign out and go"].tap()
    #expect(app.staticTexts["Open 1"].isHittable)
    #expect(session.first == [.push(.open(1))])
  }

  @Test func `with returns, screens that a gate has closed come back (X5)`() {
    let session = Session()
    session.isSignedIn = true
    session.returns = true
    session.first = [.push(.open(1)), .push(.secret(2))]
    let app = launch(session)
    session.isSignedIn = false
    #expect(app.staticTexts["Sign in"].isHittable)
    app.buttons["Enter"].tap()
    #expect(app.staticTexts["Secret 2"].isHittable)
    #expect(session.first == [.push(.open(1)), .push(.secret(2))])
  }

  @Test func `a path that is there at the beginning is gated`() {
    let session = Session()
    session.first = [.push(.secret(2))]
    let app = launch(session)
    #expect(app.staticTexts["Sign in"].isHittable)
    #expect(!app.staticTexts["Secret 2"].exists)
    app.buttons["Enter"].tap()
    #expect(app.staticTexts["Secret 2"].isHittable)
  }

  @Test func `a screen whose value changes into one behind a closed gate goes`() {
    let session = Session()
    session.first = [.push(.open(1))]
    let app = launch(session)
    session.first[0].screen = .secret(1)
    #expect(!app.staticTexts["Secret 1"].exists)
    #expect(app.staticTexts["Sign in"].isHittable)
  }
}
