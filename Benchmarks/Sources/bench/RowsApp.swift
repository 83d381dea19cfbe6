// SPDX-License-Identifier: MIT

import Waymark

/// 100 rows, in each of which a bar moves, grows and fades when a button is tapped.
struct RowsApp: App {
  var body: some Scene { WindowGroup { RowsScreen() } }
}

private struct RowsScreen: View {
  @State private var isAway = false

  var body: some View {
    ScrollView {
      Button("Move") {
        withAnimation(.spring(duration: 2, bounce: 0.2)) { isAway.toggle() }
      }
      .accessibilityIdentifier("move")
      VStack(alignment: .leading, spacing: 2) {
        ForEach(0..<100) { row in
          HStack {
            Text("\(row)").frame(width: 40)
            RoundedRectangle(cornerRadius: 3).fill(.blue).frame(width: 40, height: 6)
              .scaleEffect(isAway ? 1.5 : 1)
              .opacity(isAway ? 0.5 : 1)
              .offset(x: isAway ? 200 : 0)
          }
        }
      }
    }
  }
}
