// SPDX-License-Identifier: MIT

import Waymark

/// Tags in as many lines as they need.
struct Tags: View {
  private static let names = [
    "ridge walk", "bothy", "by train", "river crossing", "two days", "dogs welcome", "deer",
  ]

  var body: some View {
    Lines(spacing: 8) {
      ForEach(Self.names, id: \.self) { name in
        Text(name)
          .font(.callout)
          .padding(.horizontal, 10)
          .padding(.vertical, 4)
          .background(.teal.opacity(0.25), in: Capsule())
      }
    }
  }
}

/// The points of a compass rose.
struct Rose: View {
  @ScaledMetric private var side: CGFloat = 160

  var body: some View {
    Ring {
      ForEach(["N", "NE", "E", "SE", "S", "SW", "W", "NW"], id: \.self) { point in
        Text(point).fontWeight(point.count == 1 ? .bold : .regular)
      }
    }
    .frame(width: side, height: side)
    .background(.fill, in: Circle())
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// Views that keep their state in a row and in a column; if text is large, they begin in a column.
struct Turning: View {
  @State private var choice: Bool?
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    let isColumn = choice ?? textSize.isAccessibilitySize
    let layout =
      isColumn
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 10))
      : AnyLayout(HStackLayout(spacing: 10))
    VStack(alignment: .leading, spacing: 12) {
      layout {
        Label("Walk", systemImage: "figure.walk")
        Label("Climb", systemImage: "mountain.2.fill")
        Label("Rest", systemImage: "tent.fill")
      }
      Button(isColumn ? "In a row" : "In a column") {
        withAnimation { choice = !isColumn }
      }
    }
  }
}

/// Lines of views, each as long as there is space.
private struct Lines: Layout {
  var spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let places = places(of: subviews, within: proposal.width ?? .infinity)
    return CGSize(
      width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, place) in zip(subviews, places(of: subviews, within: bounds.width)) {
      let corner = CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY)
      subview.place(at: corner, proposal: .unspecified)
    }
  }

  private func places(of subviews: Subviews, within width: CGFloat) -> [CGRect] {
    var corner = CGPoint.zero
    var height: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if corner.x > 0, corner.x + size.width > width {
        corner = CGPoint(x: 0, y: corner.y + height + spacing)
        height = 0
      }
      defer { corner.x += size.width + spacing }
      height = max(height, size.height)
      return CGRect(origin: corner, size: size)
    }
  }
}

/// Views around a centre, the first at the top.
private struct Ring: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let margin = sizes.map { max($0.width, $0.height) }.max() ?? 0
    let radius = min(bounds.width, bounds.height) / 2 - margin / 2 - 6
    for (index, subview) in subviews.enumerated() {
      let angle = Angle.degrees(360 / Double(subviews.count) * Double(index) - 90).radians
      subview.place(
        at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}
