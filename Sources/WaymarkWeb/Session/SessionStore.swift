// SPDX-License-Identifier: MIT

import CoreMetrics
import Foundation
import Logging
import WaymarkInspector
import WaymarkRender
import WaymarkRoutes
@_spi(Host) import WaymarkViews

/// The sessions of a server, with the app, its files and its metrics.
@MainActor
final class SessionStore {
  nonisolated let metrics: WebMetrics
  /// Whether the server accepts sessions.
  nonisolated let readiness = Readiness()
  nonisolated let clock: ServerClock
  private(set) lazy var refusals = RefusalLog(clock: clock) { [logger] reason, line in
    logger.log(level: reason.level, "\(line)")
  }
  private(set) lazy var log = SessionLog(logger, now: clock.now)
  private var lastNumber = 0
  /// Orders the work of sessions and requests on the main actor.
  let turns: TurnQueue
  /// The limits of a session's turns.
  let limits: TurnQueue.Limits
  /// The requests that wait for their turns, by the address that they come from.
  var requestLines: [String: RequestLine] = [:]
  /// The sockets whose pages have not said hello yet.
  private var handshakes: [ObjectIdentifier: Handshake] = [:] { didSet { countSockets() } }
  /// Paces the pages whose sessions are gone; after a restart, all of them return at once.
  private var reloads = TokenBucket(rate: 100, capacity: 50)
  /// The sessions with open sockets.
  private(set) var sessions: [ObjectIdentifier: Session] = [:] { didSet { countSockets() } }
  /// The detached sessions, the one that was detached first in front.
  var detachedSessions: [Session] = [] {
    didSet { metrics.set(.detached, detachedSessions.count) }
  }
  /// The sessions of visitors without script, the least recently used one in front.
  var formSessions: [Session] = [] { didSet { metrics.set(.form, formSessions.count) } }
  /// The pages that sessions are likely to begin with.
  var servedPages = ServedPages()
  var pageCache = PageCache()
  nonisolated let assets = AssetStore()
  /// The links of the app; nil for an app without links.
  nonisolated let site: Site?
  /// The path below which the app is served.
  nonisolated let base: BasePath
  /// The icon of the app on home screens.
  nonisolated let touchIcon: StaticFile
  /// The worker that this process is; nil for the only one.
  nonisolated let worker: Worker?
  /// The title of screens without one.
  let appName: String
  /// Whether elements have their identifiers, for tests in browsers.
  let testIdentifiers: Bool
  /// The folder to which sessions are recorded; nil if they are not.
  let recordings: RecordingFolder?
  /// Observes the sessions; nil unless the server has an inspector.
  var inspector: Inspector?
  /// The storage of each browser.
  let storage: BrowserStorage
  /// Issues and verifies the cookies of browsers.
  nonisolated var cookies: BrowserCookies { storage.cookies }
  let sessionLimit: Int
  private let sessionLimitPerAddress: Int
  let retention: Retention
  var expirations: [ObjectIdentifier: Task<Void, Never>] = [:]
  private let logger: Logger
  private let mountApp: (ViewGraph, Bool) -> Void

