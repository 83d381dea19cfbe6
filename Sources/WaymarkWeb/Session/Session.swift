// SPDX-License-Identifier: MIT

import WaymarkInspector
@_spi(Host) import WaymarkRecording
import WaymarkRender
@_spi(Host) import WaymarkViews

/// Sends the messages of a session.
@MainActor
protocol SessionTransport: AnyObject {
  /// Sends a message; `sent` is called from any thread when it is written.
  func send(_ message: String, sent: @escaping @Sendable () -> Void)
  /// Returns whether a message is being sent; `ready` is called when it is written, instead of one
  /// passed before.
  func isSending(then ready: @escaping @MainActor @Sendable () -> Void) -> Bool
  /// Closes the connection with a code of RFC 6455 or of ``SessionCloseCode``, and a reason that
  /// the script reads.
  func close(_ code: Int, reason: String)
}

extension SessionTransport {
  func close(_ code: Int) { close(code, reason: "") }
}

/// The host's own WebSocket close codes, which the script knows.
enum SessionCloseCode {
  /// Another socket has taken over the session.
  static let takenOver = 4001
  /// The session no longer exists, and the page must reload, after the milliseconds in the reason.
  static let forgotten = 4002
  /// The session of a hidden page has ended, which connects again when it is visible.
  static let hibernated = 4003
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
  /// The address of the session's visitor, by which limits count.
  var address: String { visitor.address }
  private let visitor: Visitor
  /// The identifier that the page presents to resume this session.
  let id: Secret
  /// The claim of this server to the session, if servers share sessions; nil without a browser.
  private(set) var claim: SessionClaim?
  /// The name by which the page knows the session: the identifier and the worker that owns it.
  var name: String { id.text + (store.worker.map { "\($0.index)" } ?? "") }
  /// The number by which the log names the session.
  let number: Int

