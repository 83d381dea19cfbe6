// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
import WaymarkViews

/// Shows its phase and an environment value.
private struct Told: Transition {
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content, phase: TransitionPhase) -> some View {
    HStack {
      Text(verbatim: "\(phase.value) \(phase.isIdentity) \(isEnabled)")
      content
    }
  }
}

private struct Framed: ViewModifier {
  let word: String

  func body(content: Content) -> some View {
    HStack {
      Text(word)
      content
    }
  }
}

@MainActor
struct TransitionTests {
  @Test(arguments: [true, false])
  func `D9 a view has what its transition makes of it while it is there`(isErased: Bool) {
    let (probe, show) = Probe.remoted((isThere: true, isDisabled: false)) { $value in
      if value.isThere {
        Group {
          if isErased {
            Text("view").transition(AnyTransition(Told()))
          } else {
            Text("view").transition(Told())
          }
        }
        .disabled(value.isDisabled)
      }
    }
    #expect(probe.texts == ["0.0 true true", "view"])
    show((true, true))
    #expect(probe.texts == ["0.0 true false", "view"])
    show((false, false))
    #expect(probe.texts == [] && probe.host.errors.isEmpty)
  }

  @Test func `D9 of two modifiers the one of a view that is there is applied`() {
    let framed = AnyTransition.modifier(active: Framed(word: "gone"), identity: Framed(word: "in"))
    let probe = Probe(
      Text("view").transition(.opacity.combined(with: framed).combined(with: AnyTransition(Told())))
    )
    #expect(probe.texts == ["0.0 true true", "in", "view"])
  }

  @Test func `a view keeps its state while what its transition makes of it changes`() throws {
    let (probe, show) = Probe.remoted("a") { $word in
      CounterButton()
        .transition(.modifier(active: Framed(word: ""), identity: Framed(word: word)))
    }
    try probe.tap("0")
    show("b")
    #expect(probe.texts == ["b", "1"])
  }

  private struct CounterButton: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
  }

  @Test func `a transition is applied in any phase by hand`() {
    let probe = Probe(Told().apply(content: Text("view"), phase: .willAppear))
    #expect(probe.texts == ["-1.0 false true", "view"])
    #expect(TransitionPhase.didDisappear.value == 1 && Told.properties.hasMotion)
  }
}
