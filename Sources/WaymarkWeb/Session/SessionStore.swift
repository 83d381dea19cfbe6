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
  var handshakes: [ObjectIdentifier: Handshake] = [:] { didSet { countSockets() } }
  /// Paces the pages whose sessions are gone; after a restart, all of them return at once.
  var reloads = TokenBucket(rate: 100, capacity: 50)
  /// The sessions with open sockets.
  var sessions: [ObjectIdentifier: Session] = [:] { didSet { countSockets() } }
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
  /// Shares sessions with other servers, if the storage records their owners.
  private(set) lazy var ownership = storage.owners.map { SessionOwnership($0, store: self) }
  /// Issues and verifies the cookies of browsers.
  nonisolated var cookies: BrowserCookies { storage.cookies }
  /// The space for files that people have chosen.
  let files: FileSpace
  let sessionLimit: Int
  let sessionLimitPerAddress: Int
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
  ///   - fileLimits: The limits of files that people choose.
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
    limits: TurnQueue.Limits = TurnQueue.Limits(),
    fileLimits: FileSpace.Limits = FileSpace.Limits(), metrics: WebMetrics = WebMetrics(),
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
    files = FileSpace(limits: fileLimits)
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
}
