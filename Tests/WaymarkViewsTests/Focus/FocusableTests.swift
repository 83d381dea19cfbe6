// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
@_spi(Host) import WaymarkViews

private enum Spot: Hashable { case card, inner, button, field, off }

private struct Mark: View {
  let name: String
  @Environment(\.isFocused) private var isFocused

  var body: some View { Text(isFocused ? "\(name) on" : "\(name) off") }
}

private struct MarkingStyle: ButtonStyle {
  @Environment(\.isFocused) private var isFocused

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(isFocused ? 0.5 : 1)
  }
}

private struct Cards: View {
  @State private var showsCard = true
  @State private var isFocusable = true
  @State private var isRow = false
  @FocusState private var spot: Spot?

  var body: some View {
    VStack {
      if showsCard {
        card {
          Mark(name: "Card")
          TextField("Field", text: .constant("")).focused($spot, equals: .field)
          Mark(name: "Inner").focusable(isFocusable).focused($spot, equals: .inner)
        }
        .focusable().focused($spot, equals: .card)
      }
      Button("Press") { spot = nil }.buttonStyle(MarkingStyle())
        .focusable().focused($spot, equals: .button)
      Mark(name: "Outside")
      Button("Card") { spot = .card }
      Button("Inner") { spot = .inner }
      Button("Field") { spot = .field }
      Button("Button") { spot = .button }
      Button("Not focusable") { isFocusable = false }
      Button("Replace") { isRow = true }
      Button("Remove") { showsCard.toggle() }
    }
  }

  @ViewBuilder private func card(@ViewBuilder content: () -> some View) -> some View {
    if isRow { HStack { content() } } else { VStack { content() } }
  }
}

@MainActor
struct FocusableTests {
  private let probe = Probe(Cards())

  /// The marks of the views that know that they have the focus.
  private var marks: [String] { probe.texts.filter { $0.hasSuffix(" on") } }

  @Test func `the content of the view with the focus knows it`() throws {
    #expect(marks == [])
    try probe.tap("Card")
    #expect(marks == ["Card on"])
    try probe.tap("Inner")
    #expect(marks == ["Inner on"])
    try probe.tap("Card")
    #expect(marks == ["Card on"])
  }

  @Test func `a field in a focusable view takes the focus from it`() throws {
    try probe.tap("Card")
    try probe.tap("Field")
    #expect(marks == [])
    try probe.tap("Card")
    #expect(marks == ["Card on"])
  }

  @Test func `what is not focusable has the focus of the view around it`() throws {
    try probe.tap("Not focusable")
    try probe.tap("Card")
    #expect(marks == ["Card on", "Inner on"])
  }

  @Test func `the focus ends with its view`() throws {
    try probe.tap("Card")
    try probe.tap("Remove")
    try probe.tap("Remove")
    #expect(marks == [])
    try probe.tap("Card")
    #expect(marks == ["Card on"])
  }

  @Test func `an element that is replaced in its view takes the focus with it`() throws {
    try probe.tap("Card")
    try probe.tap("Replace")
    #expect(marks == [])
  }

  @Test func `the style of a focusable button knows the focus`() throws {
    func opacity() -> Double? {
      probe.all(.text).first { $0[.text] == "Press" }?[.opacity]
    }
    #expect(opacity() == 1)
    try probe.tap("Button")
    #expect(opacity() == 0.5)
    try probe.tap("Press")
    #expect(opacity() == 1)
  }

  @Test func `the mark of the focus is disabled for all that is in a view`() {
    let probe = Probe(
      VStack {
        List { TextField("Row", text: .constant("")).focusEffectDisabled() }
        Button("Inner") {}.focusEffectDisabled(false)
      }
      .sheet(isPresented: .constant(true)) { Text("Sheet") }
      .focusEffectDisabled())
    let kinds: [ElementKind] = [.vstack, .row, .textField, .button, .sheet, .text]
    let quiet = kinds.filter { probe.all($0).contains { $0[.focusEffectDisabled] == true } }
    #expect(quiet == [.vstack, .row, .textField, .sheet])
  }
}
