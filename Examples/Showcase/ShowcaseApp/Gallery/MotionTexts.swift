// SPDX-License-Identifier: MIT

import Waymark

struct NumberScene: View {
  @State private var height = 1_984

  var body: some View {
    MotionScene(title: "Digits") {
      withAnimation(.snappy) { height += 37 }
    } stage: {
      Text(verbatim: "\(height) m").font(.largeTitle).bold().monospacedDigit()
        .contentTransition(.numericText(value: Double(height)))
    }
  }
}

struct WordScene: View {
  @State private var isWinter = false

  var body: some View {
    MotionScene(title: "Words") {
      withAnimation(.easeInOut(duration: 0.4)) { isWinter.toggle() }
    } stage: {
      Text(verbatim: isWinter ? "Snow above 1200 m" : "Flowers in the valley").font(.title3)
    }
  }
}

/// Three changes, each after the one before.
struct StepsScene: View {
  @State private var step = 0

  var body: some View {
    MotionScene(title: "One after another") {
      guard step == 0 else { return }
      move(to: 1)
    } stage: {
      HStack(spacing: 12) {
        Tile(color: .green)
          .offset(x: step == 1 || step == 2 ? 100 : 0)
          .rotationEffect(.degrees(step == 2 ? 180 : 0))
        Text(step == 0 ? "Ready" : "Step \(step)").foregroundStyle(.secondary).padding(
          .leading, 110)
      }
    }
  }

  private func move(to next: Int) {
    withAnimation(.easeInOut(duration: 0.4)) {
      step = next
    } completion: {
      if next > 0 { move(to: (next + 1) % 4) }
    }
  }
}

struct PhaseScene: View {
  @State private var rings = 0

  var body: some View {
    MotionScene(title: "Phases") {
      rings += 1
    } stage: {
      PhaseAnimator([0.0, 14, -12, 8, -5], trigger: rings) { angle in
        Image(systemName: "bell.fill").font(.largeTitle).foregroundStyle(.yellow)
          .rotationEffect(.degrees(angle), anchor: .top)
      } animation: { _ in
        .spring(duration: 0.16, bounce: 0.4)
      }
    }
  }
}
