// SPDX-License-Identifier: MIT

import Foundation
import Logging
import WaymarkRender
@_spi(Host) import WaymarkViews

/// The sessions of a server, with the app, its files and counters of rejected input.
@MainActor
final class SessionStore {
  /// Counts invalid input from clients.
  struct Counters: Equatable {
    var rejectedEvents: [HostEventError: Int] = [:]
    var malformedMessages = 0
    /// The number of sockets that exceeded the session limit.
    var rejectedSockets = 0
    /// The number of requests for which there was no turn.
    var rejectedRequests = 0
  }

  var counters = Counters()
  /// Logs refused visitors and ended sessions.
  private(set) lazy var refusals = RefusalLog(now: ServerClock.system.now) { [logger] line in
    logger.notice("\(line)")
  }
  /// Orders the work of sessions and requests on the main actor.
  let turns: TurnQueue
  /// The limits of a session's turns.
  let limits: TurnQueue.Limits
  /// The requests that wait for their turns, by the address that they come from.
  var requestLines: [String: RequestLine] = [:]
  /// The sockets whose pages have not said hello yet.
  private var handshakes: [ObjectIdentifier: Handshake] = [:]
  /// The sessions with open sockets.
  private(set) var sessions: [ObjectIdentifier: Session] = [:]
  /// The detached sessions, the one that was detached first in front.
  var detachedSessions: [Session] = []
  /// The sessions of visitors without script, the least recently used one in front.
  var formSessions: [Session] = []
  nonisolated let assets = AssetStore()
  /// The links of the app; nil for an app without links.
  nonisolated let site: Site?
  /// The icon of the app on home screens.
  nonisolated let touchIcon: StaticFile
  /// The title of screens without one.
  let appName: String
  /// The storage of each browser.
  let storage: BrowserStorage
  /// Issues and verifies the cookies of browsers.
  nonisolated var cookies: BrowserCookies { storage.cookies }
  let sessionLimit: Int
  private let sessionLimitPerAddress: Int
  let retention: Retention
  var expirations: [ObjectIdentifier: Task<Void, Never>] = [:]
  private let logger = Logger(label: "waymark.web")
  private let mountApp: (ViewGraph, Bool) -> Void

  /// Creates a store for an app.
  ///
  /// - Parameters:
  ///   - appName: The name of the app.
  ///   - sessionLimit: The maximum number of sessions.
  ///   - sessionLimitPerAddress: The maximum number of sessions with sockets from one address.
  ///   - site: The links of the app.
  ///   - retention: The rules for retaining detached sessions.
  ///   - storage: The storage of each browser; in memory by default.
  ///   - touchIcon: The icon of the app on home screens.
  ///   - turns: Orders the work.
  ///   - limits: The limits of a session's turns.
  ///   - mount: Mounts a new app into a graph, with or without effects.
  init(
    appName: String = "", sessionLimit: Int, sessionLimitPerAddress: Int = .max, site: Site? = nil,
    retention: Retention = Retention(), storage: BrowserStorage? = nil,
    touchIcon: StaticFile = .touchIcon, turns: TurnQueue? = nil,
    limits: TurnQueue.Limits = TurnQueue.Limits(), mount: @escaping (ViewGraph, Bool) -> Void
  ) {
    self.sessionLimit = sessionLimit
    self.sessionLimitPerAddress = sessionLimitPerAddress
    self.appName = appName
    self.site = site
    self.retention = retention
    self.storage = storage ?? BrowserStorage()
    self.touchIcon = touchIcon
    self.turns = turns ?? TurnQueue()
    self.limits = limits
    mountApp = mount
    self.storage.refused = { [weak self] count in
      for _ in 0..<count { self?.refusals.note(.values) }
    }
  }

  /// Mounts a new app into an empty graph, with its own `Router.default`.
  func mount(_ graph: ViewGraph, effects: Bool) {
    let scope = RouterBinding()
    graph.scope = scope
    scope.bind { mountApp(graph, effects) }
  }

  var asset: (String) -> String? { { [assets] path in assets.address(of: path) } }

  /// Logs an internal error.
  func report(_ problem: String) { logger.error("\(problem)") }

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
      turns.add(session.turns)
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
    guard let rawMessage = handshake.mailbox.removeFirst() else {
      handshakes[ObjectIdentifier(transport)] = handshake
      return
    }
    guard case .hello(let hello) = ClientMessage(rawMessage) else { return reject(transport) }
    if let session = detachedSession(for: hello, from: browser) {
      sessions[ObjectIdentifier(transport)] = session
      return session.attach(hello, transport, handshake.mailbox)
    }
    guard hello.got == 0, !hello.takes else { return transport.close(SessionCloseCode.forgotten) }
    if let refusal = refusal(of: handshake.visitor) {
      counters.rejectedSockets += 1
      refusals.note(refusal)
      // The registered WebSocket close code for "try again later".
      return transport.close(1013)
    }
    let session = Session(
      store: self, transport: transport, mailbox: handshake.mailbox, visitor: handshake.visitor)
    sessions[ObjectIdentifier(transport)] = session
    session.mount(hello)
  }

  /// Closes a socket that sent an invalid message, and detaches its session.
  func reject(_ transport: any SessionTransport) {
    counters.malformedMessages += 1
    refusals.note(.malformed)
    transport.close(1002)
    close(transport)
  }

  /// Detaches the session of a closed socket, or ends it if it is not retained.
  func close(_ transport: any SessionTransport) {
    handshakes[ObjectIdentifier(transport)] = nil
    guard let session = sessions.removeValue(forKey: ObjectIdentifier(transport)) else { return }
    if retains(session) { retain(session) } else { session.end() }
  }

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

extension SessionStore {
  /// Renders the first page of the app, and discards the app without running its effects.
  ///
  /// - Parameters:
  ///   - link: The link that opens the app.
  ///   - visitor: The visitor of the page.
  /// - Returns: The rendered page.
  func page(opening link: URL? = nil, for visitor: Visitor = Visitor()) -> RenderedPage {
    let reader = Reader(encoder: PatchEncoder(asset: asset, appName: appName), site: site)
    let graph = ViewGraph(host: reader)
    visitor.describe(to: graph)
    graph.appStore = storage.copy(for: visitor.browser)
    if let link { graph.open(link) }
    mount(graph, effects: false)
    let page = reader.encoder.renderedPage()
    graph.unmount()
    return page
  }

  /// Renders the app's own page for an unknown link, or returns nil if the app ignores the link.
  func page(refusing link: URL, for visitor: Visitor = Visitor()) -> RenderedPage? {
    let page = page(opening: link, for: visitor)
    return page.hash == self.page(for: visitor).hash ? nil : page
  }

  private final class Reader: RenderHost {
    var encoder: PatchEncoder
    private let site: Site?

    init(encoder: PatchEncoder, site: Site?) {
      self.encoder = encoder
      self.site = site
    }

    func apply(_ batch: [Mutation]) { try? encoder.load(batch) }

    func address(of value: AnyHashable) -> String? { site?.screenAddress(value) }
  }
}