  /// Creates a store for an app.
  ///
  /// - Parameters:
  ///   - appName: The name of the app.
  ///   - sessionLimit: The maximum number of sessions.
  ///   - sessionLimitPerAddress: The maximum number of sessions with sockets from one address.
  ///   - site: The links of the app.
  ///   - base: The path below which the app is served.
  ///   - retention: The rules for retaining detached sessions.
  ///   - storage: The storage of each browser; in memory by default.
  ///   - touchIcon: The icon of the app on home screens.
  ///   - testIdentifiers: Whether elements have their identifiers, for tests in browsers.
  ///   - recordings: The folder to which sessions are recorded; nil if they are not.
  ///   - worker: The worker that this process is; nil for the only one.
  ///   - turns: Orders the work.
  ///   - limits: The limits of a session's turns.
  ///   - metrics: Counts what happens.
  ///   - clock: The clocks of durations and of the log.
  ///   - logger: The log.
  ///   - mount: Mounts a new app into a graph, with or without effects.
  init(
    appName: String = "", sessionLimit: Int, sessionLimitPerAddress: Int = .max, site: Site? = nil,
    base: BasePath = .root, retention: Retention = Retention(), storage: BrowserStorage? = nil,
    touchIcon: StaticFile = .touchIcon, testIdentifiers: Bool = false,
    recordings: RecordingFolder? = nil, worker: Worker? = nil,
    turns: TurnQueue? = nil,
    limits: TurnQueue.Limits = TurnQueue.Limits(), metrics: WebMetrics = WebMetrics(),
    clock: ServerClock = .system, logger: Logger = Logger(label: "waymark.web"),
    mount: @escaping (ViewGraph, Bool) -> Void
  ) {
    self.sessionLimit = sessionLimit
    self.sessionLimitPerAddress = sessionLimitPerAddress
    self.appName = appName
    self.site = site?.below(base)
    self.base = base
    self.retention = retention
    self.storage = storage ?? BrowserStorage()
    self.touchIcon = touchIcon
    self.testIdentifiers = testIdentifiers
    self.recordings = recordings
    self.worker = worker
    self.turns = turns ?? TurnQueue()
    self.limits = limits
    self.metrics = metrics
    self.clock = clock
    self.logger = logger
    mountApp = mount
    self.storage.metrics = metrics
    self.storage.refused = { [weak self] count in
      for _ in 0..<count { self?.refuse(.values) }
    }
  }

  /// Mounts a new app into an empty graph, with its own `Router.default`.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - effects: Whether the app has effects.
  ///   - observer: Receives the navigation events of the app.
  func mount(_ graph: ViewGraph, effects: Bool, observer: NavigationObserver? = nil) {
    let scope = RouterBinding(observer: observer)
    graph.scope = scope
    scope.bind { mountApp(graph, effects) }
  }

  var asset: (String) -> String? {
    { [assets, base] path in assets.address(of: path).map(base.outer) }
  }

  /// Creates the encoder of an empty page.
  func encoder() -> PatchEncoder {
    PatchEncoder(asset: asset, appName: appName, testIdentifiers: testIdentifiers)
  }

  /// Logs once that pages which the app allows to be shared are not.
  private(set) lazy var notePersonalPages: Void = logger.warning(
    "Pages that read AppStorage are not shared, although pageCaching(of:) allows it."
  )

  /// Logs an internal error.
  func report(_ problem: String) { logger.error("\(problem)") }

