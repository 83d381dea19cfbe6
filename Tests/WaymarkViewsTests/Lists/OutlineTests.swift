// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
import WaymarkViews

private struct Folder: Identifiable {
  let id: String
  var folders: [Folder]?
}

private let tree = [
  Folder(
    id: "Alps", folders: [Folder(id: "Ortler", folders: [Folder(id: "King")]), Folder(id: "Piz")]),
  Folder(id: "Jura"), Folder(id: "Harz", folders: []),
]

/// Trees of rows.
@MainActor
struct OutlineTests {
  @Test func `rows with children expand, level by level`() throws {
    let probe = Probe(List(tree, children: \.folders) { Text($0.id) })
    #expect(probe.texts == ["Alps", "Jura", "Harz"])
    try probe.tap("Alps")
    #expect(probe.texts == ["Alps", "Ortler", "Piz", "Jura", "Harz"])
    try probe.tap("Ortler")
    #expect(probe.texts == ["Alps", "Ortler", "King", "Piz", "Jura", "Harz"])
    #expect(probe.all(.row).count == 6)
    try probe.tap("Alps")
    #expect(probe.texts == ["Alps", "Jura", "Harz"])
  }

  @Test func `a leaf is no button, and an empty element is`() {
    let probe = Probe(List(tree, id: \.id, children: \.folders) { Text($0.id) })
    #expect(probe.all(.button).count == 2)
  }

  @Test func `each level is indented`() throws {
    let root = Folder(id: "All", folders: tree)
    let probe = Probe(List { OutlineGroup(root, children: \.folders) { Text($0.id) } })
    func indents() -> [Double] {
      probe.all(.box).compactMap {
        if case .insets(let insets) = $0.properties[.padding] { insets.leading } else { nil }
      }
    }
    #expect(indents() == [])
    try probe.tap("All")
    #expect(indents() == [20, 20, 20])
    try probe.tap("Alps")
    #expect(indents() == [20, 40, 40, 20, 20])
  }

  @Test func `rows of a tree can be selected`() {
    let app = XCUIApplication { Chosen() }
    app.launch()
    app.staticTexts["Jura"].tap()
    #expect(app.staticTexts["chosen Jura"].exists)
  }
}

private struct Chosen: View {
  @State private var chosen: String?

  var body: some View {
    VStack {
      List(tree, children: \.folders, selection: $chosen) { Text($0.id) }
      Text("chosen \(chosen ?? "none")")
    }
  }
}
