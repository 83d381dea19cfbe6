// SPDX-License-Identifier: MIT

import Waymark

/// API used in 80 to 150 places of typical apps: spacers, animations, opacity, system fonts.
enum Rank80 {
  struct Counter: View {
    @State private var count = 0
    @State private var isDimmed = false
    @State private var ended = 0

    var body: some View {
      VStack {
        Text("Count \(count)")
          .font(.system(size: 40, weight: .bold, design: .rounded))
          .opacity(isDimmed ? 0.3 : 1)
        Text("Small").font(.system(.caption, design: .monospaced))
        Text("Heavy").font(.system(.title2, design: .serif, weight: .heavy))
        Text("Ended \(ended)").font(Font.system(size: 12))
        Spacer()
        Spacer(minLength: 20)
        HStack {
          Button("Add") { withAnimation { count += 1 } }
          Spacer()
          Button("Spring") {
            withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) { count += 10 }
          }
          Button("Dim") { withAnimation(.easeInOut(duration: 0.2)) { isDimmed.toggle() } }
          Button("Double") {
            let old = withAnimation(.default) { () -> Int in
              defer { count *= 2 }
              return count
            }
            count += old
          }
          Button("Complete") {
            withAnimation(.bouncy) {
              count = 0
            } completion: {
              ended += 1
            }
          }
        }
      }
    }
  }
}
