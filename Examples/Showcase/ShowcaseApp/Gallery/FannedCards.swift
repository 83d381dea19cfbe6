// SPDX-License-Identifier: MIT

import Waymark

/// Cards that lean by their distance from the middle of the hand.
struct FannedCards: View {
  @State private var isFanned = true

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack(spacing: -10) {
        ForEach(1...5, id: \.self) { number in
          Text("\(number)")
            .font(.headline)
            .foregroundStyle(.white)
            .frame(width: 48, height: 72)
            .background(
              Color(hue: Double(number) / 6, saturation: 0.6, brightness: 0.42),
              in: RoundedRectangle(cornerRadius: 8)
            )
            .visualEffect { [isFanned] effect, proxy in
              let hand = proxy.bounds(of: .named("hand")) ?? .zero
              let distance = isFanned ? proxy.size.width / 2 - hand.midX : 0
              return
                effect
                .rotationEffect(.degrees(distance / 8), anchor: .bottom)
                .offset(y: distance * distance / 600)
            }
        }
      }
      .padding(.top, 16)
      .padding(.bottom, 36)
      .frame(maxWidth: .infinity)
      .coordinateSpace(.named("hand"))
      Toggle("Fan the cards", isOn: $isFanned.animation())
    }
  }
}
