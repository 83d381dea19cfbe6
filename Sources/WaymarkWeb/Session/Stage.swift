// SPDX-License-Identifier: MIT

import Foundation
import Logging
import WaymarkRender
import WaymarkViews

/// What all pages of a server share: the way to make an app, its files, and what was counted.
@MainActor
final class Stage {
  /// What came from outside and was not as it should be.
  struct Counters: Equatable {
    var refused: [HostEventError: Int] = [:]
    var malformed = 0
    /// Sockets turned away because there were enough.
    var turnedAway = 0
  }

  /// How sessions are kept whose page has gone.
  struct Keeping: Sendable {
    var time = Duration.seconds(120)
    var limit = 100
    /// Waits for some time; tests say when it is over.
    var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  }

  var counters = Counters()
  /// The sessions of open sockets.
  private(set) var sessions: [ObjectIdentifier: Session] = [:]
  /// Those whose page has gone, the one that has waited longest first.
  private(set) var kept: [Session] = []
  nonisolated let assets = AssetStore()
  /// What addresses mean; nil for an app without links.
  nonisolated let site: Site?
  /// What apps keep for each browser.
  let storage: BrowserStorage
  private let sessionLimit: Int
  private let keeping: Keeping
  private var endings: [ObjectIdentifier: Task<Void, Never>] = [:]
  private let logger = Logger(label: "waymark.web")
  private let mountApp: (ViewGraph, Bool) -> Void

  /// A stage for an app.
  ///
  /// - Parameters:
  ///   - sessionLimit: How many pages may be open.
  ///   - site: What the app's addresses mean.
  ///   - keeping: How sessions are kept whose page has gone.
  ///   - storage: What apps keep for each browser; in memory unless given.
  ///   - mount: Mounts a new app into a graph, with effects or without.
  init(
    sessionLimit: Int, site: Site? = nil, keeping: Keeping = Keeping(),
    storage: BrowserStorage? = nil, mount: @escaping (ViewGraph, Bool) -> Void
  ) {
    self.sessionLimit = sessionLimit
    self.site = site
    self.keeping = keeping
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
    _ link: any SessionLink, _ mailbox: Mailbox, visitor: Visitor = Visitor()
  ) -> Session? {
    guard sessions.count < sessionLimit else {
      counters.turnedAway += 1
      return nil
    }
    let session = Session(stage: self, link: link, mailbox: mailbox, visitor: visitor)
    sessions[ObjectIdentifier(link)] = session
    return session
  }

  /// Handles what came on a socket.
  func work(for link: any SessionLink) { sessions[ObjectIdentifier(link)]?.work() }

  /// Ends the session of a socket that is closed, or keeps it for a while.
  func close(_ link: any SessionLink) {
    guard let session = sessions.removeValue(forKey: ObjectIdentifier(link)) else { return }
    guard keeps(session) else { return session.end() }
    session.detach()
    kept.append(session)
    endings[ObjectIdentifier(session)] = Task { [keeping, weak self, weak session] in
      try? await keeping.sleep(keeping.time)
      if !Task.isCancelled, let session { self?.forget(session) }
    }
    makeRoom()
  }

  /// Ends sessions that wait where there are too many of them, or of all.
  func makeRoom() {
    while kept.count > keeping.limit || kept.count + sessions.count > sessionLimit,
      let oldest = kept.first
    {
      forget(oldest)
    }
  }

  /// Whether a session would be kept if its page went.
  func keeps(_ session: Session) -> Bool {
    session.isKeepable && keeping.time > .zero && keeping.limit > 0
  }

  /// Gives a page the session that it had, in the place of a new one; nil when there is none for
  /// it.
  ///
  /// All are compared, each in the same time, so that how long it takes tells nothing of them.
  func resume(_ hello: ClientMessage.Hello, in new: Session) -> Session? {
    guard let link = new.link, let browser = new.browser, let id = Secret(hello.id) else {
      return nil
    }
    var found: Session?
    for session in Array(sessions.values) + kept where session.answers(to: id, from: browser) {
      found = session
    }
    guard let found else { return nil }
    if let old = found.link { sessions[ObjectIdentifier(old)] = nil }
    release(found)
    sessions[ObjectIdentifier(link)] = found
    found.attach(hello, from: new)
    return found
  }

  private func forget(_ session: Session) {
    release(session)
    session.end()
  }

  private func release(_ session: Session) {
    kept.removeAll { $0 === session }
    endings.removeValue(forKey: ObjectIdentifier(session))?.cancel()
  }
}

extension Stage {
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
