// SPDX-License-Identifier: MIT

import WaymarkRender
import WaymarkViews

/// Where a session's messages go.
@MainActor
protocol SessionLink: AnyObject {
  /// Sends a message; the session sends no other until `sent` is called.
  func send(_ message: String, sent: @escaping @MainActor @Sendable () -> Void)
  /// Ends the connection with a code: one of RFC 6455, or a ``SessionEnd``.
  func close(_ code: Int)
}

/// Codes of our own with which a socket is closed; the script knows them.
enum SessionEnd {
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
  let stage: Stage
  /// The way to the page; nil while it has gone and may come back.
  private(set) var link: (any SessionLink)?
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
  var told = 0
  /// The last event that was handled.
  private var done = 0
  private var announced: (done: Int, depth: Int) = (-1, -1)
  var operations: [PatchOperation] = []
  /// The hash of the page in the browser, until the app's own page was seen to be the same.
  private var served: String?
  private var isMounted = false
  private var isSending = false
  private var mustFlush = false
  private var isScheduled = false

  /// Where the browser is, with all of the entries below; nil for an app without addresses.
  var trail: Trail?
  /// The trail that the page knows.
  var announcedTrail: Trail?
  /// What the app said of its addresses last.
  var offer = AddressOffer()
  /// The address of a link that the app has taken and not followed yet.
  var held: HeldAddress?

  init(stage: Stage, link: any SessionLink, mailbox: Mailbox, visitor: Visitor = Visitor()) {
    self.stage = stage
    self.link = link
    self.mailbox = mailbox
    self.visitor = visitor
    encoder = PatchEncoder(asset: stage.asset)
  }

  /// Handles what waits, and sends the outcome as one patch.
  func work() {
    guard link != nil, !isSending, !isClosed else { return }
    work(on: mailbox.take()[...])
  }

  private func work(on letters: ArraySlice<String>) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let message = ClientMessage(letter) else { return malformed() }
      switch message {
      case .hello(let hello):
        guard graph == nil else { return malformed() }
        if let kept = stage.resume(hello, in: self) { return kept.work(on: letters) }
        guard hello.got == 0 else { return close(SessionEnd.forgotten) }
        mount(hello)
      case .travel(let number, _, _) where isSuperseded(by: letters.first):
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
  private func isSuperseded(by letter: String?) -> Bool {
    if let letter, case .travel = ClientMessage(letter) { true } else { false }
  }

  private func advance(to number: Int) -> Bool {
    guard isMounted, number > done else { return false }
    done = number
    return true
  }

  private func malformed() {
    stage.counters.malformed += 1
    close(1002)
  }

  /// Ends the app's life in this page.
  func end() {
    isClosed = true
    link = nil
    graph?.wantsFlush = nil
    if let graph {
      stage.storage.keep(graph.sceneStorage, of: id, browser)
      graph.unmount()
      stage.storage.close(browser)
    }
    graph = nil
  }

  private(set) var isClosed = false

  /// Ends the connection and the session; the page comes back with a fresh one.
  func drop() { close(1012) }

  private func close(_ code: Int) {
    link?.close(code)
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
      stage.report("a batch does not fit what the page shows: \(error)")
      isClosed = true
      link?.close(1011)
    }
  }

  func open(address: String) -> Bool {
    guard !isClosed, link != nil, let address = WebAddress.allowed(address) else { return false }
    operations.append(.open(address))
    schedule()
    return true
  }

  func share(_ content: SharedContent) -> Bool {
    guard !isClosed, link != nil else { return false }
    operations.append(PatchOperation(sharing: content))
    schedule()
    return true
  }

  private func mount(_ hello: ClientMessage.Hello) {
    let graph = ViewGraph(host: self)
    self.graph = graph
    visitor.describe(to: graph)
    graph.appStore = stage.storage.open(browser)
    if let kept = stage.storage.takeScene(hello.id, browser) { graph.sceneStorage = kept }
    graph.wantsFlush = { [weak self] in self?.schedule() }
    stage.makeRoom()
    document = hello.doc
    served = hello.page
    arrive(at: hello.address, in: graph)
    isMounted = true
    if served != nil {
      served = nil
      operations = encoder.reset() + operations
    }
    if stage.keeps(self) { operations.insert(.session(id.text), at: 0) }
  }

  private func schedule() {
    mustFlush = true
    guard !isScheduled else { return }
    isScheduled = true
    Task { [weak self] in
      self?.isScheduled = false
      self?.work()
    }
  }

  private func report() {
    let depth = Layers(encoder.tree).depth
    follow(depth: depth)
    guard !operations.isEmpty || announced != (done, depth) || announcedTrail != trail else {
      return
    }
    var message = "[\(done),"
    if let trail, trail != announcedTrail {
      announcedTrail = trail
      JSONText.append(trail.addresses, to: &message)
    } else {
      message += "\(depth)"
    }
    announced = (done, depth)
    message += ",["
    for (index, operation) in operations.enumerated() {
      if index > 0 { message += "," }
      operation.append(to: &message)
    }
    message += "]]"
    operations = []
    isSending = true
    told += 1
    let link = link
    link?.send(message) { [weak self] in
      // What was sent on a socket that is gone says nothing of this one.
      guard let self, link === self.link else { return }
      isSending = false
      work()
    }
  }
}

extension Session {
  /// Whether it can wait for its page to come back.
  var isKeepable: Bool { isMounted && !isClosed && browser != nil }

  /// Whether a page may have it.
  func answers(to id: Secret, from browser: Secret) -> Bool {
    let isOwn = self.browser?.matches(browser) ?? false
    return id.matches(self.id) && isOwn && isKeepable
  }

  /// The socket is gone; the app lives on.
  func detach() { link = nil }

  /// Goes on with a page that has come back, or with another one in its place.
  func attach(_ hello: ClientMessage.Hello, from other: Session) {
    link?.close(SessionEnd.takenOver)
    link = other.link
    mailbox = other.mailbox
    // What was in flight to the page that is gone is never confirmed.
    isSending = false
    other.isClosed = true
    other.link = nil
    announced = (-1, -1)
    announcedTrail = nil
    graph?.scenePhase = .active
    mustFlush = false
    graph?.flush()
    let isSame = hello.doc == document
    if !isSame {
      document = hello.doc
      done = 0
      comeBack(to: hello.at, hello.address)
    }
    if isSame ? told != hello.got : encoder.renderedPage().hash != hello.page {
      operations = encoder.reset()
    } else if !isSame {
      operations = []
    }
    told = hello.got
  }
}
