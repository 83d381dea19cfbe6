// SPDX-License-Identifier: MIT

import Foundation

/// Requests of the page that arrive late.
extension ChromiumPage {
  /// Holds the next request whose URL matches a pattern with `*`, and starts a navigation.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the URL.
  ///   - address: The URL to navigate to.
  ///   - body: Called while the request is held, which is sent when it returns.
  /// - Throws: The errors of the browser and of the body.
  public func hold(
    _ pattern: String, opening address: String, _ body: @MainActor () async throws -> Void
  ) async throws {
    try await call(
      "Fetch.enable", ["patterns": .array([.object(["urlPattern": .string(pattern)])])])
    try await call("Page.navigate", ["url": .string(address)])
    var iterator = held.stream.makeAsyncIterator()
    let request = await iterator.next() ?? ""
    try await body()
    try await call("Fetch.continueRequest", ["requestId": .string(request)])
    try await call("Fetch.disable")
  }

  func noteRequest(_ event: Chromium.Event) {
    guard event.method == "Fetch.requestPaused" else { return }
    struct Message: Decodable { var params: JSONValue }
    let message = try? JSONDecoder().decode(Message.self, from: event.parameters)
    held.continuation.yield(message?.params["requestId"]?.string ?? "")
  }
}
