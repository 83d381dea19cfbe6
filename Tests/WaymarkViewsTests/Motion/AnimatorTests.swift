// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

/// Counts during its animation.
private struct Count: View, Animatable {
  var animatableData: Double

  var body: some View { Text("\(Int(animatableData.rounded()))") }
}

/// Moves by an animatable distance.
private struct Shift: AnimatableModifier {
  var animatableData: Double

  func body(content: Content) -> some View { content.opacity(animatableData) }
}

private struct Wedge: Shape {
  var animatableData: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: animatableData, y: 0))
    }
  }
}

@MainActor
struct AnimatorTests {
  private static let second = Animation.linear(duration: 1)

  private func frames(of stage: MotionStage<some Any>) -> [FramesValue] {
    stage.probe.host.mutations.compactMap { if case .frames(let value) = $0 { value } else { nil } }
  }

  private func numbers(_ value: FramesValue?) -> [String] {
    value?.frames.map { changes in
      changes.map { change in
        switch change.value {
        case .text(let text): text
        case .number(let number): "\(number)"
        default: "?"
        }
      }.joined(separator: ",")
    } ?? []
  }

  @Test func `D21 an animatable view is evaluated for intermediate values`() throws {
    let stage = MotionStage(0.0) { $value in Count(animatableData: value) }
    _ = stage.change(to: 10, Self.second)
    let value = try #require(frames(of: stage).first)
    let texts = numbers(value)
    #expect(texts.count == 31 && texts.first == "0" && texts[15] == "5" && texts.last == "10")
    #expect(value.course.duration == 1)
    #expect(stage.probe.texts == ["10"])
  }

  @Test func `without an animation or a host that plays, an animatable view shows the end`() {
    for plays in [true, false] {
      let stage = MotionStage(0.0, plays: plays) { $value in Count(animatableData: value) }
      #expect(stage.change(to: 10, plays ? nil : Self.second).joined().contains("text 10"))
      #expect(frames(of: stage).isEmpty && stage.probe.host.errors.isEmpty)
    }
  }

  @Test func `an interrupting change continues from the current value`() async throws {
    let stage = MotionStage(0.0) { $value in Count(animatableData: value) }
    _ = stage.change(to: 10, Self.second)
    await stage.clock.advance(by: .seconds(0.5))
    _ = stage.change(to: 0, Self.second)
    #expect(numbers(frames(of: stage).last).first == "5")
    #expect(stage.probe.texts == ["0"])
  }

  @Test func `modifiers and shapes are animatable, too`() throws {
    let stage = MotionStage(0.0) { $value in
      VStack {
        Text("a").modifier(Shift(animatableData: value))
        Wedge(animatableData: value).stroke(.red)
        Circle().trim(from: 0, to: value).stroke(.red)
      }
    }
    _ = stage.change(to: 1, Self.second)
    let all = frames(of: stage)
    #expect(all.count == 3)
    #expect(numbers(all.first)[15] == "0.5")
    #expect(all.dropFirst().allSatisfy { $0.frames[1].first?.property == .path })
  }

  @Test func `frames that change more than properties show the end, and the host agrees`() {
    struct Growing: View, Animatable {
      var animatableData: Double
      var body: some View {
        VStack { ForEach(0..<Int(animatableData), id: \.self) { Text("\($0)") } }
      }
    }
    let stage = MotionStage(0.0) { $value in Growing(animatableData: value) }
    _ = stage.change(to: 4, Self.second)
    #expect(frames(of: stage).isEmpty && stage.probe.host.errors.isEmpty)
    #expect(stage.probe.texts == ["0", "1", "2", "3"])
    let fresh = Probe(Growing(animatableData: 4))
    #expect(stage.probe.texts == fresh.texts)
  }

  @Test func `phases follow each other as their animations end, and begin again`() async {
    let stage = MotionStage(false) { $isThere in
      VStack {
        if isThere {
          PhaseAnimator([1, 2, 3]) {
            Text("\($0)")
          } animation: { _ in
            Self.second
          }
        }
      }
    }
    _ = stage.change(to: true)
    var seen = stage.probe.texts
    for step in [0.1, 1, 1, 1] {
      await stage.clock.advance(by: .seconds(step))
      stage.probe.graph.flush()
      seen += stage.probe.texts
    }
    #expect(seen == ["1", "2", "3", "1", "2"])
    _ = stage.change(to: false)
    await stage.clock.advance(by: .seconds(5))
    #expect(stage.clock.sleeperCount == 0)
  }

  @Test func `a trigger plays the phases once`() async {
    let stage = MotionStage(0) { $value in
      PhaseAnimator([1, 2, 3], trigger: value) {
        Text("\($0)")
      } animation: { _ in
        Self.second
      }
    }
    #expect(stage.probe.texts == ["1"])
    _ = stage.change(to: 1)
    var seen = stage.probe.texts
    for _ in 0..<4 {
      await stage.clock.advance(by: .seconds(1.01))
      stage.probe.graph.flush()
      seen += stage.probe.texts
    }
    #expect(seen == ["2", "3", "1", "1", "1"])
  }

  @Test func `keyframes are shown in time, and rest at their end`() throws {
    let stage = MotionStage(0) { $value in
      KeyframeAnimator(initialValue: 0.0, trigger: value) {
        Text("\(Int($0.rounded()))")
      } keyframes: { _ in
        LinearKeyframe(10, duration: 0.5)
        LinearKeyframe(4, duration: 0.5)
      }
    }
    _ = stage.change(to: 1)
    let value = try #require(frames(of: stage).first)
    let texts = numbers(value)
    #expect(texts[15] == "10" && texts.last == "4" && texts.first == "0")
    #expect(stage.probe.texts == ["4"] && value.course.repeatCount == 1)
  }

  @Test func `tracks of keyframes run at the same time`() {
    struct Pose {
      var x = 0.0
      var y = 0.0
    }
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\Pose.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(20)
        LinearKeyframe(30, duration: 1, timingCurve: .easeIn)
      }
      KeyframeTrack(\Pose.y) {
        CubicKeyframe(6, duration: 0.5)
        CubicKeyframe(0, duration: 0.5)
        SpringKeyframe(8, duration: 1, spring: .smooth)
      }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5).x == 5 && timeline.value(time: 0.5).y == 6)
    #expect(timeline.value(time: 1).x == 20 && timeline.value(time: 1).y == 0)
    #expect(timeline.value(progress: 1).x == 30 && timeline.value(time: 9).y == 8)
    #expect(timeline.value(time: 1.5).x < 25)
    // Cubic keyframes are smooth where they meet.
    let (before, after) = (timeline.value(time: 0.49).y, timeline.value(time: 0.51).y)
    #expect(abs((6 - before) - (after - 6)) < 0.02)
  }
}
