// SPDX-License-Identifier: MIT

import Waymark

/// Views that observe scrolling: a banner that hides, films that play while they are visible, a way
/// back to the top, and more films at the end.
struct FilmsPage: View {
  private static let limit = 36

  @State private var count = 12
  @State private var isFar = false
  @State private var phase = ScrollPhase.idle
  @State private var position = ScrollPosition(idType: Int.self)

  var body: some View {
    VStack(spacing: 0) {
      if !isFar {
        Text("Films play while at least half of them is visible.")
          .accessibilityIdentifier("banner")
          .font(.subheadline)
          .frame(maxWidth: .infinity)
          .padding(8)
          .background(.orange.opacity(0.2))
      }
      ScrollView {
        VStack(spacing: 12) {
          ForEach(0..<count, id: \.self) { FilmCard(number: $0 + 1) }
        }
        .padding()
      }
      .scrollPosition($position)
      .onScrollGeometryChange(for: Bool.self) {
        $0.visibleRect.minY > 100
      } action: { _, isFar in
        withAnimation { self.isFar = isFar }
      }
      .onScrollGeometryChange(for: Bool.self) {
        $0.visibleRect.maxY > $0.contentSize.height - 200
      } action: { _, isNearEnd in
        if isNearEnd, count < Self.limit { count += 12 }
      }
      .onScrollPhaseChange { _, phase in self.phase = phase }
      .accessibilityIdentifier("films")
      HStack {
        Text("\(count) films").accessibilityIdentifier("count")
        Spacer()
        Text(phase.isScrolling ? "Scrolling" : "At rest").foregroundStyle(.secondary)
        Spacer()
        Button("Back to top") { position.scrollTo(y: 0) }.disabled(!isFar)
      }
      .padding(12)
    }
    .navigationTitle("Films")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct FilmCard: View {
  let number: Int
  @State private var isPlaying = false

  var body: some View {
    HStack {
      Image(systemName: isPlaying ? "pause.fill" : "play.fill")
      Text("Film \(number)")
      Spacer()
      Text(isPlaying ? "Plays" : "Paused").accessibilityIdentifier("film-\(number)")
    }
    .foregroundStyle(.white)
    .padding()
    .frame(height: 120)
    .background(
      Color(hue: Double(number % 7) / 7, saturation: 0.6, brightness: 0.42),
      in: RoundedRectangle(cornerRadius: 16)
    )
    .onScrollVisibilityChange { isPlaying = $0 }
  }
}
