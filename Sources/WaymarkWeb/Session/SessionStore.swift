// SPDX-License-Identifier: MIT

import Foundation
import Logging
import WaymarkRender
import WaymarkViews

/// What all pages of a server share: the way to make an app, its files, and what was counted.
@MainActor
final class SessionStore {
  /// What came from outside and was not as it should be.
  struct Counters: Equatable {
    var rejectedEvents: [HostEventError: Int] = [:]
    var malformedMessages = 0
    /// Sockets turned away because there were enough.
    var rejectedSockets = 0
  }

  /// How sessions are kept whose page has gone.
  struct Retention: Sendable {
    var time = Duration.seconds(120)
    var limit = 100
    /// Waits for some time; tests say when it is over.
    var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  }

  var counters = Counters()
  /// The sessions of open sockets.
  private(set) var sessions: [ObjectIdentifier: Session] = [:]
  /// Those whose page has gone, the one that has waited longest first.
  private(set) var detachedSessions: [Session] = []
  nonisolated let assets = AssetStore()
  /// What addresses mean; nil for an app without links.
  nonisolated let site: Site?
  /// What apps keep for each browser.
  let storage: BrowserStorage
  private let sessionLimit: Int
  private let retention: Retention
  private var expirations: [ObjectIdentifier: Task<Void, Never>] = [:]
  private let logger = Logger(label: "waymark.web")
  private let mountApp: (ViewGraph, Bool) -> Void

  /// A stage for an app.
  ///
  /// - Parameters:
  ///   - sessionLimit: How many pages may be open.
  ///   - site: What the app's addresses mean.
  ///   - retention: How sessions are kept whose page has gone.
  ///   - storage: What apps keep for each browser; in memory unless given.
  ///   - mount: Mounts a new app into a graph, with effects or without.
  init(
    sessionLimit: Int, site: Site? = nil, retention: Retention = Retention(),
    storage: BrowserStorage? = nil, mount: @escaping (ViewGraph, Bool) -> Void
  ) {
    self.sessionLimit = sessionLimit
    self.site = site
    self.retention = retention
    self.storage = storage ?? BrowserStorage()
    mountApp = mount
  }

  /// Mounts a new app into a graph that has none; `Router.default` is a router of its own to it.
  func mount(_ graph: ViewGraph, effects: Bool) {
    let scope = RouterBinding()
    graph.scope = scope
    scope.bind { mountApp(graph, effects) }
  }

  var asset: (String) -> String? { { [assets] path in assets.address(of: path) } }

  /// Logs a mistake of ours.
  func report(_ problem: String) { logger.error("\(problem)") }

  // MARK: Sessions

  /// Begins a session on a socket; nil when there are as many as there may be.
  func open(
    _ transport: any SessionTransport, _ mailbox: Mailbox, visitor: Visitor = Visitor()
  ) -> Session? {
    guard sessions.count < sessionLimit else {
      counters.rejectedSockets += 1
      return nil
    }
    let session = Session(store: self, transport: transport, mailbox: mailbox, visitor: visitor)
    sessions[ObjectIdentifier(transport)] = session
    return session
  }

  /// Handles what came on a socket.
  func processMessages(for transport: any SessionTransport) {
    sessions[ObjectIdentifier(transport)]?.processMessages()
  }

  /// Ends the session of a socket that is closed, or keeps it for a while.
  func close(_ transport: any SessionTransport) {
    guard let session = sessions.removeValue(forKey: ObjectIdentifier(transport)) else { return }
    guard retains(session) else { return session.end() }
    session.detach()
    detachedSessions.append(session)
    expirations[ObjectIdentifier(session)] = Task { [retention, weak self, weak session] in
      try? await retention.sleep(retention.time)
      if !Task.isCancelled, let session { self?.expire(session) }
    }
    evictSessions()
  }

  /// Ends sessions that wait where there are too many of them, or of all.
  func evictSessions() {
    while detachedSessions.count > retention.limit
      || detachedSessions.count + sessions.count > sessionLimit,
      let oldest = detachedSessions.first
    {
      expire(oldest)
    }
  }

  /// Whether a session would be kept if its page went.
  func retains(_ session: Session) -> Bool {
    session.isRetainable && retention.time > .zero && retention.limit > 0
  }

  /// Gives a page the session that it had, in the place of a new one; nil when there is none for
  /// it.
  ///
  /// All are compared, each in the same time, so that how long it takes tells nothing of them.
  func resume(_ hello: ClientMessage.Hello, in new: Session) -> Session? {
    guard let transport = new.transport, let browser = new.browser, let id = Secret(hello.id) else {
      return nil
    }
    var found: Session?
    for session in Array(sessions.values) + detachedSessions
    where session.answers(to: id, from: browser) {
      found = session
    }
    guard let found else { return nil }
    if let old = found.transport { sessions[ObjectIdentifier(old)] = nil }
    release(found)
    sessions[ObjectIdentifier(transport)] = found
    found.attach(hello, from: new)
    return found
  }

  private func expire(_ session: Session) {
    release(session)
    session.end()
  }

  private func release(_ session: Session) {
    detachedSessions.removeAll { $0 === session }
    expirations.removeValue(forKey: ObjectIdentifier(session))?.cancel()
  }
}

extension SessionStore {
  /// The first page, made and thrown away: no effect of the app runs, and nothing is kept.
  ///
  /// - Parameters:
  ///   - link: What the app is opened with.
  ///   - visitor: Whose page it is.
  /// - Returns: What it shows then.
  func page(opening link: URL? = nil, for visitor: Visitor = Visitor()) -> RenderedPage {
    let reader = Reader(encoder: PatchEncoder(asset: asset))
    let graph = ViewGraph(host: reader)
    visitor.describe(to: graph)
    graph.appStore = storage.copy(for: visitor.browser)
    if let link { graph.open(link) }
    mount(graph, effects: false)
    let page = reader.encoder.renderedPage()
    graph.unmount()
    return page
  }

  /// The page with which the app itself says that it does not know a link; nil when it does not
  /// say so, but shows what it always begins with.
  func page(refusing link: URL, for visitor: Visitor = Visitor()) -> RenderedPage? {
    let page = page(opening: link, for: visitor)
    return page.hash == self.page(for: visitor).hash ? nil : page
  }

  private final class Reader: RenderHost {
    var encoder: PatchEncoder

    init(encoder: PatchEncoder) { self.encoder = encoder }

    func apply(_ batch: [Mutation]) { try? encoder.load(batch) }
  }
}
