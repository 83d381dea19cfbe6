// SPDX-License-Identifier: MIT

import Waymark

/// A field in which a spot follows the mouse.
struct PointerPad: View {
  @State private var point: CGPoint?

  var body: some View {
    VStack(alignment: .leading) {
      Text("Move a mouse over this field.")
        .accessibilityIdentifier("pad")
        .frame(maxWidth: .infinity, minHeight: 120)
        .background(.mint.opacity(0.25), in: RoundedRectangle(cornerRadius: 16))
        .overlay(alignment: .topLeading) {
          if let point {
            Circle().fill(.mint).frame(width: 20, height: 20)
              .offset(x: point.x - 10, y: point.y - 10)
              .allowsHitTesting(false)
          }
        }
        .onContinuousHover { phase in
          switch phase {
          case .active(let location): point = location
          case .ended: point = nil
          }
        }
      Text(point.map { "At \(Int($0.x)), \(Int($0.y))" } ?? "Elsewhere")
        .font(.footnote).monospacedDigit().foregroundStyle(.secondary)
    }
  }
}
