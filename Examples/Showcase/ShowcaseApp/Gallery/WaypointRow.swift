// SPDX-License-Identifier: MIT

import Foundation
import Waymark

/// Waypoints that move out of the way of one that a person drags over them.
struct WaypointRow: View {
  @State private var names = ["Hut", "Ford", "Ridge", "Tarn"]
  @State private var dragged: String?

  private static let tints: [String: Color] = [
    "Hut": .brown, "Ford": .blue, "Ridge": .purple, "Tarn": .teal,
  ]

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 10) {
        ForEach(names, id: \.self) { name in
          let tint = Self.tints[name] ?? .gray
          Text(name)
            .accessibilityIdentifier("waypoint-\(name)")
            .frame(maxWidth: .infinity, minHeight: 52)
            .background(tint.opacity(0.22), in: RoundedRectangle(cornerRadius: 10))
            .onDrag {
              dragged = name
              return NSItemProvider(object: NSString(string: name))
            }
            .onDrop(
              of: [.text], delegate: Reordering(name: name, names: $names, dragged: $dragged))
        }
      }
      Text(names.joined(separator: " – ")).font(.footnote).foregroundStyle(.secondary)
        .accessibilityIdentifier("waypoints")
    }
  }
}

/// Moves a dragged waypoint to the place of another one.
private struct Reordering: DropDelegate {
  let name: String
  @Binding var names: [String]
  @Binding var dragged: String?

  func dropEntered(info: DropInfo) {
    guard let dragged, let from = names.firstIndex(of: dragged),
      let to = names.firstIndex(of: name), from != to
    else { return }
    withAnimation {
      names.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to)
    }
  }

  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

  func performDrop(info: DropInfo) -> Bool {
    dragged = nil
    return true
  }
}
