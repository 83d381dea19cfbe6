// SPDX-License-Identifier: MIT

import Waymark

/// Tabs in the page style: a person swipes them, and the selection follows.
struct PagesPage: View {
  private static let stages = [
    Stage(name: "Valley", symbol: "leaf.fill", color: .green, height: "120 m"),
    Stage(name: "Ridge", symbol: "mountain.2.fill", color: .indigo, height: "680 m"),
    Stage(name: "Summit", symbol: "flag.fill", color: .orange, height: "914 m"),
  ]

  @State private var stage = "Valley"

  var body: some View {
    VStack(spacing: 20) {
      TabView(selection: $stage) {
        ForEach(Self.stages) { stage in
          StageCard(stage: stage).padding(.horizontal).padding(.bottom, 36)
        }
      }
      .tabViewStyle(.page)
      .frame(height: 300)
      LabeledContent("Selection", value: stage).padding(.horizontal)
      HStack {
        ForEach(Self.stages) { other in
          Button(other.name) { stage = other.id }
            .buttonStyle(.bordered).disabled(stage == other.id)
        }
      }
      Spacer()
    }
    .padding(.vertical)
    .frame(maxWidth: 560)
    .navigationTitle("Pages")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct Stage: Identifiable {
  let name: String
  let symbol: String
  let color: Color
  let height: String

  var id: String { name }
}

private struct StageCard: View {
  let stage: Stage

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: stage.symbol).font(.largeTitle).accessibilityHidden(true)
      Text(stage.name).font(.title2).bold()
      Text(stage.height)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(stage.color.opacity(0.18), in: RoundedRectangle(cornerRadius: 20))
  }
}
