// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import ShowcaseApp
import Testing
import WaymarkProcesses

/// The browser that all tests share, with a separate page for each.
enum Browser {
  private static let shared = Task {
    try await Chromium.launch { try ProcessStart.alone($0) }
  }
  /// The number of further bodies that may run concurrently; too many would exceed their time
  /// limits on a small machine.
  @MainActor private static var turns = 3
  @MainActor private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Opens a page, runs a body, closes the page, and fails if the page had problems.
  ///
  /// Bodies of several tests may run concurrently, up to a limit.
  @MainActor
  static func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    if turns > 0 { turns -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
    defer { if waiting.isEmpty { turns += 1 } else { waiting.removeFirst().resume() } }
    let page = try await shared.value.newPage()
    do {
      try await body(page)
    } catch {
      await page.close()
      throw error
    }
    #expect(page.complaints == [])
    await page.close()
  }

  /// Opens another tab beside a page, which closes with it.
  @MainActor
  static func tab(beside page: ChromiumPage) async throws -> ChromiumPage {
    try await shared.value.newPage(beside: page)
  }

  /// Runs a body with a page of the gallery whose socket is open.
  @MainActor
  static func onGallery(
    _ body: @MainActor (ChromiumPage, TestServer) async throws -> Void
  ) async throws {
    try await TestServer.run(Gallery.self) { server in
      try await run { page in
        try await page.enter(server.address)
        try await body(page, server)
      }
    }
  }

  /// Whether browser tests run here: a browser was found.
  ///
  /// Without one they are skipped, or fail if `CI` is `true`.
  static let isHere: Bool = {
    if Chromium.path != nil { return true }
    print("SKIPPED: no Chromium found for the browser tests")
    return ProcessInfo.processInfo.environment["CI"] == "true"
  }()
}

extension BrowserPage {
  /// Opens a page of a test server and waits for its socket and its scripts.
  func enter(_ address: String) async throws {
    try await open(address)
    try await waitForScripts()
  }

  /// Waits for the socket, and for the scripts that elements of the page need.
  func waitForScripts() async throws {
    try await wait(
      until: """
        'live' in document.body.dataset
        && !document.head.querySelector('script:not([async],[nonce],[data-on])')
        """)
  }

  /// Reloads the page and waits for its socket, which may load another page: that of a retained
  /// session.
  func reenter() async throws {
    try await reload()
    try await waitForScripts()
  }

  /// The number of the page's current history entry.
  var historyPlace: Int {
    get async throws { Int(try await evaluate("history.state?.at ?? 0").number ?? -1) }
  }

  /// The path and the query in the address bar.
  var address: String {
    get async throws {
      try await evaluate("location.pathname + location.search").string ?? ""
    }
  }

  /// Waits until the front title and the address bar have these values, and the browser is at one
  /// of the page's history entries.
  func expect(title: String, address: String, entry: Int) async throws {
    try await expect(title: title)
    try await wait(
      until: """
        location.pathname + location.search === \(Self.quoted(address))
        && (history.state?.at ?? 0) === \(entry)
        """)
  }

  /// Waits until the page shows a text.
  func wait(forText text: String) async throws {
    try await wait(until: "document.body.innerText.includes(\(Self.quoted(text)))")
  }

  /// Clicks the front element with a text or a label.
  func tap(_ words: String) async throws { try await tap(where: Self.says(words)) }

  /// Clicks the front element with an identifier.
  func tap(identifier: String) async throws { try await tap(where: Self.isNamed(identifier)) }

  /// Clicks the front element with an identifier, a text or a label.
  func tap(named name: String) async throws {
    try await tap(where: "\(Self.isNamed(name)) || \(Self.says(name))")
  }

  private static func isNamed(_ identifier: String) -> String {
    "n.dataset.testid === \(quoted(identifier))"
  }

  private static func says(_ words: String) -> String {
    let quoted = quoted(words)
    return """
      (n.innerText || '').split('\\n').includes(\(quoted)) || n.ariaLabel === \(quoted)
      || n.querySelector(`[aria-label="${\(quoted)}"]`)
      """
  }

  private func tap(where condition: String) async throws {
    let find = """
      [...document.querySelectorAll('[data-a]:not(.hit),[data-files],.row.hits,input,a[href]')].filter(n =>
      !n.closest('[inert],[hidden],.ghost') && n.checkVisibility({visibilityProperty: true})
      && (\(condition)))
      """
    try await wait(until: "(\(find)).length")
    try await evaluate(
      """
      document.getElementById('tap-target')?.removeAttribute('id'), (\(find))[0].id = 'tap-target'
      """)
    try await click("#tap-target")
  }

  /// Takes a step of the walk through the showcase, and waits for its title.
  func take(_ step: GuideWalk.Step) async throws {
    switch step.action {
    case .tap(let identifier): try await tap(identifier: identifier)
    case .tab(let label): try await tap(label)
    case .back: try await click(".overlays .layer:last-child .screen:not([hidden]) .back")
    }
    try await expect(title: step.title)
  }

  /// Waits until the front title has this value and no animation is running.
  func expect(title: String) async throws {
    try await wait(until: "document.title === \(Self.quoted(title))")
    try await waitForRest()
  }
}
