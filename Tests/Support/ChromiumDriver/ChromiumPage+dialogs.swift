// SPDX-License-Identifier: MIT

import Foundation

/// The browser's own dialogs.
extension ChromiumPage {
  /// Reloads the page, and answers the browser's question whether to leave it.
  ///
  /// Waits for the question; if the browser does not ask, the test fails with its time limit.
  ///
  /// - Returns: The kind of the dialog, which is `beforeunload`.
  public func reload(answering accepts: Bool) async throws -> String {
    try await answerLeaving(accepts) { try await call("Page.reload") }
  }

  /// Follows a URL like a link in the page, and answers the dialog that appears before.
  ///
  /// - Returns: The kind of the dialog, which is `beforeunload`.
  @discardableResult
  public func follow(_ address: String, answering accepts: Bool) async throws -> String {
    try await answerLeaving(accepts) {
      // Deferred, because the dialog blocks the evaluation of scripts.
      try await evaluate("setTimeout(() => location.assign(\(Self.quoted(address)))); true")
    }
  }

  private func answerLeaving(
    _ accepts: Bool, _ leave: @MainActor () async throws -> Void
  ) async throws -> String {
    try await evaluate("window.stale = true")
    try await leave()
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
