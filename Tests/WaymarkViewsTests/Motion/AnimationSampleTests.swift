// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting

@testable import WaymarkViews

private struct Details: View {
  @State private var isOpen = false
  @State private var count = 0
  @State private var likes = 0

  var body: some View {
    VStack {
      Button("Details") { withAnimation { isOpen.toggle() } }
      if isOpen {
        Text("Open all year").transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    PhaseAnimator([0, 12, -12], trigger: count) { angle in
      Image(systemName: "bell").rotationEffect(.degrees(Double(angle)))
    } animation: { _ in
      .spring(duration: 0.2)
    }
    KeyframeAnimator(initialValue: 1.0, trigger: likes) { scale in
      Image(systemName: "heart.fill").scaleEffect(scale)
    } keyframes: { _ in
      SpringKeyframe(1.6, duration: 0.2)
      SpringKeyframe(1.0, duration: 0.3, spring: .bouncy)
    }
  }
}

private struct Steps: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
  }
}

/// The samples in the documentation of animations.
@MainActor
struct AnimationSampleTests {
  @Test func `a transition, phases and keyframes`() {
    let app = XCUIApplication { Details() }
    app.launch()
    app.buttons["Details"].tap()
    #expect(app.staticTexts["Open all year"].exists && app.images.count == 2)
  }

  @Test func `a custom animation`() {
    let course = Animation(Steps()).course
    #expect(course.duration == 1)
    let shown = [0.1, 0.3, 0.6, 0.9, 1].map { course.progress(at: $0) }
    #expect(shown == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test func `a spring and a timeline of keyframes`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let halfway = spring.value(target: 100.0, time: 0.25)
    #expect(halfway > 50 && halfway < 110)
    let jump = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        SpringKeyframe(-40.0, duration: 0.3)
        CubicKeyframe(0.0, duration: 0.2)
      }
    }
    let top = jump.value(time: 0.3)
    #expect(abs(top + 40) < 1)
  }
}
