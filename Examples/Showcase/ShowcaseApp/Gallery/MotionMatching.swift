// SPDX-License-Identifier: MIT

import Waymark

/// An arc that grows, whose frames the runtime evaluates.
struct RingScene: View {
  @State private var part = 0.25

  var body: some View {
    MotionScene(title: "Outlines", height: 72) {
      withAnimation(.spring(duration: 0.8, bounce: 0.2)) { part = part > 0.9 ? 0.25 : part + 0.25 }
    } stage: {
      HStack(spacing: 16) {
        ZStack {
          Circle().stroke(.gray.opacity(0.25), lineWidth: 8)
          Circle().trim(from: 0, to: part)
            .stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round))
            .rotationEffect(.degrees(-90))
        }
        .frame(width: 60, height: 60)
        Percentage(animatableData: part * 100).font(.title2)
      }
    }
  }
}

/// A number that counts during its animation.
private struct Percentage: View, Animatable {
  var animatableData: Double

  var body: some View { Text(verbatim: "\(Int(animatableData.rounded())) %").monospacedDigit() }
}

struct KeyframeScene: View {
  private struct Pose {
    var scale = 1.0
    var lift = 0.0
    var angle = Angle.zero
  }

  @State private var jumps = 0

  var body: some View {
    MotionScene(title: "Keyframes", height: 72) {
      jumps += 1
    } stage: {
      KeyframeAnimator(initialValue: Pose(), trigger: jumps) { pose in
        Image(systemName: "hare.fill").font(.largeTitle).foregroundStyle(.brown)
          .rotationEffect(pose.angle).scaleEffect(pose.scale).offset(y: pose.lift)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          CubicKeyframe(0.8, duration: 0.15)
          SpringKeyframe(1.1, duration: 0.3, spring: .bouncy)
          SpringKeyframe(1, spring: .snappy)
        }
        KeyframeTrack(\.lift) {
          LinearKeyframe(0, duration: 0.15)
          CubicKeyframe(-28, duration: 0.25)
          CubicKeyframe(0, duration: 0.25)
        }
        KeyframeTrack(\.angle) {
          LinearKeyframe(.degrees(0), duration: 0.15)
          CubicKeyframe(.degrees(-14), duration: 0.25)
          CubicKeyframe(.degrees(0), duration: 0.25)
        }
      }
    }
  }
}

/// A frame behind the chosen period, which moves with the choice.
struct ChoiceScene: View {
  private static let periods = ["Day", "Week", "Month"]
  @State private var chosen = "Day"
  @Namespace private var space

  var body: some View {
    MotionScene(title: "Following") {
      let next = (Self.periods.firstIndex(of: chosen) ?? 0) + 1
      withAnimation(.snappy) { chosen = Self.periods[next % Self.periods.count] }
    } stage: {
      ZStack(alignment: .topLeading) {
        Capsule().fill(.teal.opacity(0.3))
          .matchedGeometryEffect(id: chosen, in: space, isSource: false)
        HStack(spacing: 4) {
          ForEach(Self.periods, id: \.self) { period in
            Text(verbatim: period).padding(.horizontal, 14).padding(.vertical, 6)
              .matchedGeometryEffect(id: period, in: space)
          }
        }
      }
    }
  }
}

/// A tile that turns into a card.
struct MorphScene: View {
  @State private var isOpen = false
  @Namespace private var space

  var body: some View {
    MotionScene(title: "Matching", height: 90) {
      withAnimation(.spring(duration: 0.5, bounce: 0.15)) { isOpen.toggle() }
    } stage: {
      if isOpen {
        HStack {
          Spacer()
          RoundedRectangle(cornerRadius: 16).fill(.indigo)
            .matchedGeometryEffect(id: "tile", in: space).frame(width: 180, height: 84)
        }
      } else {
        RoundedRectangle(cornerRadius: 16).fill(.indigo)
          .matchedGeometryEffect(id: "tile", in: space).frame(width: 44, height: 44)
      }
    }
  }
}

struct BeatScene: View {
  @State private var count = 0

  var body: some View {
    MotionScene(title: "Symbols") {
      count += 1
    } stage: {
      HStack(spacing: 24) {
        Image(systemName: "bell").symbolEffect(.wiggle, value: count)
        Image(systemName: "star.fill").symbolEffect(.bounce, value: count).foregroundStyle(.yellow)
        Image(systemName: "gearshape").symbolEffect(.rotate, value: count)
      }
      .font(.title)
    }
  }
}

/// A picture from which its screen expands.
struct ZoomScene: View {
  private static let colors: [Color] = [.orange, .pink, .mint]
  @Namespace private var space

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Zooming")
      HStack(spacing: 12) {
        ForEach(Self.colors.indices, id: \.self) { index in
          NavigationLink {
            Self.colors[index].ignoresSafeArea().navigationTitle("Picture \(index + 1)")
              .navigationTransition(.zoom(sourceID: index, in: space))
          } label: {
            RoundedRectangle(cornerRadius: 10).fill(Self.colors[index]).frame(width: 72, height: 72)
          }
          .buttonStyle(.plain).matchedTransitionSource(id: index, in: space)
          .accessibilityLabel("Picture \(index + 1)")
        }
      }
    }
    .padding(.vertical, 4)
  }
}
