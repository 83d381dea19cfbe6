// SPDX-License-Identifier: MIT

import Waymark

/// Animated changes: a button plays each scene, even during its animation.
struct MotionPage: View {
  var body: some View {
    List {
      Lead("Play a scene again while it moves: it continues from its current position.")
      Section("Values") {
        OffsetScene()
        ScaleScene()
        TurnScene()
        FadeScene()
        ColorScene()
        CornerScene()
        BlurScene()
      }
      Section("Curves and springs") {
        RaceScene(title: "Curves", runners: Runner.curves)
        RaceScene(title: "Springs", runners: Runner.springs)
        PulseScene()
      }
      Section("Layout") {
        SizeScene()
        AlignmentScene()
        SpacingScene()
        ShuffleScene()
        UnfoldScene()
      }
      Section("Coming and going") {
        TransitionScene(title: "Fade", transition: .opacity)
        TransitionScene(title: "Grow", transition: .scale.combined(with: .opacity))
        TransitionScene(title: "Move", transition: .move(edge: .leading).combined(with: .opacity))
        TransitionScene(title: "Push", transition: .push(from: .bottom))
        TransitionScene(
          title: "In and out",
          transition: .asymmetric(
            insertion: .offset(y: -30).combined(with: .opacity), removal: .scale))
        TransitionScene(title: "Of your own", transition: AnyTransition(Tumble()))
        RowsScene()
      }
      Section("One into another") {
        MorphScene()
        ChoiceScene()
        ZoomScene()
      }
      Section("Texts and steps") {
        NumberScene()
        WordScene()
        StepsScene()
        PhaseScene()
        KeyframeScene()
        RingScene()
        BeatScene()
      }
    }
    .navigationTitle("Motion")
  }
}

/// A title, a stage, and a button that plays what is on it.
struct MotionScene<Stage: View>: View {
  let title: String
  var height = 56.0
  let play: @MainActor () -> Void
  @ViewBuilder let stage: Stage

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text(title)
        Spacer()
        Button("Play", action: play).buttonStyle(.bordered).controlSize(.small)
          .accessibilityLabel("Play \(title)")
      }
      stage.frame(maxWidth: .infinity, minHeight: height, alignment: .leading)
        .accessibilityElement(children: .ignore).accessibilityLabel(title)
        .accessibilityIdentifier("stage \(title)")
    }
    .padding(.vertical, 4)
  }
}

/// A tile that moves.
struct Tile: View {
  var color = Color.teal

  var body: some View {
    RoundedRectangle(cornerRadius: 10).fill(color).frame(width: 44, height: 44)
  }
}
