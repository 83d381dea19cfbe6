// SPDX-License-Identifier: MIT

import Waymark

/// A walk in four figures, as many beside each other as there is room for.
struct TrailFigures: View {
  @Environment(Preferences.self) private var preferences

  let trail: Trail

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 8)], spacing: 8) {
      Figure(
        icon: "arrow.left.and.right", value: preferences.units.distance(trail.km), name: "Length")
      Figure(
        icon: "arrow.up.right", value: preferences.units.height(trail.ascent), name: "Ascent")
      Figure(icon: "clock", value: walkingTime(trail.minutes), name: "Time")
      Figure(
        icon: "mountain.2", value: preferences.units.height(trail.high), name: "Highest")
    }
  }
}

private struct Figure: View {
  let icon: String
  let value: String
  let name: String

  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: icon)
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      Text(value)
        .font(.subheadline)
        .fontWeight(.semibold)
        .multilineTextAlignment(.center)
      Text(name)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 10)
    .background(Color.secondary.opacity(0.1), in: RoundedRectangle(cornerRadius: 10))
  }
}
