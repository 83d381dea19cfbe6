// SPDX-License-Identifier: MIT

import Foundation
import Waymark

/// Scroll targets, content margins, and unavailable content.
struct ScrollingPage: View {
  @State private var card: Int?
  @State private var isLocked = false
  @State private var hasWideMargins = false
  @State private var showsMap = false
  @State private var taps = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Lead("Swipe the cards: they shrink at the edges and snap into place, and the page follows.")
        CardStrip(card: $card, isLocked: isLocked)
        HStack {
          Button("First") { card = 1 }
          Button("Last") { card = CardStrip.cards.upperBound }
          Spacer()
          Text("Card \(card ?? 1)").accessibilityIdentifier("card")
        }
        .buttonStyle(.bordered)
        Toggle("Lock the cards", isOn: $isLocked)
        Toggle("Wide margins", isOn: $hasWideMargins)
        HStack {
          Button("Show the map") { showsMap = true }
          Spacer()
          Button("Tapped \(taps) times") { taps += 1 }
        }
        .buttonStyle(.bordered)
        if let address = URL(string: "https://www.openstreetmap.org") {
          ShareLink("Share the map", item: address, subject: Text("A map"))
        }
        NavigationLink("Empty list") { NothingPage() }
        NavigationLink("Messages") { MessagesPage() }
        NavigationLink("Films") { FilmsPage() }
        Medals()
      }
    }
    .contentMargins(.horizontal, hasWideMargins ? 48 : 16, for: .scrollContent)
    .contentMargins(.top, 12, for: .scrollContent)
    .sheet(isPresented: $showsMap) {
      VStack(spacing: 12) {
        Text("The page behind the sheet stays interactive.").font(.headline)
        Button("Close the map") { showsMap = false }
      }
      .padding()
      .presentationDetents([.height(220), .large])
      .presentationBackground(.thinMaterial)
      .presentationCornerRadius(32)
      .presentationBackgroundInteraction(.enabled(upThrough: .height(220)))
    }
    .navigationTitle("Scrolling and Margins")
    .navigationBarTitleDisplayMode(.inline)
    .toolbarBackground(.visible, for: .navigationBar)
  }
}

/// A strip of cards; each swipe shows the next one.
private struct CardStrip: View {
  static let cards = 1...6

  @Binding var card: Int?
  let isLocked: Bool

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(Self.cards, id: \.self) { number in
          Text("Card \(number)")
            .font(.title2.bold())
            .foregroundStyle(.white)
            .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 12)
            .frame(height: 140)
            .background(
              Color(hue: Double(number) / 7, saturation: 0.6, brightness: 0.42),
              in: RoundedRectangle(cornerRadius: 18)
            )
            .scrollTransition { effect, phase in
              effect.opacity(phase.isIdentity ? 1 : 0.6).scaleEffect(phase.isIdentity ? 1 : 0.8)
            }
            .hoverEffect(.lift)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $card)
    .scrollIndicators(.hidden)
    .scrollClipDisabled()
    .scrollDisabled(isLocked)
    .accessibilityIdentifier("cards")
  }
}

/// Container-relative shapes, and animated symbols.
private struct Medals: View {
  var body: some View {
    HStack(spacing: 16) {
      ForEach(["star.fill", "heart.fill", "leaf"], id: \.self) { name in
        Image(systemName: name)
          .symbolEffect(.breathe)
          .padding(14)
          .background(.orange.opacity(0.25), in: ContainerRelativeShape())
      }
    }
    .containerShape(RoundedRectangle(cornerRadius: 14))
    .overlayPreferenceValue(MedalCount.self, alignment: .topTrailing) { count in
      Text("\(count)").font(.caption.bold()).foregroundStyle(.white)
        .padding(4).background(.indigo, in: Capsule())
    }
    .foregroundStyle(.orange)
  }
}

/// A search in an empty list.
private struct NothingPage: View {
  @State private var query = ""

  var body: some View {
    List {}
      .overlay {
        if query.isEmpty {
          ContentUnavailableView {
            Label("No Trails", systemImage: "map")
          } description: {
            Text("Trails that you add appear here.")
          } actions: {
            Button("Search for Ridge") { query = "Ridge" }.buttonStyle(.borderedProminent)
          }
        } else {
          ContentUnavailableView.search
        }
      }
      .searchable(text: $query)
      .navigationTitle("Nothing")
      .navigationBarTitleDisplayMode(.inline)
  }
}

/// Messages above a field that stays in place, on a background that fills the screen.
private struct MessagesPage: View {
  @State private var messages = (1...20).map { "Hut \($0) is open." }
  @State private var text = ""

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          ForEach(messages.indices, id: \.self) { index in
            Text(messages[index])
              .padding(.horizontal, 12)
              .padding(.vertical, 8)
              .background(.background, in: RoundedRectangle(cornerRadius: 14))
              .scrollTransition(.animated.threshold(.visible(0.5))) { effect, phase in
                effect.scaleEffect(phase.isIdentity ? 1 : 0.85, anchor: .leading)
              }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
      }
      HStack {
        TextField("Message", text: $text).textFieldStyle(.roundedBorder)
        Button("Send") {
          messages.insert(text, at: 0)
          text = ""
        }
        .disabled(text.isEmpty)
      }
      .padding(12)
      .background(.regularMaterial)
    }
    .background(
      LinearGradient(
        colors: [.green.opacity(0.35), .blue.opacity(0.25)], startPoint: .top, endPoint: .bottom)
    )
    .navigationTitle("Messages")
  }
}

private enum MedalCount: PreferenceKey {
  static let defaultValue = 3
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
