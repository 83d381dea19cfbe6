// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import Testing

@testable import WaymarkWeb

/// Lists far longer than a screen, scrolled in a real browser.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct LazyBrowserTests {
  private func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(LongListApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 390, height: 844)
        try await page.enter(server.address)
        try await body(page)
      }
    }
  }

  @Test func `a list of 100 000 rows holds a few hundred and scrolls anywhere`() async throws {
    try await run { page in
      #expect(try await page.rows < 200)
      #expect(try await page.height > 100_000 * 40)
      for share in [0.5, 0.25, 0.9, 0.001, 0.7] {
        try await page.scroll(to: share)
        try await page.waitForRows()
        let first = try #require(try await page.firstInSight)
        #expect(abs(Double(first) / 100_000 - share) < 0.01, "\(first) at \(share)")
        #expect(try await page.rows < 300)
      }
      try await page.scroll(to: 1)
      try await page.waitForRows()
      try await page.scroll(to: 1)
      try await page.waitForRows()
      #expect(try await page.seen("Row 99999: 0"))
      #expect(try await page.seen("Last of all"))
      try await page.scroll(to: 0)
      try await page.waitForRows()
      #expect(try await page.seen("Row 0: 0"))
      #expect(try await page.seen("First of all"))
      #expect(try await page.rows < 300)
    }
  }

  @Test func `rows in sight stay where they are while others come and go`() async throws {
    try await run { page in
      try await page.scroll(to: 0.5)
      try await page.waitForRows()
      for _ in 0..<30 {
        let step = try await page.evaluate(
          """
          (async () => {
            const frame = () => new Promise(requestAnimationFrame);
            const rows = () => [...document.querySelectorAll('.row')].map(
              n => [n, n.getBoundingClientRect()]).filter(([n, r]) => r.bottom > 300 && r.top < 600);
            const page = document.querySelector('.tab:not([hidden]) .page');
            const before = rows(); page.scrollTop += 150; await frame();
            for (let i = 0; i < 5; i++) await frame();
            const [n, r] = before.find(([n]) => n.isConnected);
            return Math.abs(r.top - 150 - n.getBoundingClientRect().top);
          })()
          """)
        #expect(try #require(step.number) < 2)
      }
    }
  }

  @Test func `a row keeps its state while it is away, and works in the middle`() async throws {
    try await run { page in
      try await page.tap("Row 3: 0")
      try await page.wait(until: "document.body.innerText.includes('Row 3: 1')")
      try await page.scroll(to: 0.5)
      try await page.waitForRows()
      #expect(try await page.seen("Row 3: 1") == false)
      let middle = try #require(try await page.firstInSight) + 3
      try await page.tap("Row \(middle): 0")
      try await page.wait(until: "document.body.innerText.includes('Row \(middle): 1')")
      try await page.scroll(to: 0)
      try await page.waitForRows()
      #expect(try await page.seen("Row 3: 1"))
      try await page.scroll(to: 0.5)
      try await page.waitForRows()
      #expect(try await page.seen("Row \(middle): 1"))
    }
  }

  @Test func `a screen pushed from the middle comes back to the middle`() async throws {
    try await run { page in
      try await page.scroll(to: 0.5)
      try await page.waitForRows()
      let middle = try #require(try await page.firstInSight) + 3
      try await page.tap("Open \(middle.formatted())")
      try await page.expect(title: middle.formatted())
      try await page.tap("Back to Long")
      try await page.expect(title: "Long")
      #expect(try await page.seen("Row \(middle): 0"))
      #expect(try await page.rows < 300)
    }
  }

  @Test func `rows that come above do not move what is read`() async throws {
    try await run { page in
      try await page.scroll(to: 0.5)
      try await page.waitForRows()
      let first = try #require(try await page.firstInSight)
      LongListApp.change? { $0.removeFirst(10) }
      try await page.wait(
        until: "!document.querySelector('.row') || document.querySelector('.gap.after')")
      try await page.waitForRows()
      let now = try #require(try await page.firstInSight)
      #expect(abs(now - first) < 3)
    }
  }

  @Test(arguments: ["Stack", "Grid", "Side", "Sheet"])
  func `lazy stacks and grids scroll, and lists in sheets`(name: String) async throws {
    try await run { page in
      try await page.tap(name == "Sheet" ? "First of all" : name)
      try await page.wait(until: "document.body.innerText.includes('\(name) 0: 0')")
      try await page.waitForRest()
      #expect(try await page.count("\(name) ") < 300)
      for _ in 0..<2 {
        try await page.scroll(to: 1)
        try await page.waitForRows()
      }
      #expect(try await page.seen("\(name) 4999: 0"))
      #expect(try await page.count("\(name) ") < 300)
      if name == "Stack" { #expect(try await page.seen("Header")) }
      try await page.scroll(to: 0)
      try await page.waitForRows()
      #expect(try await page.seen("\(name) 0: 0"))
    }
  }
}

extension ChromiumPage {
  /// The front layer, as a script expression.
  private static let front =
    "(document.querySelector('.layer') ?? document.querySelector('.tab:not([hidden])'))"

  private static let scroller = """
    [...\(front).querySelectorAll('*')].find(n => \
    (n.scrollHeight > n.clientHeight + 50 || n.scrollWidth > n.clientWidth + 50) \
    && /auto|scroll/.test(getComputedStyle(n).overflow))
    """

  /// The number of rows in the page.
  fileprivate var rows: Int {
    get async throws {
      Int(try await evaluate("document.querySelectorAll('.row').length").number ?? -1)
    }
  }

  /// The height of the scrolled content.
  fileprivate var height: Double {
    get async throws { try await evaluate("(\(Self.scroller)).scrollHeight").number ?? 0 }
  }

  /// The number of the first visible row below the bar.
  fileprivate var firstInSight: Int? {
    get async throws {
      try await evaluate(
        """
        Number([...\(Self.front).querySelectorAll('.row')].find(
        n => n.getBoundingClientRect().top > 60)?.innerText.match(/Row (\\d+)/)?.[1])
        """
      ).number.map { Int($0) }
    }
  }

  fileprivate func count(_ words: String) async throws -> Int {
    Int(
      try await evaluate(
        """
        [...\(Self.front).querySelectorAll('.button')].filter(
        n => n.innerText.includes('\(words)')).length
        """
      ).number ?? -1)
  }

  /// Scrolls to a fraction of the height.
  fileprivate func scroll(to share: Double) async throws {
    try await evaluate(
      """
      { const n = \(Self.scroller), wide = n.scrollWidth > n.clientWidth + 50;
      if (wide) n.scrollLeft = (n.scrollWidth - n.clientWidth) * \(share);
      else n.scrollTop = (n.scrollHeight - n.clientHeight) * \(share); }
      """)
  }

  /// Waits until no gap is visible.
  fileprivate func waitForRows() async throws {
    try await wait(
      until: """
        ![...\(Self.front).querySelectorAll('.gap')].some(n => {
        const r = n.getBoundingClientRect();
        return r.bottom > 0 && r.top < innerHeight && r.right > 0 && r.left < innerWidth })
        """)
  }

  /// Whether an element with a text is visible.
  fileprivate func seen(_ words: String) async throws -> Bool {
    try await evaluate(
      """
      [...\(Self.front).querySelectorAll('.text')].some(n => {
      const r = n.getBoundingClientRect();
      return n.innerText === '\(words)' && r.bottom > 0 && r.top < innerHeight
      && r.right > 0 && r.left < innerWidth })
      """) == true
  }
}
