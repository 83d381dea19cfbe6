// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

/// A view on a host that plays animations.
@MainActor
struct MotionStage<Value> {
  let probe: Probe
  let clock = ManualClock()
  private let show: (Value) -> Void

  init<Content: View>(
    _ value: Value, plays: Bool = true, @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    (probe, show) = Probe.remoted(value, content: content)
    probe.graph.playsAnimations = plays
    probe.graph.time = GraphTime(
      now: { [clock] in Date(timeIntervalSince1970: clock.now.offset / .seconds(1)) },
      sleep: { [clock] date in
        try await clock.sleep(
          until: ManualClock.Instant(offset: .seconds(date.timeIntervalSince1970)))
      })
  }

  /// Changes the value; returns the batches of the change without what creates elements.
  func change(to value: Value, _ animation: Animation? = nil) -> [[String]] {
    change {
      if let animation { withAnimation(animation) { show(value) } } else { show(value) }
    }
  }

  /// Returns the batches of a change without what creates elements.
  func change(_ body: () -> Void) -> [[String]] {
    let before = probe.host.batches.count
    body()
    probe.graph.flush()
    return probe.host.batches.dropFirst(before).map { $0.compactMap(described) }
  }

  private func described(_ mutation: Mutation) -> String? {
    switch mutation {
    case .motion(.standard): "standard"
    case .motion(.immediate): "immediate"
    case .motion(.animated(let course)): "animated \(course.duration)"
    case .set(_, let property, let value): "\(property.rawValue) \(value?.shown ?? "nil")"
    case .insert: "insert"
    case .remove: "remove"
    case .move: "move"
    case .frames(let value):
      "frames \(value.frames.count) in \(value.course.duration)"
    case .create, .destroy: nil
    }
  }
}

extension PropertyValue {
  fileprivate var shown: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): text
    default: "…"
    }
  }
}

@MainActor
struct MotionTests {
  private static let linear = Animation.linear(duration: 2)

  @Test func `without an animation nothing is said of motion`() {
    let stage = MotionStage(1.0) { $value in Text("a").opacity(value) }
    #expect(stage.change(to: 0.5) == [["opacity 0.5"]])
  }

  @Test func `a change in withAnimation carries its course`() {
    let stage = MotionStage(1.0) { $value in Text("a").opacity(value) }
    #expect(stage.change(to: 0.5, Self.linear) == [["animated 2.0", "opacity 0.5"]])
    #expect(stage.change(to: 0.2) == [["opacity 0.2"]])
  }

