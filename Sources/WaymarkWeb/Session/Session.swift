// SPDX-License-Identifier: MIT

import WaymarkRender
@_spi(Host) import WaymarkViews

/// Sends the messages of a session.
@MainActor
protocol SessionTransport: AnyObject {
  /// Sends a message; the session waits for `sent` before it sends another.
  func send(_ message: String, sent: @escaping @MainActor @Sendable () -> Void)
  /// Closes the connection with a code of RFC 6455 or of ``SessionCloseCode``.
  func close(_ code: Int)
}

/// The host's own WebSocket close codes, which the script knows.
enum SessionCloseCode {
  /// Another socket has taken over the session.
  static let takenOver = 4001
  /// The session no longer exists, and the page must reload.
  static let forgotten = 4002
}

/// The session of one page in one browser, with its own app and state.
///
/// At most one patch is in flight. While it is in flight, and while there is no socket, events wait
/// in the mailbox and changes wait in the graph, so a slow client does not consume memory.
@MainActor
final class Session: RenderHost {
  var graph: ViewGraph?
  var encoder: PatchEncoder
  let store: SessionStore
  /// The connection to the page; nil while the session is detached.
  private(set) var transport: (any SessionTransport)?
  private var mailbox: Mailbox
  /// The secret of the session's browser; nil if the browser sent none, so that no page can resume
  /// the session.
  var browser: Secret? { visitor.browser }
  private let visitor: Visitor
  /// The identifier that the page presents to resume this session.
  let id = Secret.random()

  /// The identifier of the browser's document.
  private var document = ""
  /// The number of messages sent to the document.
  var sentCount = 0
  /// The number of the last event that was handled.
  var lastHandled = 0
  var announced: (lastHandled: Int, depth: Int) = (-1, -1)
  var operations: [PatchOperation] = []
  /// The hash of the served page, until the app's own page is known to be equal.
  var served: String?
  var isMounted = false
  var isSending = false
  var mustFlush = false
  var isScheduled = false

  /// The browser's history up to the current entry; nil for an app without links.
  var history: HistoryMirror?
  /// The history that the page knows.
  var announcedHistory: HistoryMirror?
  /// The number of the last traversal, the steps back after it, and the number of screens before
  /// which it went back although the page did not know them.
  var lastTraversal: (number: Int, depth: Int, unknown: Int)?
  /// The paths that the app published last.
  var screenAddresses = ScreenAddresses()
  /// The URL of a link that the app has received but not followed yet.
  var pendingAddress: PendingAddress?

  init(
    store: SessionStore, transport: (any SessionTransport)?, mailbox: Mailbox,
    visitor: Visitor = Visitor()
  ) {
    self.store = store
    self.transport = transport
    self.mailbox = mailbox
    self.visitor = visitor
    encoder = PatchEncoder(asset: store.asset, appName: store.appName)
  }

  /// Handles the queued messages and sends the result as one patch.
  func processMessages() {
    guard transport != nil, !isSending, !isClosed else { return }
    processMessages(on: mailbox.removeAll()[...])
  }

  private func processMessages(on rawMessages: ArraySlice<String>) {
    var rawMessages = rawMessages
    while let rawMessage = rawMessages.popFirst() {
      guard let message = ClientMessage(rawMessage) else { return malformed() }
      switch message {
      case .hello(let hello):
        guard graph == nil else { return malformed() }
        if let kept = store.resume(hello, in: self) { return kept.processMessages(on: rawMessages) }
        guard hello.got == 0, !hello.takes else { return close(SessionCloseCode.forgotten) }
        mount(hello)
      case .traverse(let number, _) where isSuperseded(by: rawMessages.first):
        guard advance(to: number) else { return malformed() }
      default:
        guard advance(to: message.number) else { return malformed() }
        handle(message)
      }
      guard !isClosed else { return }
    }
    if mustFlush {
      mustFlush = false
      graph?.flush()
    }
    if isMounted, !isClosed { report() }
  }

  /// Of several consecutive traversals, only the last one counts.
  private func isSuperseded(by rawMessage: String?) -> Bool {
    if let rawMessage, case .traverse = ClientMessage(rawMessage) { true } else { false }
  }

  private func advance(to number: Int) -> Bool {
    guard isMounted, number > lastHandled else { return false }
    lastHandled = number
    return true
  }

  private func malformed() {
    store.counters.malformedMessages += 1
    close(1002)
  }

  /// Ends the session and unmounts its app.
  func end() {
    isClosed = true
    transport = nil
    graph?.wantsFlush = nil
    if let graph {
      store.storage.keep(graph.sceneStorage, of: id, browser)
      graph.unmount()
      store.storage.close(browser)
    }
    graph = nil
  }

  var isClosed = false

  /// Closes the connection and ends the session; the page reconnects with a new one.
  func disconnect() { close(1012) }

  private func close(_ code: Int) {
    transport?.close(code)
    end()
  }

  /// Mounts the app; returns whether it shows what the page shows.
  @discardableResult
  func mount(_ hello: ClientMessage.Hello) -> Bool {
    let graph = ViewGraph(host: self)
    self.graph = graph
    visitor.describe(to: graph)
    graph.appStore = store.storage.open(browser)
    if let kept = store.storage.removeScene(hello.id, browser) { graph.sceneStorage = kept }
    graph.wantsFlush = { [weak self] in self?.schedule() }
    store.evictSessions()
    document = hello.doc
    served = hello.page
    openLink(at: hello.address, in: graph)
    isMounted = true
    let isSame = served == nil
    if !isSame {
      served = nil
      operations = encoder.reset() + operations
    }
    if store.retains(self) { operations.insert(.session(id.text), at: 0) }
    return isSame
  }
}

extension Session {
  /// Whether the session can wait for its page to reconnect.
  var isRetainable: Bool { isMounted && !isClosed && browser != nil }

  /// Returns whether a page may resume the session.
  func canResume(with id: Secret, from browser: Secret) -> Bool {
    let isOwn = belongs(to: browser)
    return id.matches(self.id) && isOwn && isRetainable
  }

  /// Returns whether the session is one of a browser.
  func belongs(to browser: Secret) -> Bool { self.browser?.matches(browser) ?? false }

  /// Detaches the session from its socket; the app continues to run.
  func detach() { transport = nil }

  /// Continues with a page that has reconnected, or with another page in its place.
  func attach(_ hello: ClientMessage.Hello, from other: Session) {
    transport?.close(SessionCloseCode.takenOver)
    transport = other.transport
    mailbox = other.mailbox
    // A patch that was in flight on the previous socket is never confirmed.
    isSending = false
    other.isClosed = true
    other.transport = nil
    announced = (-1, -1)
    announcedHistory = nil
    graph?.scenePhase = .active
    mustFlush = false
    graph?.flush()
    let isSame = hello.doc == document
    if !isSame {
      document = hello.doc
      lastHandled = 0
      lastTraversal = nil
      if !hello.takes { traverseAfterReload(to: hello.at, hello.address) }
    }
    if isSame ? sentCount != hello.got : encoder.renderedPage().hash != hello.page {
      operations = encoder.reset()
    } else if !isSame {
      operations = []
    }
    sentCount = hello.got
  }
}