  /// The identifier of the browser's document.
  private var document = ""
  /// The number of messages sent to the document.
  var sentCount = 0
  /// The number of the last event that was handled.
  var lastHandled = 0
  var announced: (lastHandled: Int, depth: Int) = (-1, -1)
  var operations: [PatchOperation] = []
  /// The served page, until the app's own page is known to be equal.
  var served: (page: PageIdentity, mutations: Hasher)?
  var isMounted = false
  /// The values in the sealed state that the page keeps, and the time when it was sealed.
  var sealed = (values: SceneStorageValues(), time: Duration?.none)
  var isWaitingToSeal = false
  /// The times at which the messages arrived that no patch answers yet, if they are measured.
  var unanswered: [Duration] = []
  var mustFlush = false
  /// Whether the session is taking its turn, at the end of which it asks for another if it must.
  private(set) var isInTurn = false
  /// The time since which the page is hidden; nil if it is visible.
  var hiddenSince: Duration?
  /// Ends the session if its page stays hidden.
  var hibernation: Task<Void, Never>? { didSet { oldValue?.cancel() } }
  /// Records what the app receives, if the server records or has an inspector.
  var recording: Recorder?
  /// The current upload of the page.
  var upload: FileUpload?
  /// The files of all uploads; nil before the first one.
  var files: SessionFiles?
  /// What the inspector shows of the session.
  var inspected: InspectedSession?
  /// The turns in which the session handles its events and sends its changes.
  private(set) lazy var turns = TurnQueue.Client(.events, limits: store.limits) { [weak self] in
    self?.takeTurn() ?? 0
  }

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
    visitor: Visitor = Visitor(), continuing other: (id: Secret, claim: SessionClaim)? = nil
  ) {
    self.store = store
    self.transport = transport
    self.mailbox = mailbox
    self.visitor = visitor
    let id = other?.id ?? .random()
    self.id = id
    claim = other?.claim ?? store.newClaim(to: id, of: visitor)
    number = store.nextNumber()
    encoder = store.encoder()
  }

  /// Handles queued messages for one slice of time, and sends the result as one patch.
  ///
  /// Other sessions take their turns before the messages that are left.
  ///
  /// - Returns: The number of messages handled.
  @discardableResult
  func takeTurn() -> Int {
    guard !mustWait() else { return 0 }
    isInTurn = true
    defer { isInTurn = false }
    let isOver = store.turns.beginSlice()
    var count = 0
    while let message = mailbox.removeFirst() {
      count += 1
      if let time = message.time { unanswered.append(time) }
      guard process(message.content) else {
        // The session waits for its page to reconnect.
        if let transport { store.reject(transport, from: address) }
        return count
      }
      guard !isClosed else { return count }
      if !mailbox.isEmpty, isOver() { break }
    }
    if mustFlush {
      mustFlush = false
      graph?.flush()
    }
    if !isClosed {
      inspected?.update()
      report()
    }
    continueSoon()
    return count
  }

  /// Takes another turn soon if there is a reason.
  func continueSoon() {
    if mustFlush || !mailbox.isEmpty, !mustWait() { store.turns.add(turns) }
  }

  /// Returns whether there is no socket, or one that is sending a message, after which the session
  /// continues.
  private func mustWait() -> Bool {
    guard !isClosed, let transport else { return true }
    return transport.isSending { [weak self, weak transport] in
      // A previous socket does not concern the session.
      if let self, transport === self.transport { continueSoon() }
    }
  }

  /// Handles a message; returns false if the page's script cannot have sent it.
  private func process(_ message: ClientMessage?) -> Bool {
    guard let message, message.number > lastHandled else { return false }
    lastHandled = message.number
    // Of several consecutive traversals, only the last one counts.
    if case .traverse = message, case .traverse = mailbox.first?.content { return true }
    handle(message)
    return true
  }

  /// Ends the session and unmounts its app.
  func end(_ reason: WebMetrics.SessionEnd = .closed) {
    isClosed = true
    transport = nil
    hibernation = nil
    graph?.wantsFlush = nil
    upload = nil
    files?.removeAll()
    endRecording()
    if let graph {
      store.storage.keep(graph.sceneStorage, of: id, browser, from: address)
      store.ownership?.release(self)
      graph.unmount()
      store.storage.close(browser)
      store.noteEnded(self, reason)
    }
    graph = nil
  }

  var isClosed = false

  /// Closes the connection and ends the session; the page reconnects with a new one.
  func disconnect() {
    transport?.close(1012)
    end()
  }

  /// Mounts the app; returns whether it shows what the page shows.
  @discardableResult
  func mount(_ hello: ClientMessage.Hello) -> Bool {
    let graph = ViewGraph(host: self)
    graph.playsAnimations = true
    self.graph = graph
    visitor.describe(to: graph)
    graph.appStore = store.storage.open(browser)
    restore(hello, in: graph)
    beginRecording(of: graph)
    graph.wantsFlush = { [weak self] in self?.schedule() }
    store.evictSessions()
    document = hello.doc
    served = (PageIdentity(hello.page), Hasher())
    openLink(at: hello.address, in: graph)
    isMounted = true
    // Other mutations may have led to the same page.
    if let served, encoder.renderedPage().identity.markup == served.page.markup {
      self.served = nil
    }
    let isSame = served == nil
    if !isSame {
      served = nil
      operations = encoder.reset() + operations
    }
    if store.retains(self) { operations.insert(.session(name), at: 0) }
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

  /// Continues with a later claim, which another socket of the page has made in the meantime.
  func renew(_ other: SessionClaim?) {
    if let other, let own = claim, other.generation > own.generation { claim = other }
  }

  /// Detaches the session from its socket; the app continues to run.
  func detach() {
    transport = nil
    hibernation = nil
  }

  /// Continues with a page that has reconnected, or with another page in its place.
  func attach(
    _ hello: ClientMessage.Hello, _ transport: any SessionTransport, _ mailbox: Mailbox
  ) {
    self.transport?.close(SessionCloseCode.takenOver)
    self.transport = transport
    self.mailbox = mailbox
    announced = (-1, -1)
    announcedHistory = nil
    graph?.scenePhase = .active
    (hiddenSince, hibernation) = (nil, nil)
    mustFlush = false
    graph?.flush()
    let isSame = hello.doc == document
    if !isSame {
      document = hello.doc
      graph?.endPreparation()
      lastHandled = 0
      lastTraversal = nil
      if !hello.takes { traverseAfterReload(to: hello.at, hello.address) }
    }
    if isSame
      ? sentCount != hello.got
      : encoder.renderedPage().identity.markup != PageIdentity(hello.page).markup
    {
      operations = encoder.reset()
    } else if !isSame {
      operations = []
    }
    if isSame { tellUpload() } else { upload = nil }
    sentCount = hello.got
  }
}
