// SPDX-License-Identifier: MIT

import WaymarkViews

/// An element without references.
struct OracleCell: Identifiable, Equatable, Sendable {
  let id: Int
  var text = ""

  /// An id that two elements share.
  var half: Int { id / 2 }
}

/// An element that is an object, changed in place.
@MainActor
final class OracleBox {
  let id: Int
  var number = 0
  init(_ id: Int) { self.id = id }
}

/// An element that contains a reference.
struct OracleBoxed: Identifiable {
  let id: Int
  let boxes: [OracleBox]
}

/// An element that is a view with dynamic properties.
struct OracleTagged: View, Identifiable {
  let id: Int
  @Environment(\.oracleTheme) private var theme
  @State private var stamp = "stamp"

  init(id: Int) { self.id = id }

  var body: some View { Text("\(stamp) \(id) of theme \(theme)") }
}

private struct MemoryKey: EnvironmentKey {
  static var defaultValue: OracleMemory? { nil }
}

extension EnvironmentValues {
  fileprivate var oracleMemory: OracleMemory? {
    get { self[MemoryKey.self] }
    set { self[MemoryKey.self] = newValue }
  }
}

/// A row with state, created by a closure without captures.
private struct CellRow: View {
  let cell: OracleCell
  @Environment(\.oracleMemory) private var memory

  init(_ cell: OracleCell) { self.cell = cell }

  var body: some View {
    if cell.text.isEmpty { Text("empty") }
    if let memory { OracleLocal("cell\(cell.id)", memory) }
    Text("cell \(cell.text)")
  }
}

/// Rows outside of lazy containers, with all kinds of elements, with and without captures.
struct OracleRows: View {
  let cells: [OracleCell]
  let theme: Int
  /// Differs whenever an object has changed.
  let changes: Int
  let memory: OracleMemory

  var body: some View {
    VStack {
      ForEach(cells) { CellRow($0) }.environment(\.oracleMemory, memory)
      ForEach(cells) { Text("captured \($0.text) \(theme)") }
      ForEach(cells, id: \.half) { Text("half \($0.half) \($0.text)") }
      ForEach(cells, id: theme.isMultiple(of: 2) ? \.id : \.half) { Text("by \($0.text)") }
    }
    VStack {
      ForEach(memory.boxes, id: \.id) { Text("box \($0.number)") }
      ForEach(memory.boxes.map { OracleBoxed(id: $0.id, boxes: [$0]) }) {
        Text("boxed \($0.boxes[0].number)")
      }
      ForEach(cells.map { OracleTagged(id: $0.id) }) { $0 }
      ForEach(cells.map(\.half), id: \.self) { Text("shared \(OracleShelf.shared.notes[$0 % 4])") }
    }
  }
}
