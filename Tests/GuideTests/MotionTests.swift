// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

private enum MotionGuide {
  struct Hut: View {
    @State private var isOpen = false
    @State private var isSaved = false

    var body: some View {
      VStack(alignment: .leading) {
        Button("Details") { withAnimation(.snappy) { isOpen.toggle() } }
        if isOpen {
          Text("Open from May to October")
            .transition(.move(edge: .top).combined(with: .opacity))
        }
        Button(isSaved ? "Saved" : "Save") { save() }
      }
    }

    private func save() {
      withAnimation(.spring(duration: 0.4, bounce: 0.3)) {
        isSaved = true
      } completion: {
        isOpen = false
      }
    }
  }

  struct Altitude: View, Animatable {
    var animatableData: Double

    var body: some View {
      Text("\(Int(animatableData)) m").monospacedDigit()
    }
  }

  struct Tilt: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.rotationEffect(.degrees(phase.value * 30)).opacity(phase.isIdentity ? 1 : 0)
    }
  }
}

@MainActor
struct MotionTests {
  private typealias Hut = MotionGuide.Hut

  @Test func `details close when the hut is saved`() async {
    let app = XCUIApplication { Hut() }
    app.playsAnimations = true
    app.launch()
    app.buttons["Details"].tap()
    app.buttons["Save"].tap()
    await app.clock.advance(by: .seconds(0.39))
    #expect(app.staticTexts["Open from May to October"].exists)
    await app.clock.advance(by: .seconds(0.02))
    #expect(!app.staticTexts["Open from May to October"].exists)
  }

  @Test func `without time the completion has run`() {
    let app = XCUIApplication { Hut() }
    app.launch()
    app.buttons["Details"].tap()
    app.buttons["Save"].tap()
    #expect(!app.staticTexts["Open from May to October"].exists)
  }

  @Test func `the views of the guide show their values`() {
    let app = XCUIApplication {
      MotionGuide.Altitude(animatableData: 813.4)
      Text("tilted").transition(MotionGuide.Tilt())
    }
    app.launch()
    #expect(app.staticTexts["813 m"].exists && app.staticTexts["tilted"].exists)
  }
}