  @Test func `D16 an animation by a value applies to the views inside, and only when it changes`() {
    let stage = MotionStage((1.0, 0)) { $value in
      VStack {
        Text("a").opacity(value.0).animation(Self.linear, value: value.1)
        Text("b").opacity(value.0)
      }
    }
    #expect(stage.change(to: (0.5, 0)) == [["opacity 0.5", "opacity 0.5"]])
    #expect(
      stage.change(to: (0.2, 1)) == [["animated 2.0", "opacity 0.2", "standard", "opacity 0.2"]])
  }

  @Test func `a transaction inside of another one wins, and one without animations stops it`() {
    let stage = MotionStage(1.0) { $value in
      VStack {
        Text("a").opacity(value).transaction { $0.animation = .linear(duration: 5) }
        Text("b").opacity(value).transaction { $0.animation = nil }
        Text("c").opacity(value)
      }
    }
    #expect(
      stage.change(to: 0.5, Self.linear) == [
        [
          "animated 5.0", "opacity 0.5", "standard", "opacity 0.5", "animated 2.0", "opacity 0.5",
        ]
      ])
  }

  @Test func `D23 a change without animations is immediate`() {
    let stage = MotionStage(1.0) { $value in Text("a").opacity(value) }
    let batches = withTransaction(\.disablesAnimations, true) { stage.change(to: 0.5) }
    #expect(batches == [["immediate", "opacity 0.5"]])
  }

  @Test func `inserted, removed and moved elements have the course of their own place`() {
    let stage = MotionStage([1, 2, 3]) { $value in
      VStack {
        ForEach(value, id: \.self) { Text("\($0)") }
      }
      .animation(Self.linear, value: value)
    }
    #expect(
      stage.change(to: [3, 1, 4]).map { $0.filter { $0 != "text 4" } } == [
        ["animated 2.0", "remove", "insert", "move"]
      ])
  }

  @Test func `an inserted view has its transition as data`() throws {
    let stage = MotionStage(false) { $value in
      VStack {
        if value {
          Text("a").transition(
            .asymmetric(
              insertion: .move(edge: .leading).combined(with: .opacity),
              removal: .scale(scale: 0.5, anchor: .top)
            ).animation(Self.linear))
        }
      }
    }
    _ = stage.change(to: true, .default)
    let text = try #require(stage.probe.all(.text).first)
    let course = Self.linear.course
    #expect(
      text[.transition]
        == TransitionValue(
          insertion: .init([.move(.leading), .opacity], animation: course),
          removal: .init([.scale(0.5, anchor: PointValue(x: 0.5, y: 0))], animation: course)))
  }

  /// Fades and turns.
  private struct Spun: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : phase.value / 4 + 0.5)
    }
  }

  @Test func `a transition of an app's own shows its phases in batches of their own`() {
    let stage = MotionStage(false) { $value in
      VStack { if value { Text("a").transition(Spun()) } }
    }
    let come = stage.change(to: true, Self.linear)
    #expect(
      come.map { $0.filter { !$0.hasPrefix("t") } } == [
        ["opacity 0.25", "animated 2.0", "insert"], ["animated 2.0", "opacity 1.0"],
      ])
    let go = stage.change(to: false, Self.linear)
    #expect(go == [["animated 2.0", "opacity 0.75"], ["animated 2.0", "remove"]])
    #expect(stage.probe.texts.isEmpty && stage.probe.host.errors.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a transition has no phases without an animation or a host that plays them`(plays: Bool) {
    let stage = MotionStage(false, plays: plays) { $value in
      VStack { if value { Text("a").transition(Spun()) } }
    }
    let come = stage.change(to: true, plays ? nil : Self.linear)
    #expect(come.count == 1 && come[0].contains("opacity 1.0"))
    #expect(stage.change(to: false, plays ? nil : Self.linear).count == 1)
  }

  @Test func `D19 a transition inside of an inserted view does not play`() {
    let stage = MotionStage(false) { $value in
      VStack { if value { HStack { Text("a").transition(Spun()) } } }
    }
    #expect(stage.change(to: true, Self.linear).count == 1)
    #expect(stage.change(to: false, Self.linear) == [["animated 2.0", "remove"]])
  }

  @Test(arguments: [(AnimationCompletionCriteria.logicallyComplete, 0.5), (.removed, 0.7)])
  func `D20 a completion runs when the animation is over`(
    criteria: AnimationCompletionCriteria, seconds: Double
  ) async {
    let stage = MotionStage(1.0) { $value in Text("a").opacity(value) }
    var isComplete = false
    _ = stage.change {
      withAnimation(.spring(duration: 0.5, bounce: 0), completionCriteria: criteria) {
        _ = stage.change(to: 0.5)
      } completion: {
        isComplete = true
      }
    }
    await stage.clock.advance(by: .seconds(seconds - 0.01))
    #expect(!isComplete)
    await stage.clock.advance(by: .seconds(criteria == .removed ? 1 : 0.02))
    #expect(isComplete)
  }

  @Test func `on a host that plays nothing a completion runs at once`() {
    let stage = MotionStage(1.0, plays: false) { $value in Text("a").opacity(value) }
    var isComplete = false
    _ = stage.change {
      withAnimation(Self.linear) {
        _ = stage.change(to: 0.5)
      } completion: {
        isComplete = true
      }
    }
    #expect(isComplete)
  }
}