  /// Returns the number by which the log names a new session.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  private func countSockets() {
    metrics.set(.open, sessions.count)
    metrics.sockets.set(sessions.count + handshakes.count)
    readiness.isFull = sessions.count >= sessionLimit
  }

  // MARK: Sessions

  /// A socket whose page has not said hello yet.
  private struct Handshake {
    let transport: any SessionTransport
    let mailbox: Mailbox
    let visitor: Visitor
  }

  /// Waits for the hello message of a socket, with which its page opens or resumes a session.
  func open(
    _ transport: any SessionTransport, _ mailbox: Mailbox, visitor: Visitor = Visitor()
  ) {
    handshakes[ObjectIdentifier(transport)] = Handshake(
      transport: transport, mailbox: mailbox, visitor: visitor)
  }

  /// Lets the session of a socket handle its messages in its turn.
  func messagesArrived(on transport: any SessionTransport) {
    if let session = sessions[ObjectIdentifier(transport)] {
      turns.add(session.turns, mayBegin: true)
    } else if let handshake = handshakes[ObjectIdentifier(transport)] {
      let browser = handshake.visitor.browser
      let line = line(of: handshake.visitor)
      guard storage.mustLoad(browser) else {
        return line.add { [weak self] in self?.processMessages(for: transport) }
      }
      line.reserve()
      Task {
        await storage.load(browser)
        line.addReserved { [weak self] in
          self?.processMessages(for: transport)
          self?.storage.close(browser)
        }
      }
    }
  }

  /// Handles messages that arrived on a socket.
  func processMessages(for transport: any SessionTransport) {
    if let handshake = handshakes.removeValue(forKey: ObjectIdentifier(transport)) {
      begin(handshake)
    }
    sessions[ObjectIdentifier(transport)]?.takeTurn()
  }

  /// Opens or resumes the session of a page that has said hello.
  private func begin(_ handshake: Handshake) {
    let (transport, browser) = (handshake.transport, handshake.visitor.browser)
    guard let message = handshake.mailbox.removeFirst() else {
      handshakes[ObjectIdentifier(transport)] = handshake
      return
    }
    guard case .hello(let hello) = message.content else {
      return reject(transport, from: handshake.visitor.address)
    }
    if let session = detachedSession(for: hello, from: browser) {
      sessions[ObjectIdentifier(transport)] = session
      metrics.resumed.increment()
      log.note(.resumed, session.number)
      return session.attach(hello, transport, handshake.mailbox)
    }
    guard hello.got == 0, !hello.takes else {
      return transport.close(SessionCloseCode.forgotten, reason: "\(reloadDelay())")
    }
    makeRoom(for: handshake.visitor)
    if let refusal = refusal(of: handshake.visitor) {
      refuse(refusal, from: handshake.visitor.address)
      // The registered WebSocket close code for "try again later".
      return transport.close(1013)
    }
    let session = Session(
      store: self, transport: transport, mailbox: handshake.mailbox, visitor: handshake.visitor)
    sessions[ObjectIdentifier(transport)] = session
    noteOpened(session)
    session.mount(hello)
  }

  /// Returns the time in milliseconds after which the next page may reload, at most ten seconds.
  ///
  /// Each costs a request and a new session. Without pauses, the requests of a thousand pages would
  /// be more than may wait.
  private func reloadDelay() -> Int {
    let now = clock.now()
    let delay = reloads.delay(at: now)
    if delay < .seconds(10) { reloads.remove(1, at: now) }
    return Int((delay / .milliseconds(1)).rounded())
  }

  /// Closes a socket that sent an invalid message, and detaches its session.
  func reject(_ transport: any SessionTransport, from address: String) {
    refuse(.malformed, from: address)
    transport.close(1002)
    close(transport)
  }

  /// Detaches the session of a closed socket, or ends it if it is not retained.
  func close(_ transport: any SessionTransport) {
    handshakes[ObjectIdentifier(transport)] = nil
    guard let session = sessions.removeValue(forKey: ObjectIdentifier(transport)) else { return }
    guard retains(session) else { return session.end() }
    log.note(.detached, session.number)
    retain(session)
  }

  /// Forgets a socket whose session has ended.
  func forget(_ transport: any SessionTransport) { sessions[ObjectIdentifier(transport)] = nil }

  /// Returns why no other session of a visitor may begin; nil if it may.
  func refusal(of visitor: Visitor) -> Refusal? {
    guard sessions.count < sessionLimit else { return .sessions }
    guard sessions.count >= sessionLimitPerAddress else { return nil }
    let own = sessions.values.count { $0.address == visitor.address }
    return own < sessionLimitPerAddress ? nil : .sessionsOfAddress
  }

  /// Returns the session of a page, detached from its previous socket; nil if there is none.
  ///
  /// All sessions are compared in constant time, so that the duration reveals nothing about them.
  private func detachedSession(
    for hello: ClientMessage.Hello, from browser: Secret?
  ) -> Session? {
    guard let browser, let id = Secret(hello.id) else { return nil }
    var found: Session?
    for session in Array(sessions.values) + detachedSessions + formSessions
    where session.canResume(with: id, from: browser) {
      found = session
    }
    guard let found else { return nil }
    if let old = found.transport { sessions[ObjectIdentifier(old)] = nil }
    release(found)
    return found
  }
}
