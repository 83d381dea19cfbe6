// SPDX-License-Identifier: MIT

import Foundation

/// The dialogs of the browser itself.
extension ChromiumPage {
  /// Loads the page anew, and answers the browser's question whether to leave it.
  ///
  /// Waits for the question; a test whose browser does not ask ends by its time limit.
  ///
  /// - Returns: The kind of the question, which is `beforeunload`.
  public func reload(answering accepts: Bool) async throws -> String {
    try await evaluate("window.stale = true")
    try await call("Page.reload")
    var iterator = dialogs.stream.makeAsyncIterator()
    let kind = await iterator.next() ?? ""
    try await call("Page.handleJavaScriptDialog", ["accept": .bool(accepts)])
    if accepts { try await wait(until: "!window.stale && document.readyState==='complete'") }
    return kind
  }

  func noteDialog(_ event: Chromium.Event) {
    guard event.method == "Page.javascriptDialogOpening" else { return }
    struct Message: Decodable { var params: JSONValue }
    let message = try? JSONDecoder().decode(Message.self, from: event.parameters)
    dialogs.continuation.yield(message?.params["type"]?.string ?? "")
  }
}
