// SPDX-License-Identifier: MIT

/// The sockets of a page.
extension ChromiumPage {
  /// Prevents documents loaded from now on from opening sockets until `openSockets()` is called in
  /// them.
  public func delaySockets() async throws {
    let script = """
      (() => { const Real = WebSocket; let open; const may = new Promise(done => open = done);
      window.openSockets = open;
      window.WebSocket = class { static OPEN = 1; static CLOSING = 2;
      get readyState() { return this.real?.readyState ?? 0 }
      send(message) { this.real.send(message) }
      constructor(...options) { may.then(() => { this.real = new Real(...options);
      for (const name of ['onopen', 'onmessage', 'onclose']) this.real[name] = e => this[name]?.(e)
      }) } }
      })()
      """
    try await addScript(script)
  }

  /// Keeps back what the page sends, in `heldMessages`, until it calls `releaseMessages()`.
  public func holdMessages() async throws {
    try await evaluate(
      """
      (() => { const send = WebSocket.prototype.send; window.heldMessages = [];
      WebSocket.prototype.send = function (m) { heldMessages.push([this, m]) };
      window.releaseMessages = () => { WebSocket.prototype.send = send;
      for (const [socket, m] of heldMessages) send.call(socket, m) } })()
      """)
  }

  /// Counts the messages that pages receive, in `messages`; call this method before a page opens.
  public func countMessages() async throws {
    try await addScript(
      """
      window.messages = 0;
      window.WebSocket = class extends WebSocket {
        constructor(...all) {
          super(...all);
          this.addEventListener('message', () => { messages += 1 });
        }
      };
      """)
  }

  /// Waits for the message that follows what the page does; requires ``countMessages()``.
  @MainActor
  public func answered(_ body: @MainActor () async throws -> Void) async throws {
    let count = try await evaluate("messages").number ?? 0
    try await body()
    try await wait(until: "messages > \(count)")
  }
}
