// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

@MainActor
struct GlassTests {
  private func fills(_ view: some View) -> [PropertyValue?] {
    Probe(view).all(.shape).map { $0.properties[.fill] }
  }

  @Test func `glass is a material in a shape, below a tint`() {
    #expect(fills(Text("a").glassEffect())[0] == .color(.system(.thinMaterial)))
    let tinted = Text("a").glassEffect(.clear.tint(.red).interactive(), in: .rect(cornerRadius: 8))
    #expect(fills(tinted).count == 3)
    #expect(fills(tinted)[0] == .color(.system(.ultraThinMaterial)))
    #expect(fills(tinted)[1] == fills(Circle().fill(.red.opacity(0.5)))[0])
    #expect(
      Probe(tinted).all(.shape).allSatisfy { $0.properties[.cornerRadius] == .number(8) })
    #expect(fills(Text("a").glassEffect(.identity)).isEmpty)
    #expect(Glass.regular.tint(.red) != .regular && Glass.regular.tint(nil) == .regular)
    #expect(Glass.clear != .regular)
  }

  @Test func `a glass button runs its action, and is a capsule if it is prominent`() {
    let journal = Journal()
    let app = XCUIApplication {
      GlassEffectContainer {
        Button("Plain") { journal.note("plain") }.buttonStyle(.glass)
        Button("Clear") {}.buttonStyle(.glass(.clear)).disabled(true)
        Button("Main") { journal.note("main") }.buttonStyle(.glassProminent)
      }
    }
    app.launch()
    app.buttons["Plain"].tap()
    app.buttons["Main"].tap()
    #expect(journal.take() == ["plain", "main"] && !app.buttons["Clear"].isEnabled)
    let probe = Probe(Button("Main") {}.buttonStyle(.glassProminent))
    #expect(probe.all(.button).first?.properties[.style] == .keyword("borderedProminent"))
    #expect(probe.all(.button).first?.properties[.borderShape] == .keyword("capsule"))
  }

  @Test func `glass with an id is matched, without one it is not`() {
    struct Matched: View {
      @Namespace private var space
      let id: String?

      var body: some View { Text("a").glassEffect().glassEffectID(id, in: space) }
    }
    #expect(Probe(Matched(id: "x")).all(.box).contains { $0.properties[.matched] != nil })
    #expect(!Probe(Matched(id: nil)).all(.box).contains { $0.properties[.matched] != nil })
  }
}
