// SPDX-License-Identifier: MIT

import Waymark

/// The heights along a trail, drawn in a canvas.
struct ElevationProfile: View {
  private let heights: [CGFloat] = [310, 420, 560, 530, 690, 731, 640, 480, 350]
  @ScaledMetric private var labelHeight: CGFloat = 24

  var body: some View {
    Canvas { context, size in
      let line = self.line(in: size)
      fill(below: line, in: size, &context)
      grid(in: size, &context)
      context.stroke(
        line, with: .color(.green), style: StrokeStyle(lineWidth: 3, lineJoin: .round))
      guard let summit = context.resolveSymbol(id: "summit") else { return }
      var place = point(5, in: size)
      place.y = max(place.y, labelHeight)
      context.draw(summit, at: place, anchor: .bottom)
    } symbols: {
      Text("731 m").font(.footnote).bold().padding(.bottom, 4).tag("summit")
    }
    .frame(height: 160)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Profile of the trail, with its summit at 731 metres")
  }

  private func point(_ index: Int, in size: CGSize) -> CGPoint {
    let part = CGFloat(index) / CGFloat(heights.count - 1)
    return CGPoint(x: size.width * part, y: size.height * (1 - heights[index] / 900))
  }

  private func line(in size: CGSize) -> Path {
    Path { path in path.addLines(heights.indices.map { point($0, in: size) }) }
  }

  private func fill(below line: Path, in size: CGSize, _ context: inout GraphicsContext) {
    var area = line
    area.addLine(to: CGPoint(x: size.width, y: size.height))
    area.addLine(to: CGPoint(x: 0, y: size.height))
    area.closeSubpath()
    context.fill(
      area,
      with: .linearGradient(
        Gradient(colors: [.green.opacity(0.5), .green.opacity(0.05)]), startPoint: .zero,
        endPoint: CGPoint(x: 0, y: size.height)))
  }

  private func grid(in size: CGSize, _ context: inout GraphicsContext) {
    let parts: [CGFloat] = [0.25, 0.5, 0.75]
    for part in parts {
      var row = Path()
      row.move(to: CGPoint(x: 0, y: size.height * part))
      row.addLine(to: CGPoint(x: size.width, y: size.height * part))
      context.stroke(row, with: .style(.separator), style: StrokeStyle(dash: [4, 4]))
    }
  }
}
