// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

enum SignUpStep: String, Hashable, Codable, CaseIterable {
  case name, photo, terms
}

let signUp = StepSequence(SignUpStep.allCases)

struct WelcomeView: View {
  @EnvironmentObject private var navigator: FlowPathNavigator
  @State private var account = "Nobody"

  var body: some View {
    Text(account)
    Button("Sign up") {
      Task {
        let steps = navigator.steps(signUp)
        account = await steps.start(returning: String.self) ?? "Perhaps later"
      }
    }
  }
}

struct SignUpView: View {
  @EnvironmentObject private var navigator: FlowPathNavigator
  let step: SignUpStep

  var body: some View {
    let steps = navigator.steps(signUp)
    VStack {
      ProgressView(value: signUp.progress(at: step)?.fraction)
      switch step {
      case .name: Button("Next") { steps.next() }
      case .photo: Button("Skip") { steps.skip() }
      case .terms: Button("Agree") { steps.finish(with: "Mabel") }
      }
    }
    .navigationTitle("Step \(signUp.progress(at: step)?.description ?? "")")
  }
}

private struct SignUpFlow: View {
  var body: some View {
    FlowStack(withNavigation: true) {
      WelcomeView()
        .navigationTitle("Welcome")
        .flowDestination(for: SignUpStep.self) { SignUpView(step: $0) }
    }
  }
}

@MainActor
struct ResultsAndFlowsStepTests {
  private func tap(_ buttons: String..., in app: XCUIApplication) async {
    for button in buttons {
      app.buttons[button].tap()
      await app.settle()
    }
  }

  @Test func `someone signs up, or does not`() async {
    let app = XCUIApplication { SignUpFlow() }
    app.launch()
    await tap("Sign up", in: app)
    #expect(app.navigationBars["Step 1 of 3"].exists)
    await tap("Welcome", in: app)
    #expect(app.staticTexts["Perhaps later"].isHittable)
    await tap("Sign up", "Next", "Skip", in: app)
    #expect(app.navigationBars["Step 3 of 3"].exists)
    await tap("Agree", in: app)
    #expect(app.staticTexts["Mabel"].isHittable)
  }

  @Test func `steps are paths of paths`() {
    let path = signUp.started(in: [])
    #expect(signUp.next(in: path) == [.push(.name), .push(.photo)])
  }
}
