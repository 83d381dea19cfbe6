// SPDX-License-Identifier: MIT

import Waymark

/// A walk in a list, in the units and with the words someone likes.
struct TrailRow: View {
  @Environment(Preferences.self) private var preferences

  let trail: Trail
  var showsRegion = false

  var body: some View {
    HStack(spacing: 12) {
      GradeBadge(grade: trail.grade)
      VStack(alignment: .leading, spacing: 2) {
        Text(trail.name).foregroundStyle(Color.primary)
        Text(facts)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        if preferences.showsDescriptions {
          Text(trail.about)
            .font(.footnote)
            .foregroundStyle(.secondary)
            .lineLimit(2)
        }
      }
    }
  }

  private var facts: String {
    var facts = [preferences.units.distance(trail.km)]
    if showsRegion, let region = Catalogue.shared.region(of: trail.id) {
      facts.insert(region.name, at: 0)
    } else {
      facts.append("↑ \(preferences.units.height(trail.ascent))")
    }
    if preferences.showsTimes { facts.append(walkingTime(trail.minutes)) }
    return facts.joined(separator: " · ")
  }
}

/// How much a walk asks for, as a coloured sign.
struct GradeBadge: View {
  let grade: Grade

  var body: some View {
    Image(systemName: grade.icon)
      .accessibilityLabel(grade.title)
      .foregroundStyle(grade.color)
      .frame(width: 36, height: 36)
      .background(grade.color.opacity(0.15), in: Circle())
  }
}

extension Grade {
  /// The sign's colour; the icon says the same to those who do not see it.
  var color: Color {
    switch self {
    case .easy: .green
    case .moderate: .blue
    case .hard: .orange
    case .scramble: .red
    }
  }
}

#Preview("Walks of a region") {
  List(Catalogue.shared.regions.first?.trails ?? []) { TrailRow(trail: $0) }
    .environment(Preferences())
}

#Preview("Grades", traits: .sizeThatFitsLayout) {
  HStack {
    ForEach(Grade.allCases, id: \.self) { GradeBadge(grade: $0) }
  }
  .padding()
}
