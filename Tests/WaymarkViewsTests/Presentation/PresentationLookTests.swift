// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// The appearance that content sets for its presentation, and interaction behind it.
@MainActor
struct PresentationLookTests {
  private func sheet(_ content: some View) throws -> PropertyList {
    let probe = Probe(Text("below").sheet(isPresented: .constant(true)) { content })
    return try #require(probe.all(.sheet).first).properties
  }

  @Test func `the content of a sheet sets the look of its card, also through a stack`() throws {
    let card = try sheet(
      NavigationStack {
        Text("x").presentationBackground(.red).presentationCornerRadius(30)
          .presentationSizing(.page).presentationCompactAdaptation(.fullScreenCover)
      })
    #expect(card[.cardBackground] == .color(.system(.red)))
    #expect(card[.cardCornerRadius] == .number(30) && card[.cardSizing] == .keyword("page"))
    #expect(
      card[.compactAdaptation] == .keyword("fullScreenCover") && card[.backgroundInteractive] == nil
    )
  }

  @Test func `the outermost view determines each part of the appearance`() throws {
    let card = try sheet(
      Text("x").presentationCornerRadius(1).presentationSizing(.form)
        .presentationBackground(.red).presentationCornerRadius(2).presentationBackground(.blue))
    #expect(card[.cardCornerRadius] == .number(2) && card[.cardSizing] == .keyword("form"))
    #expect(card[.cardBackground] == .color(.system(.blue)))
  }

  @Test(arguments: [
    (PresentationBackgroundInteraction.automatic, false), (.disabled, false), (.enabled, true),
    (.enabled(upThrough: .medium), true), (.enabled(upThrough: .height(100)), false),
  ])
  func `M17: the view behind a sheet is interactive if the content allows it`(
    interaction: PresentationBackgroundInteraction, isUsable: Bool
  ) throws {
    var taps = 0
    let probe = Probe(
      Button("Behind") { taps += 1 }
        .sheet(isPresented: .constant(true)) {
          Button("Front") { taps += 10 }.presentationDetents([.medium, .large])
            .presentationBackgroundInteraction(interaction)
        })
    try probe.tap("Front")
    if isUsable {
      try probe.tap("Behind")
    } else {
      #expect(throws: HostEventError.hidden) { try probe.tap("Behind") }
    }
    #expect(taps == (isUsable ? 11 : 10))
  }

  @Test(arguments: [
    (PresentationContentInteraction.automatic, PropertyValue?.none), (.resizes, nil),
    (.scrolls, .bool(true)),
  ])
  func `M18: the content of a sheet sets what a swipe over it does`(
    interaction: PresentationContentInteraction, value: PropertyValue?
  ) throws {
    let card = try sheet(
      NavigationStack { Text("x").presentationContentInteraction(interaction) })
    #expect(card[.contentScrolls] == value)
  }

  @Test func `M17: a height above the given detent disables interaction behind the sheet`() throws {
    let probe = Probe(
      Button("Behind") {}.sheet(isPresented: .constant(true)) {
        Text("x").presentationDetents([.medium, .large])
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      })
    let sheet = try #require(probe.all(.sheet).first)
    try probe.graph.send(HostEvent(.resize(.large), on: sheet.id))
    #expect(throws: HostEventError.hidden) { try probe.tap("Behind") }
    #expect(probe.all(.sheet).first?.properties[.backgroundInteractive] == nil)
  }
}
