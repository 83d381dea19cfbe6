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
        GalleryPart("Text shrinks before it is cut") { part { Shrinking() } }
        GalleryPart("The title keeps its width") { part { Priorities() } }
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
