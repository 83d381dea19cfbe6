// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct CustomLayoutApp: App {
  var body: some Scene { WindowGroup { CustomLayoutView() } }
}

/// Views in a column, each as wide as the widest, which wraps at a limit.
private struct EqualWidths: Layout {
  var limit: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = width(of: subviews)
    let heights = subviews.map { height(of: $0, width) }
    return CGSize(width: width, height: heights.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = width(of: subviews)
    var y = bounds.minY
    for subview in subviews {
      let height = height(of: subview, width)
      subview.place(
        at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: width, height: height))
      y += height
    }
  }

  private func width(of subviews: Subviews) -> CGFloat {
    min(limit, subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0)
  }

  private func height(of subview: LayoutSubview, _ width: CGFloat) -> CGFloat {
    subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }
}

/// Fills what it gets, with its only view in a corner.
private struct Corner: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
  }
}

private struct CustomLayoutView: View {
  @State private var limit = 400.0
  @State private var isColumn = false
  @State private var count = 0
  @State private var isRightToLeft = false

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Button("Narrow") { limit = 90 }
        Button("Column") { isColumn = true }
        Button("Turn") { isRightToLeft.toggle() }
      }
      EqualWidths(limit: limit) {
        Text("short").frame(maxWidth: .infinity).accessibilityIdentifier("short")
        Text("a text of some length").accessibilityIdentifier("long")
      }
      .accessibilityIdentifier("equal")
      let layout =
        isColumn ? AnyLayout(VStackLayout(spacing: 5)) : AnyLayout(HStackLayout(spacing: 5))
      layout {
        Button("Count \(count)") { count += 1 }.accessibilityIdentifier("first")
        Color.red.frame(height: 20).accessibilityIdentifier("second")
      }
      .frame(height: 70)
      .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
      Corner {
        Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("corner")
      }
      .accessibilityIdentifier("rest")
      ScrollView {
        Corner {
          Color.green.frame(width: 30, height: 10).accessibilityIdentifier("inside")
        }
        Corner {
          Color.orange.frame(width: 10, height: 10).accessibilityIdentifier("framed")
        }
        .frame(width: 60, height: 30).accessibilityIdentifier("frame")
      }
      .frame(height: 40).accessibilityIdentifier("scroll")
    }
  }
}

/// Layouts of an app in a browser, which measures their views.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct CustomLayoutBrowserTests {
  private func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(CustomLayoutApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 400, height: 500)
        try await page.enter(server.address)
        try await page.wait(
          until: "[...document.querySelectorAll('[data-row]')].every(row => row.style.width)")
        try await body(page)
      }
    }
  }

  @Test func `views have the places and the sizes that a layout gives them`() async throws {
    try await run { page in
      let (short, long) = try await (page.box("short"), page.box("long"))
      #expect(abs(short.width - long.width) < 1 && abs(short.left - long.left) < 1)
      #expect(abs(long.top - short.bottom) < 1 && abs(short.height - long.height) < 1)
      let equal = try await page.box("equal")
      #expect(abs(equal.width - long.width) < 1 && abs(equal.height - 2 * long.height) < 1)
      try await page.tap("Narrow")
      // The browser measures the text in the new width.
      try await page.wait(
        until: "document.querySelector(`[data-testid='equal']`).style.width === '90px'")
      let (narrow, wrapped) = try await (page.box("short"), page.box("long"))
      #expect(narrow.width == 90)
      #expect(wrapped.height > 1.8 * narrow.height && abs(wrapped.top - narrow.bottom) < 1)
    }
  }

  @Test func `a view that grows in the browser is measured again`() async throws {
    try await run { page in
      let height = try await page.box("equal").height
      try await page.evaluate(
        "document.querySelector(`[data-testid='long']`).style.height = '90px'")
      try await page.wait(
        until: "document.querySelector(`[data-testid='equal']`).offsetHeight > \(height + 50)")
    }
  }

  @Test func `a layout gets the space that its siblings leave, or none along a scroll view`()
    async throws
  {
    try await run { page in
      // What the siblings leave is known once the app has answered for them.
      try await page.wait(
        until: """
          (([rest, scroll, corner]) => Math.abs(rest.bottom - scroll.top) < 1
            && Math.abs(corner.bottom - rest.bottom) < 1)(['rest', 'scroll', 'corner'].map(name =>
            document.querySelector(`[data-testid='${name}']`).getBoundingClientRect()))
          """)
      let (rest, scroll) = try await (page.box("rest"), page.box("scroll"))
      #expect(rest.width == 400 && rest.height > 200)
      let corner = try await page.box("corner")
      #expect(abs(corner.right - rest.right) < 1)
      let (frame, framed) = try await (page.box("frame"), page.box("framed"))
      #expect(abs(framed.right - frame.right) < 1 && abs(framed.bottom - frame.bottom) < 1)
      let inside = try await page.box("inside")
      #expect(abs(inside.top - scroll.top) < 1, "The usual height is that of the view.")
      try await page.setViewport(width: 300, height: 500)
      try await page.wait(
        until: "document.querySelector(`[data-testid='rest']`).style.width === '300px'")
    }
  }

  @Test func `a row becomes a column, and its views can be used in both`() async throws {
    try await run { page in
      let (first, second) = try await (page.box("first"), page.box("second"))
      #expect(abs(second.left - first.right - 5) < 1 && abs(second.right - 400) < 1)
      try await page.tap("Count 0")
      try await page.wait(until: "document.body.innerText.includes('Count 1')")
      try await page.tap("Column")
      try await page.wait(
        until: """
          (([a, b]) => b.top > a.bottom)(['first', 'second'].map(name =>
            document.querySelector(`[data-testid='${name}']`).getBoundingClientRect()))
          """)
      let below = try await page.box("second")
      #expect(below.width == 400 && below.left == 0)
      try await page.tap("Count 1")
      try await page.wait(until: "document.body.innerText.includes('Count 2')")
    }
  }

  @Test func `a layout begins at the leading edge`() async throws {
    try await run { page in
      try await page.tap("Turn")
      try await page.wait(
        until: """
          (([a, b]) => a.left > b.right)(['first', 'second'].map(name =>
            document.querySelector(`[data-testid='${name}']`).getBoundingClientRect()))
          """)
      let (first, second) = try await (page.box("first"), page.box("second"))
      #expect(abs(first.right - 400) < 1 && abs(second.left) < 1)
    }
  }
}
