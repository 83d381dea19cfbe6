// SPDX-License-Identifier: MIT

import Waymark

struct OffsetScene: View {
  @State private var isAway = false

  var body: some View {
    MotionScene(title: "Offset") {
      withAnimation(.spring(duration: 0.6, bounce: 0.3)) { isAway.toggle() }
    } stage: {
      Tile().offset(x: isAway ? 180 : 0)
    }
  }
}

struct ScaleScene: View {
  @State private var isLarge = false

  var body: some View {
    MotionScene(title: "Scale") {
      withAnimation(.bouncy) { isLarge.toggle() }
    } stage: {
      Tile(color: .orange).scaleEffect(isLarge ? 1.2 : 0.5)
    }
  }
}

struct TurnScene: View {
  @State private var turns = 0.0

  var body: some View {
    MotionScene(title: "Turn") {
      withAnimation(.easeInOut(duration: 0.8)) { turns += 1 }
    } stage: {
      Tile(color: .indigo).rotationEffect(.degrees(turns * 180))
    }
  }
}

struct FadeScene: View {
  @State private var isFaint = false

  var body: some View {
    MotionScene(title: "Opacity") {
      withAnimation(.linear(duration: 0.5)) { isFaint.toggle() }
    } stage: {
      Tile(color: .pink).opacity(isFaint ? 0.15 : 1)
    }
  }
}

struct ColorScene: View {
  @State private var isNight = false

  var body: some View {
    MotionScene(title: "Colours") {
      isNight.toggle()
    } stage: {
      HStack {
        Circle().fill(isNight ? Color.indigo : .yellow).frame(width: 44, height: 44)
        Text(verbatim: "Sky").bold().foregroundStyle(isNight ? Color.indigo : .orange)
      }
      .animation(.easeInOut(duration: 0.6), value: isNight)
    }
  }
}

struct CornerScene: View {
  @State private var isRound = false

  var body: some View {
    MotionScene(title: "Corners") {
      withAnimation(.snappy(duration: 0.6)) { isRound.toggle() }
    } stage: {
      RoundedRectangle(cornerRadius: isRound ? 28 : 4).fill(.mint)
        .frame(width: isRound ? 56 : 160, height: 56)
    }
  }
}

struct BlurScene: View {
  @State private var isBlurred = false

  var body: some View {
    MotionScene(title: "Blur") {
      withAnimation(.easeInOut(duration: 0.5)) { isBlurred.toggle() }
    } stage: {
      Image(systemName: "mountain.2").font(.largeTitle).blur(radius: isBlurred ? 6 : 0)
        .saturation(isBlurred ? 0 : 1).foregroundStyle(.green)
    }
  }
}

/// What runs in a race: a name, a colour and an animation.
struct Runner: Identifiable {
  let id: String
  let color: Color
  let animation: Animation

  static let curves = [
    Runner(id: "linear", color: .gray, animation: .linear(duration: 1)),
    Runner(id: "easeIn", color: .blue, animation: .easeIn(duration: 1)),
    Runner(id: "easeOut", color: .purple, animation: .easeOut(duration: 1)),
    Runner(id: "easeInOut", color: .pink, animation: .easeInOut(duration: 1)),
    Runner(
      id: "timingCurve", color: .orange, animation: .timingCurve(0.7, -0.4, 0.3, 1.4, duration: 1)),
  ]

  static let springs = [
    Runner(id: "smooth", color: .gray, animation: .smooth(duration: 1)),
    Runner(id: "snappy", color: .blue, animation: .snappy(duration: 1)),
    Runner(id: "bouncy", color: .purple, animation: .bouncy(duration: 1)),
    Runner(
      id: "physical", color: .pink,
      animation: .interpolatingSpring(stiffness: 60, damping: 5)),
    Runner(id: "delayed", color: .orange, animation: .bouncy(duration: 0.6).delay(0.3)),
  ]
}

struct RaceScene: View {
  let title: String
  let runners: [Runner]
  @State private var isThere = false

  var body: some View {
    MotionScene(title: title, height: 120) {
      isThere.toggle()
    } stage: {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(runners) { runner in
          Circle().fill(runner.color).frame(width: 16, height: 16)
            .offset(x: isThere ? 220 : 0)
            .animation(runner.animation, value: isThere)
            .accessibilityIdentifier(runner.id)
        }
      }
    }
  }
}

struct PulseScene: View {
  @State private var isLarge = false

  var body: some View {
    MotionScene(title: "Without end") {
      if isLarge {
        withAnimation(.default) { isLarge = false }
      } else {
        withAnimation(.easeInOut(duration: 0.7).repeatForever()) { isLarge = true }
      }
    } stage: {
      Image(systemName: "heart.fill").font(.title).foregroundStyle(.red)
        .scaleEffect(isLarge ? 1.4 : 1).padding(.leading, 12)
    }
  }
}
