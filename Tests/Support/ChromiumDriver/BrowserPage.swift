// SPDX-License-Identifier: MIT

import Foundation

/// One page of a browser, whichever it is.
public protocol BrowserPage: Sendable {
  /// Navigates to a URL and waits until the document is loaded.
  func open(_ address: String) async throws

  /// Reloads the page and waits until the document is loaded.
  func reload() async throws

  /// Returns the value of a JavaScript expression.
  @discardableResult
  func evaluate(_ expression: String) async throws -> JSONValue

  /// Clicks a point of the viewport.
  func click(x: Double, y: Double) async throws

  /// Types characters into the focused element.
  func type(_ text: String) async throws

  /// Presses and releases a key, named as in `KeyboardEvent.key`, while modifier keys are held.
  ///
  /// The modifier keys are a sum: 1 for Alt, 2 for Control, 4 for Meta, 8 for Shift.
  func press(_ key: String, holding held: Int) async throws

  /// Moves by a number of entries through the history, like the browser's own buttons.
  func traverse(_ steps: Int) async throws
}

extension BrowserPage {
  /// Waits until a JavaScript expression is true.
  ///
  /// - Throws: ``BrowserError/timeout(_:)`` if this takes too long.
  public func wait(until expression: String, seconds: Double = 10) async throws {
    let end = ContinuousClock.now + .seconds(seconds)
    let look = "(() => { try { return !!(\(expression)) } catch { return false } })()"
    while ContinuousClock.now < end {
      // A navigation ends the script, so it is evaluated again.
      if let found = try? await evaluate(look), found == true { return }
      try await Task.sleep(for: .milliseconds(8))
    }
    throw BrowserError.timeout(expression)
  }

  /// Waits until all finite animations have ended.
  ///
  /// WebKit positions elements where an animation was in its last frame until it draws the next one,
  /// and lists the finished animation until then, although nothing remains of it.
  public func waitForRest() async throws {
    try await wait(
      until: """
        !document.getAnimations().some(a => a.timeline === document.timeline
        && a.effect.getTiming().iterations !== Infinity && (a.playState === 'running'
        || a.playState === 'finished' && !/forwards|both/.test(a.effect.getTiming().fill)))
        """)
  }

  /// Returns the text of the first element that matches a selector.
  public func text(_ selector: String) async throws -> String {
    try await evaluate("document.querySelector(\(Self.quoted(selector))).innerText").string ?? ""
  }

  /// Clicks the centre of the first element that matches a selector.
  public func click(_ selector: String) async throws {
    let place = try await middle(selector)
    try await click(x: place.x, y: place.y)
  }

  /// Presses and releases a key, named as in `KeyboardEvent.key`.
  public func press(_ key: String) async throws { try await press(key, holding: 0) }

  public func middle(_ selector: String) async throws -> (x: Double, y: Double) {
    try await wait(until: "document.querySelector(\(Self.quoted(selector)))")
    try await waitForRest()
    let numbers = try await evaluate(
      """
      (() => { const n = document.querySelector(\(Self.quoted(selector)));
      n.scrollIntoView({block: 'nearest'}); const r = n.getBoundingClientRect();
      return [r.x + r.width / 2, r.y + r.height / 2] })()
      """
    ).array?.compactMap(\.number)
    guard let numbers, numbers.count == 2 else { throw BrowserError.script("no \(selector)") }
    return (numbers[0], numbers[1])
  }

  /// Returns a JavaScript string literal.
  public static func quoted(_ text: String) -> String {
    let bytes = (try? JSONEncoder().encode(text)) ?? Data("\"\"".utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}
