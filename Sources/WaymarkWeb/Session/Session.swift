// SPDX-License-Identifier: MIT

import WaymarkRender
import WaymarkViews

/// Where a session's messages go.
@MainActor
protocol SessionTransport: AnyObject {
  /// Sends a message; the session sends no other until `sent` is called.
  func send(_ message: String, sent: @escaping @MainActor @Sendable () -> Void)
  /// Ends the connection with a code: one of RFC 6455, or a ``SessionEnd``.
  func close(_ code: Int)
}

/// Codes of our own with which a socket is closed; the script knows them.
enum SessionCloseCode {
  /// Another socket has the session now.
  static let takenOver = 4001
  /// The session that a page had is gone; only a fresh page helps.
  static let forgotten = 4002
}

/// One page in one browser: its own app, its own state.
///
/// Only one patch is ever on its way. While it is, and while there is no socket, events wait in the
/// mailbox and changed state waits in the graph, so a slow reader costs no memory.
@MainActor
final class Session: RenderHost {
  var graph: ViewGraph?
  var encoder: PatchEncoder
  let store: SessionStore
  /// The way to the page; nil while it has gone and may come back.
  private(set) var transport: (any SessionTransport)?
  private var mailbox: Mailbox
  /// The browser that it belongs to; nil when that showed nothing of itself, so that nobody can
  /// come back to the session.
  var browser: Secret? { visitor.browser }
  private let visitor: Visitor
  /// By what the page asks for it.
  let id = Secret.random()

  /// The document in the browser.
  private var document = ""
  /// How many messages the document was sent.
  var sentCount = 0
  /// The last event that was handled.
  private var lastHandled = 0
  private var announced: (lastHandled: Int, depth: Int) = (-1, -1)
  var operations: [PatchOperation] = []
  /// The hash of the page in the browser, until the app's own page was seen to be the same.
  private var served: String?
  private var isMounted = false
  private var isSending = false
  private var mustFlush = false
  private var isScheduled = false

  /// Where the browser is, with all of the entries below; nil for an app without addresses.
  var history: HistoryMirror?
  /// The trail that the page knows.
  var announcedHistory: HistoryMirror?
  /// What the app said of its addresses last.
  var screenAddresses = ScreenAddresses()
  /// The address of a link that the app has taken and not followed yet.
  var pendingAddress: PendingAddress?

  init(
    store: SessionStore, transport: any SessionTransport, mailbox: Mailbox,
    visitor: Visitor = Visitor()
  ) {
    self.store = store
    self.transport = transport
    self.mailbox = mailbox
    self.visitor = visitor
    encoder = PatchEncoder(asset: store.asset)
  }

  /// Handles what waits, and sends the outcome as one patch.
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
        guard hello.got == 0 else { return close(SessionCloseCode.forgotten) }
        mount(hello)
      case .traverse(let number, _, _) where isSuperseded(by: rawMessages.first):
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

  /// Where the browser goes next counts, not what it passes on the way.
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

  /// Ends the app's life in this page.
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

  private(set) var isClosed = false

  /// Ends the connection and the session; the page comes back with a fresh one.
  func disconnect() { close(1012) }

  private func close(_ code: Int) {
    transport?.close(code)
    end()
  }

  func apply(_ batch: [Mutation]) {
    guard !isClosed else { return }
    do {
      if let hash = served {
        try encoder.load(batch)
        if encoder.renderedPage().hash == hash { served = nil }
      } else {
        operations += try encoder.encode(batch)
      }
    } catch {
      // The runtime and this host disagree about what is shown; only a fresh page helps.
      store.report("a batch does not fit what the page shows: \(error)")
      isClosed = true
      transport?.close(1011)
    }
  }

  func open(address: String) -> Bool {
    guard !isClosed, transport != nil, let address = WebAddress.allowed(address) else {
      return false
    }
    operations.append(.open(address))
    schedule()
    return true
  }

  func share(_ content: SharedContent) -> Bool {
    guard !isClosed, transport != nil else { return false }
    operations.append(PatchOperation(sharing: content))
    schedule()
    return true
  }

  private func mount(_ hello: ClientMessage.Hello) {
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
    if served != nil {
      served = nil
      operations = encoder.reset() + operations
    }
    if store.retains(self) { operations.insert(.session(id.text), at: 0) }
  }

  private func schedule() {
    mustFlush = true
    guard !isScheduled else { return }
    isScheduled = true
    Task { [weak self] in
      self?.isScheduled = false
      self?.processMessages()
    }
  }

  private func report() {
    let depth = Layers(encoder.tree).depth
    updateHistory(depth: depth)
    guard !operations.isEmpty || announced != (lastHandled, depth) || announcedHistory != history
    else {
      return
    }
    var message = "[\(lastHandled),"
    if let history, history != announcedHistory {
      announcedHistory = history
      JSONText.append(history.addresses, to: &message)
    } else {
      message += "\(depth)"
    }
    announced = (lastHandled, depth)
    message += ",["
    for (index, operation) in operations.enumerated() {
      if index > 0 { message += "," }
      operation.append(to: &message)
    }
    message += "]]"
    operations = []
    isSending = true
    sentCount += 1
    let transport = transport
    transport?.send(message) { [weak self] in
      // What was sent on a socket that is gone says nothing of this one.
      guard let self, transport === self.transport else { return }
      isSending = false
      processMessages()
    }
  }
}

extension Session {
  /// Whether it can wait for its page to come back.
  var isRetainable: Bool { isMounted && !isClosed && browser != nil }

  /// Whether a page may have it.
  func answers(to id: Secret, from browser: Secret) -> Bool {
    let isOwn = self.browser?.matches(browser) ?? false
    return id.matches(self.id) && isOwn && isRetainable
  }

  /// The socket is gone; the app lives on.
  func detach() { transport = nil }

  /// Goes on with a page that has come back, or with another one in its place.
  func attach(_ hello: ClientMessage.Hello, from other: Session) {
    transport?.close(SessionCloseCode.takenOver)
    transport = other.transport
    mailbox = other.mailbox
    // What was in flight to the page that is gone is never confirmed.
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
      traverseAfterReload(to: hello.at, hello.address)
    }
    if isSame ? sentCount != hello.got : encoder.renderedPage().hash != hello.page {
      operations = encoder.reset()
    } else if !isSame {
      operations = []
    }
    sentCount = hello.got
  }
}
