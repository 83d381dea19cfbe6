// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

extension VerticalAlignment {
  fileprivate static let middle = VerticalAlignment(Middle.self)
}

private struct GuideApp: App {
  var body: some Scene { WindowGroup { GuideView() } }
}

private struct GuideView: View {
  @State private var shift: CGFloat = 10
  @State private var isRightToLeft = false

  private func block(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  var body: some View {
    VStack(spacing: 4) {
      Button("Shift") { shift = 40 }
      Button("Turn") { isRightToLeft = true }
      VStack(alignment: .leading, spacing: 0) {
        block("early", 60, 10).alignmentGuide(.leading) { [shift] _ in shift }
        block("usual", 60, 10)
        block("half", 60, 10).alignmentGuide(.leading) { $0.width / 2 }
        block("centred", 60, 10).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
      }
      .accessibilityIdentifier("stack")
      HStack(alignment: .middle, spacing: 0) {
        VStack(spacing: 0) {
          block("a", 20, 10)
          block("b", 20, 10).alignmentGuide(.middle) { $0[VerticalAlignment.center] }
          block("c", 20, 30)
        }
        .padding(3)
        block("d", 20, 40).alignmentGuide(.middle) { $0[VerticalAlignment.center] }
        block("e", 20, 8)
      }
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("one\ntwo").accessibilityIdentifier("lines")
        Text("three").accessibilityIdentifier("line")
      }
      block("back", 80, 20)
        .overlay(alignment: .topTrailing) {
          block("badge", 20, 10)
            .alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
        }
      ZStack(alignment: .leading) {
        block("under", 50, 10)
        block("over", 50, 10).alignmentGuide(.leading) { min($0.width, 30) }
      }
      .accessibilityIdentifier("layers")
      Grid(alignment: .bottomTrailing) {
        GridRow {
          block("tall", 10, 30)
          block("cell", 10, 10)
        }
        GridRow {
          block("short", 10, 10)
          block("wide", 60, 10)
        }
      }
      List {
        Text("first").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 24 }
        Text("second").accessibilityIdentifier("second")
      }
      .frame(height: 100)
    }
    .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
  }
}

/// Where a browser places views that set alignment guides.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct GuideBrowserTests {
  private func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(GuideApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 500, height: 900)
        try await page.enter(server.address)
        try await page.evaluate(
          "window.at = name => document.querySelector(`[data-testid='${name}']`)"
            + ".getBoundingClientRect()")
        try await page.wait(until: "at('early').left !== at('usual').left")
        try await body(page)
      }
    }
  }

  /// Expects a number of points.
  private func expect(_ script: String, _ expected: Double, _ page: ChromiumPage) async throws {
    let value = try await page.evaluate(script).number ?? .nan
    #expect(abs(value - expected) < 0.6, "\(script) is \(value), not \(expected).")
  }

  @Test func `a stack aligns its children at the guides that they set`() async throws {
    try await run { page in
      try await page.wait(until: "at('stack').width === 90")
      // The guides are at 10, 0, 30 and 0.
      try await expect("at('usual').left - at('early').left", 10, page)
      try await expect("at('usual').left - at('half').left", 30, page)
      // The guide of another alignment has no effect.
      try await expect("at('centred').left - at('usual').left", 0, page)
      try await expect("at('stack').left - at('half').left", 0, page)
      try await page.tap("Shift")
      try await page.wait(until: "at('usual').left - at('early').left > 39")
      try await expect("at('stack').width", 100, page)
    }
  }

  @Test func `guides are measured from the leading edge in both directions`() async throws {
    try await run { page in
      try await page.tap("Turn")
      try await page.wait(until: "at('early').right - at('usual').right > 9")
      try await expect("at('half').right - at('usual').right", 30, page)
      try await expect("at('badge').left - at('back').left", -10, page)
      try await expect("at('over').right - at('under').right", 30, page)
    }
  }

  @Test func `a custom guide crosses stacks`() async throws {
    try await run { page in
      let middle = "(n => (r => r.top + r.height / 2)(at(n)))"
      try await page.wait(until: "at('d').height === 40")
      try await expect("\(middle)('b') - \(middle)('d')", 0, page)
      // Without a guide of its own, a view uses the default, its bottom.
      try await expect("at('e').bottom - \(middle)('d')", 0, page)
    }
  }

  @Test func `last baselines are aligned`() async throws {
    try await run { page in
      try await page.wait(until: "at('lines').height > at('line').height + 10")
      try await expect("at('lines').bottom - at('line').bottom", 0, page)
    }
  }

  @Test func `an overlay aligns a guide with its edges, without growing`() async throws {
    try await run { page in
      try await page.wait(until: "at('badge').top < at('back').top")
      try await expect("at('badge').top - at('back').top", -5, page)
      try await expect("at('badge').right - at('back').right", 10, page)
      try await expect("at('back').width", 80, page)
    }
  }

  @Test func `a grid aligns its cells at a corner`() async throws {
    try await run { page in
      try await expect("at('cell').right - at('wide').right", 0, page)
      try await expect("at('cell').bottom - at('tall').bottom", 0, page)
    }
  }

  @Test func `a guide that is not linear is computed from the reported size`() async throws {
    try await run { page in
      try await page.wait(until: "at('under').left - at('over').left > 20")
      try await expect("at('under').left - at('over').left", 30, page)
      try await expect("at('layers').width", 80, page)
    }
  }

  @Test func `a separator begins at the guide that its row sets`() async throws {
    try await run { page in
      try await page.wait(until: "document.querySelectorAll('.row').length === 2")
      let line = try await page.evaluate(
        "getComputedStyle(document.querySelectorAll('.row')[1], '::before').insetInlineStart"
      ).string
      #expect(line == "40px")
    }
  }
}
