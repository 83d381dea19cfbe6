// SPDX-License-Identifier: MIT

import Waymark

/// Two columns whose cards a person drags from one to the other.
struct DragBoard: View {
  @State private var open = ["Buy a map", "Book the hut", "Wax the boots"].map(Errand.init)
  @State private var done = [Errand("Pick a trail")]

  var body: some View {
    VStack(alignment: .leading) {
      HStack(alignment: .top, spacing: 12) {
        DragColumn(title: "To do", errands: open, tint: .orange) { move($0, isDone: false) }
        DragColumn(title: "Done", errands: done, tint: .green) { move($0, isDone: true) }
      }
      Text("Text that is dragged here from another window becomes a card.")
        .font(.footnote).foregroundStyle(.secondary)
    }
  }

  /// Returns whether the errand was elsewhere.
  private func move(_ errand: Errand, isDone: Bool) -> Bool {
    guard !(isDone ? done : open).contains(errand) else { return false }
    withAnimation {
      open.removeAll { $0 == errand }
      done.removeAll { $0 == errand }
      if isDone { done.append(errand) } else { open.append(errand) }
    }
    return true
  }
}

private struct DragColumn: View {
  let title: String
  let errands: [Errand]
  let tint: Color
  let move: (Errand) -> Bool
  @State private var isTargeted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("\(title): \(errands.count)").font(.headline)
      ForEach(errands) { errand in
        Text(errand.title)
          .padding(10)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(tint.opacity(0.25)).cornerRadius(8)
          .draggable(errand) {
            Label(errand.title, systemImage: "checkmark.circle")
              .padding(10).background(tint.opacity(0.25)).cornerRadius(8)
          }
      }
      Spacer()
    }
    .padding(12)
    .frame(maxWidth: .infinity, minHeight: 220, alignment: .topLeading)
    .background(tint.opacity(isTargeted ? 0.3 : 0.1)).cornerRadius(12)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("column-\(title)")
    .dropDestination(for: Errand.self) { errands, _ in
      errands.map(move).contains(true)
    } isTargeted: {
      isTargeted = $0
    }
  }
}

/// What is to be done before a walk, identified by its title.
private struct Errand: Codable, Hashable, Identifiable, Transferable {
  var title: String

  var id: String { title }

  init(_ title: String) { self.title = title }

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "org.example.trails.errand"))
    ProxyRepresentation(exporting: \.title, importing: { Errand(String($0.prefix(60))) })
  }
}
