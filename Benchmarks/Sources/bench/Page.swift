// SPDX-License-Identifier: MIT

import ChromiumDriver

/// Measures the page of the showcase in Chromium, on the loopback interface.
@MainActor
func page(_ reporter: Reporter) async throws {
  let browser = try await Chromium.launch()
  // The server accepts only hosts that it knows, so the proxy gets its port first.
  let proxy = try await DelayingProxy(delay: .milliseconds(50))
  let server = try ServerProcess(
    ["--serve", "showcase", "--origin", "http://127.0.0.1:\(proxy.port)"], ports: 2)
  let rows = try ServerProcess(["--serve", "rows"], ports: 2)
  let baseline = try ServerProcess(["--serve", "baseline"])
  defer {
    server.stop()
    rows.stop()
    baseline.stop()
  }
  let port = server.ports[1]
  let passing = Task { try await proxy.run(to: port) }
  defer { passing.cancel() }
  do {
    var bench = PageBench(reporter: reporter, browser: browser)
    try await bench.baseline("http://127.0.0.1:\(baseline.ports[0])/")
    try await bench.loads("http://127.0.0.1:\(port)/")
    try await bench.pushes("http://127.0.0.1:\(port)/")
    try await bench.answers("http://127.0.0.1:\(proxy.port)/")
    try await bench.frames("http://127.0.0.1:\(rows.ports[1])/")
  } catch {
    await browser.close()
    throw error
  }
  await browser.close()
}

/// The figures of one browser.
@MainActor
struct PageBench {
  let reporter: Reporter
  let browser: Chromium
  var clicks = 0

  /// Measures the same times as ``loads(_:)`` and ``pushes(_:)`` on a page without Waymark, which
  /// has one line and a socket that echoes.
  mutating func baseline(_ address: String) async throws {
    if reporter.wants("baselineUsable", 1) {
      report("baselineUsable", "ms", try await usable(address, count: 20), limit: nil)
    }
    guard reporter.wants("baselinePush", 1) else { return }
    try await onPage(address) { page in
      var samples: [Double] = []
      for number in 0..<60 {
        let sample = try await time(
          page, click: "#go", until: "change.attributeName === 'data-count'")
        if number >= 10 { samples.append(sample) }
      }
      report("baselinePush", "ms", samples, limit: nil)
    }
  }

  /// Returns the milliseconds until a page is usable, for new windows of an empty browser.
  private func usable(_ address: String, count: Int) async throws -> [Double] {
    var samples: [Double] = []
    for _ in 0..<count {
      try await onPage(address, isEmulated: false) { page in
        samples.append(try await page.evaluate("liveSince").number ?? .nan)
      }
    }
    return samples
  }

  /// Measures how long an empty browser needs until the page is usable, and what it loads.
  func loads(_ address: String) async throws {
    guard ["usable", "rootBytes", "assetBytes"].contains(where: { reporter.wants($0, 1) }) else {
      return
    }
    try await onPage(address, isEmulated: false) { page in
      let root = try await page.evaluate(Self.size("navigation")).number ?? .nan
      let assets = try await page.evaluate(Self.size("resource")).number ?? .nan
      report("rootBytes", "bytes", [root], limit: 10_000)
      report("assetBytes", "bytes", [assets], limit: 30_000)
    }
    guard reporter.wants("usable", 1) else { return }
    report("usable", "ms", try await usable(address, count: 20), limit: 100)
  }

  /// The sum of the compressed sizes of what was loaded.
  private static func size(_ type: String) -> String {
    "performance.getEntriesByType('\(type)').reduce((sum, one) => sum + one.encodedBodySize, 0)"
  }

  /// Measures pushes from the click to the frame with the new screen.
  mutating func pushes(_ address: String) async throws {
    guard reporter.wants("push", 1) else { return }
    try await onPage(address) { page in
      // What a change costs that the page makes itself, at once: mostly the wait for a frame.
      let answer = """
        addEventListener('click', event => {
          if (event.target.closest('.tabbar')) document.body.dataset.probe = event.timeStamp;
        })
        """
      try await page.evaluate(answer)
      var least: [Double] = []
      for _ in 0..<50 {
        least.append(
          try await time(
            page, click: ".tabbar [aria-selected=true]",
            until: "change.attributeName === 'data-probe'"))
      }
      report("frame", "ms", least, limit: nil)
      var samples: [Double] = []
      // The first ones are for the compiler of the script.
      for number in 0..<110 {
        let sample = try await push(page)
        if number >= 10 { samples.append(sample) }
        _ = try await pop(page)
      }
      report("push", "ms", samples, limit: 20)
    }
  }

