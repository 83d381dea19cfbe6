// SPDX-License-Identifier: MIT

import Foundation

/// The handlers of links and activities in a scene, and the arrivals that wait for its first view.
@MainActor
final class LinkHandlers {
  private var linkNodes: [OpenURLNode] = []
  private var activityNodes: [ContinueActivityNode] = []
  private var waiting: [Arrival] = []
  /// Content without nodes, which may have handlers.
  private var unopened: [any Unopened] = []
  /// Receives arrivals before the handlers.
  weak var member: (any ArrivalReceiver)?
  var isReady = false {
    didSet {
      guard isReady else { return }
      let arrivals = waiting
      waiting = []
      for one in arrivals { deliver(one) }
    }
  }

  func dequeue(where isWanted: (Arrival) -> Bool) -> Arrival? {
    waiting.firstIndex(where: isWanted).map { waiting.remove(at: $0) }
  }

  func add(_ node: OpenURLNode) { linkNodes.append(node) }
  func remove(_ node: OpenURLNode) { linkNodes.removeAll { $0 === node } }

  func add(_ content: any Unopened) { unopened.append(content) }
  func remove(_ content: any Unopened) { unopened.removeAll { $0 === content } }

  func add(_ node: ContinueActivityNode) { activityNodes.append(node) }
  func remove(_ node: ContinueActivityNode) { activityNodes.removeAll { $0 === node } }

  /// Delivers an arrival; a web URL is delivered to only one kind of handler, whichever way it
  /// arrived (U2).
  func deliver(_ arrival: Arrival) {
    guard isReady else {
      waiting.append(arrival)
      return
    }
    if let member, member.receive(arrival) { return }
    switch arrival {
    case .other: break
    case .link(let url):
      guard !hand(url), ["http", "https"].contains(url.scheme?.lowercased()) else { return }
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = url
      hand(activity)
    case .activity(let activity):
      if activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL,
        hand(url)
      {
        return
      }
      hand(activity)
    }
  }

  /// Returns whether a handler received the URL.
  private func hand(_ url: URL) -> Bool {
    let nodes = Self.outermostFirst(linkNodes)
    var isFollowed = false
    for node in nodes where node.action(url) { isFollowed = true }
    if isFollowed { return true }
    let more = opened(linkNodes)
    for node in more { _ = node.action(url) }
    return !nodes.isEmpty || !more.isEmpty
  }

  private func hand(_ activity: NSUserActivity) {
    for node in Self.outermostFirst(activityNodes) where node.type == activity.activityType {
      node.action(activity)
    }
    for node in opened(activityNodes) where node.type == activity.activityType {
      node.action(activity)
    }
  }

  /// Opens all content that nobody has opened, and returns its handlers, outermost first.
  private func opened<Node: ViewNode>(_ nodes: @autoclosure () -> [Node]) -> [Node] {
    guard !unopened.isEmpty else { return [] }
    let before = Set(nodes().map(ObjectIdentifier.init))
    // Opened content may contain more of the kind.
    while let next = unopened.first { next.open() }
    return Self.outermostFirst(nodes().filter { !before.contains(ObjectIdentifier($0)) })
  }

  /// Nodes of equal depth keep their order of creation.
  private static func outermostFirst<Node: ViewNode>(_ nodes: [Node]) -> [Node] {
    nodes.enumerated().filter { $0.element.isAlive }.sorted {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }.map(\.element)
  }
}

/// Content that has no nodes until a person, or a link that nothing else follows, opens it.
@MainActor
protocol Unopened: AnyObject {
  /// Makes the nodes and removes itself from the scene's ``LinkHandlers``.
  func open()
}
