// SPDX-License-Identifier: MIT

import Waymark

/// Animations, transitions and animators as typical apps use them.
enum Motion {
  struct Card: View {
    @State private var isOpen = false
    @State private var likes = 0
    @State private var progress = 0.25
    @State private var items = ["a", "b", "c"]
    @Namespace private var space

    var body: some View {
      VStack {
        Button("Open \(isOpen ? "yes" : "no")") {
          withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { isOpen.toggle() }
        }
        if isOpen {
          RoundedRectangle(cornerRadius: 20)
            .matchedGeometryEffect(id: "card", in: space)
            .frame(height: 300)
            .transition(.asymmetric(insertion: .scale(scale: 0.9), removal: .opacity))
        } else {
          RoundedRectangle(cornerRadius: 8)
            .matchedGeometryEffect(id: "card", in: space, properties: .frame, isSource: true)
            .frame(width: 60, height: 60)
            .transition(.move(edge: .bottom).combined(with: .opacity).animation(.easeOut))
        }
        Ring(progress: progress)
          .stroke(.green, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .animation(.easeInOut(duration: 0.5), value: progress)
        Button("More") { progress = min(1, progress + 0.25) }
        Button("Like \(likes)") { withAnimation(.bouncy) { likes += 1 } }
          .contentTransition(.numericText())
          .keyframeAnimator(initialValue: Beat(), trigger: likes) { content, beat in
            content.scaleEffect(beat.scale).rotationEffect(beat.angle)
          } keyframes: { _ in
            KeyframeTrack(\.scale) {
              SpringKeyframe(1.5, duration: 0.2, spring: .bouncy)
              CubicKeyframe(1.0, duration: 0.3)
            }
            KeyframeTrack(\.angle) {
              LinearKeyframe(.degrees(10), duration: 0.1, timingCurve: .easeOut)
              MoveKeyframe(.degrees(0))
            }
          }
        Image(systemName: "bell")
          .symbolEffect(.bounce, value: likes)
          .phaseAnimator([false, true], trigger: likes) { content, isUp in
            content.offset(y: isUp ? -10 : 0)
          } animation: { isUp in
            isUp ? .easeOut : .bouncy
          }
        PhaseAnimator([0.0, 1.0]) { phase in
          Text("Pulse").opacity(phase)
        } animation: { _ in
          .easeInOut(duration: 1)
        }
        ForEach(items, id: \.self) { item in
          Text(item).modifier(Shake(amount: Double(likes))).transition(Blur())
        }
        Button("Remove") {
          withAnimation(.smooth(duration: 0.3, extraBounce: 0.1)) {
            _ = items.removeFirst()
          } completion: {
            items.append("d")
          }
        }
      }
      .animation(.default, value: items)
      .transaction { transaction in
        if transaction.disablesAnimations { transaction.animation = nil }
      }
    }
  }

  struct Beat {
    var scale = 1.0
    var angle = Angle.zero
  }

  struct Ring: Shape {
    var progress: Double

    var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
        startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * progress), clockwise: false)
      return path
    }
  }

  struct Shake: ViewModifier, Animatable {
    var amount: Double

    nonisolated var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }

    func body(content: Content) -> some View {
      content.offset(x: sin(amount * .pi * 2) * 6)
    }
  }

  struct Blur: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.blur(radius: phase.isIdentity ? 0 : 10).opacity(phase.isIdentity ? 1 : 0)
    }
  }

  struct Elastic: CustomAnimation {
    var duration: TimeInterval

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      if time > duration { return nil }
      let part = time / duration
      return value.scaled(by: 1 - cos(part * .pi * 4) * (1 - part))
    }
  }

  struct Zooming: View {
    @Namespace private var space

    var body: some View {
      NavigationStack {
        NavigationLink("Photo", value: 1)
          .matchedTransitionSource(id: 1, in: space)
          .navigationDestination(for: Int.self) { id in
            Text("Photo \(id)").navigationTransition(.zoom(sourceID: id, in: space))
          }
      }
    }
  }
}

extension Animation {
  static func elastic(duration: TimeInterval = 1) -> Animation {
    Animation(Motion.Elastic(duration: duration))
  }
}