  /// Measures at a round trip of 100 ms how long the page needs to show what a tap is likely to do.
  mutating func answers(_ address: String) async throws {
    let names = ["usable100", "tab100", "toggle100", "push100", "pop100"]
    guard names.contains(where: { reporter.wants($0, 1) }) else { return }
    if reporter.wants("usable100", 1) {
      report("usable100", "ms", try await usable(address, count: 10), limit: nil)
    }
    guard names.dropFirst().contains(where: { reporter.wants($0, 1) }) else { return }
    try await onPage(address) { page in
      var pushes: [Double] = []
      var pops: [Double] = []
      for _ in 0..<5 {
        pushes.append(try await push(page))
        pops.append(try await pop(page))
      }
      // The page knows the screen to which it goes back, but waits for one that it opens.
      report("push100", "ms", pushes, limit: nil)
      report("pop100", "ms", pops, limit: nil)
      // A tab that was never shown has no content that could be shown at once.
      try await page.click(Self.settings)
      try await page.wait(until: "document.title === 'Settings'")
      let toggle = "[data-testid=shows-times]"
      var toggles: [Double] = []
      for _ in 0..<30 {
        toggles.append(
          try await time(page, click: toggle, until: "change.attributeName === 'aria-checked'"))
        try await page.wait(until: "!document.querySelector('[data-busy]')")
      }
      report("toggle100", "ms", toggles, limit: 16.7)
      var tabs: [Double] = []
      for number in 0..<30 {
        tabs.append(
          try await time(
            page, click: number % 2 == 0 ? Self.trails : Self.settings,
            until: "change.attributeName === 'aria-selected'"))
        let title = number % 2 == 0 ? "Trail Guide" : "Settings"
        try await page.wait(until: "document.title === '\(title)'")
      }
      report("tab100", "ms", tabs, limit: 16.7)
    }
  }

  /// Measures the frame rate, and counts the messages of the app, while 100 rows are animated.
  func frames(_ address: String) async throws {
    guard reporter.wants("frames", 100) else { return }
    try await onPage(address) { page in
      var rates: [Double] = []
      var (first, longest, messages) = (0.0, 0.0, 0.0)
      for _ in 0..<10 {
        try await page.evaluate("countFrames(1900)")
        try await page.click("[data-testid=move]")
        try await page.wait(until: "frames.seconds")
        rates.append(try await page.evaluate("frames.number / frames.seconds").number ?? .nan)
        first = max(first, try await page.evaluate("frames.first").number ?? .nan)
        longest = max(longest, try await page.evaluate("frames.longest").number ?? .nan)
        messages = max(messages, try await page.evaluate("frames.messages").number ?? .nan)
        try await page.waitForRest()
      }
      reporter.report(
        "page", "frames", 100, "1/s", rates,
        ["first": first, "longest": longest, "messages": messages])
    }
  }

  /// The first and the last tab.
  private static let trails = ".tabbar [role=tab]:first-of-type"
  private static let settings = ".tabbar [role=tab]:last-of-type"

  private mutating func push(_ page: ChromiumPage) async throws -> Double {
    let sample = try await time(
      page, click: "[data-testid=trail-catbells]",
      until: "[...change.addedNodes].some(node => node.matches?.('.screen'))")
    try await page.wait(until: "document.title === 'Catbells'")
    return sample
  }

  private mutating func pop(_ page: ChromiumPage) async throws -> Double {
    let sample = try await time(
      page, click: ".screen:not([hidden]) .back",
      until: "change.attributeName === 'hidden' && change.target.matches('.screen:not([hidden])')")
    try await page.wait(until: "document.title === 'Trail Guide'")
    try await page.waitForRest()
    return sample
  }

  private func report(_ name: String, _ unit: String, _ samples: [Double], limit: Double?) {
    guard reporter.wants(name, 1) else { return }
    let sorted = samples.sorted()
    var counters: [String: Double] = [:]
    counters["limit"] = limit
    if samples.count > 1 { counters["p99"] = sorted[(sorted.count * 99 - 1) / 100] }
    reporter.report("page", name, 1, unit, samples, counters)
  }
}
