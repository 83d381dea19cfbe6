// SPDX-License-Identifier: MIT

import Waymark

/// Views and texts that adapt to the space they get.
struct FittingPage: View {
  @State private var width = 0.8

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        Lead("Change the width: each part adapts to it.")
        Slider(value: $width, in: 0.3...1) { Text("Width") }
        GalleryPart("The first view that fits") { part { Alternatives() } }
        GalleryPart("Tags in a layout of the app") { part { Tags() } }
        GalleryPart("Cards in a container of the app") { CardBoard() }
        GalleryPart("A row that becomes a column") { part { Turning() } }
        GalleryPart("A compass rose") { Rose() }
        GalleryPart("Text shrinks before it is cut") { part { Shrinking() } }
        GalleryPart("The title keeps its width") { part { Priorities() } }
        GalleryPart("A row shares its width") { part { Shares() } }
        GalleryPart("A frame stops at its maximum width") { part { Limited() } }
        GalleryPart("The flag stands at the summit") { part { Profile() } }
        GalleryPart("Heights line up with their names") { part { Heights() } }
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .navigationTitle("Fitting")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func part(@ViewBuilder _ content: () -> some View) -> some View {
    content()
      .padding(12)
      .frame(width: 340 * width, alignment: .leading)
      .background(.fill, in: RoundedRectangle(cornerRadius: 12))
  }
}

private struct Alternatives: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      Label("Suilven, by the north ridge", systemImage: "mountain.2.fill")
      Label("Suilven", systemImage: "mountain.2.fill")
      Image(systemName: "mountain.2.fill").accessibilityLabel("Suilven")
    }
    .font(.headline)
  }
}

private struct Shrinking: View {
  var body: some View {
    Text("12 340 metres of ascent").font(.title2).bold().lineLimit(1).minimumScaleFactor(0.4)
  }
}

private struct Priorities: View {
  var body: some View {
    HStack {
      Text("Beinn Eighe").lineLimit(1).layoutPriority(1)
      Text("from Kinlochewe along the pony track").lineLimit(1).foregroundStyle(.secondary)
    }
  }
}

/// Short texts keep their widths beside long ones.
private struct Shares: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Text("Start")
        Spacer()
        Text("At the car park beside the bridge, where the bus from Ullapool stops")
          .foregroundStyle(.secondary)
      }
      HStack(alignment: .top) {
        Text("The path climbs steadily to the loch.")
        Text("Above it, the ridge is narrow, and in two places hands are needed.")
      }
      .font(.callout)
    }
  }
}

/// A frame with a maximum width beside one without.
private struct Limited: View {
  var body: some View {
    HStack {
      Text("Up").frame(maxWidth: 70).padding(.vertical, 4)
        .background(.orange.opacity(0.3), in: Capsule())
      Text("Down").frame(maxWidth: .infinity).padding(.vertical, 4)
        .background(.teal.opacity(0.3), in: Capsule())
    }
  }
}

/// A flag whose foot is where the line of the mountain is highest.
private struct Profile: View {
  var body: some View {
    ZStack(alignment: Alignment(horizontal: .summit, vertical: .summit)) {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 60))
        path.addLine(to: CGPoint(x: 90, y: 0))
        path.addLine(to: CGPoint(x: 200, y: 60))
        path.closeSubpath()
      }
      .fill(.green.opacity(0.5))
      .frame(width: 200, height: 60)
      .alignmentGuide(HorizontalAlignment.summit) { _ in 90 }
      .alignmentGuide(VerticalAlignment.summit) { _ in 0 }
      Image(systemName: "flag.fill")
        .foregroundStyle(.red)
        .alignmentGuide(HorizontalAlignment.summit) { $0[.leading] }
        .accessibilityLabel("Summit")
    }
  }
}

/// Two columns whose values line up with the names beside them, which are taller.
private struct Heights: View {
  var body: some View {
    HStack(alignment: .name) {
      VStack(alignment: .leading) {
        Text("north of Ullapool").font(.caption).foregroundStyle(.secondary)
        Text("Suilven").font(.title2).alignmentGuide(.name) { $0[.firstTextBaseline] }
      }
      VStack(alignment: .leading) {
        Text("731 m").alignmentGuide(.name) { $0[.firstTextBaseline] }
        Text("a Graham").font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

private enum Summit: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum Name: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
}

extension HorizontalAlignment {
  fileprivate static let summit = HorizontalAlignment(Summit.self)
}

extension VerticalAlignment {
  fileprivate static let summit = VerticalAlignment(Summit.self)
  fileprivate static let name = VerticalAlignment(Name.self)
}
