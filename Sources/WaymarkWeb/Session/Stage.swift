// SPDX-License-Identifier: MIT

import Logging
import WaymarkRender
import WaymarkViews

/// What all pages of a server share: the way to make an app, its files, and what was counted.
@MainActor
final class Stage {
  /// What came from outside and was not as it should be.
  struct Counters: Equatable {
    var refused: [HostEventRefusal: Int] = [:]
    var malformed = 0
    /// Sockets turned away because there were enough.
    var turnedAway = 0
  }

  var counters = Counters()
  private(set) var sessions: [ObjectIdentifier: Session] = [:]
  nonisolated let assets = AssetStore()
  let sessionLimit: Int
  private let logger = Logger(label: "waymark.web")
  private let mountApp: (ViewGraph, Bool) -> Void

  /// A stage for an app.
  ///
  /// - Parameters:
  ///   - sessionLimit: How many pages may be open.
  ///   - mount: Mounts a new app into a graph, with effects or without.
  init(sessionLimit: Int, mount: @escaping (ViewGraph, Bool) -> Void) {
    self.sessionLimit = sessionLimit
    mountApp = mount
  }

  func mount(_ graph: ViewGraph, effects: Bool) { mountApp(graph, effects) }

  var asset: (String) -> String? { { [assets] path in assets.address(of: path) } }

  /// The first page, made and thrown away: no effect of the app runs, and nothing is kept.
  func page() -> RenderedPage {
    let reader = Reader(encoder: PatchEncoder(asset: asset))
    let graph = ViewGraph(host: reader)
    mount(graph, effects: false)
    let page = reader.encoder.renderedPage()
    graph.unmount()
    return page
  }

  /// Begins a session on a socket; nil when there are as many as there may be.
  func open(_ link: any SessionLink, _ mailbox: Mailbox) -> Session? {
    guard sessions.count < sessionLimit else {
      counters.turnedAway += 1
      return nil
    }
    let session = Session(stage: self, link: link, mailbox: mailbox)
    sessions[ObjectIdentifier(link)] = session
    return session
  }

  /// Ends the session of a socket.
  func close(_ link: any SessionLink) {
    sessions.removeValue(forKey: ObjectIdentifier(link))?.end()
  }

  /// Logs a mistake of ours.
  func report(_ problem: String) { logger.error("\(problem)") }

  private final class Reader: RenderHost {
    var encoder: PatchEncoder

    init(encoder: PatchEncoder) { self.encoder = encoder }

    func apply(_ batch: [Mutation]) { try? encoder.load(batch) }
  }
}
