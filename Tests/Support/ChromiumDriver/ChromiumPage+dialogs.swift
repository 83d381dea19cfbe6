// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The dialogs of the browser itself.
extension ChromiumPage {
  /// Loads the page anew, and answers the browser's question whether to leave it.
  ///
  /// - Returns: The kind of the question, which is `beforeunload`.
  /// - Throws: ``ChromiumError/timeout(_:)`` when the browser does not ask.
  public func reload(answering accepts: Bool) async throws -> String {
    dialogs.withLock { $0 = [] }
    try await evaluate("window.stale = true")
    try await call("Page.reload")
    let end = ContinuousClock.now + .seconds(10)
    while dialogs.withLock({ $0.isEmpty }) {
      guard ContinuousClock.now < end else { throw ChromiumError.timeout("a dialog") }
      try await Task.sleep(for: .milliseconds(8))
    }
    try await call("Page.handleJavaScriptDialog", ["accept": .bool(accepts)])
    if accepts { try await wait(until: "!window.stale && document.readyState==='complete'") }
    return dialogs.withLock { $0[0] }
  }

  func noteDialog(_ event: Chromium.Event) {
    guard event.method == "Page.javascriptDialogOpening" else { return }
    struct Message: Decodable { var params: JSONValue }
    let message = try? JSONDecoder().decode(Message.self, from: event.parameters)
    dialogs.withLock { $0.append(message?.params["type"]?.string ?? "") }
  }
}
