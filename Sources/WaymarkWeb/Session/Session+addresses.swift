// SPDX-License-Identifier: MIT

import WaymarkInspector
import WaymarkRender
import WaymarkRoutes
@_spi(Host) import WaymarkViews

/// A URL that is kept while the app asks for something first, such as signing in.
struct PendingAddress: Equatable {
  var address: String
  var screenAddresses: ScreenAddresses
  var depth: Int
}

extension Session {
  /// Mounts the app and opens the link for the page's URL.
  func openLink(at address: String, in graph: ViewGraph) {
    history = store.site == nil ? nil : HistoryMirror(start: address)
    if let link = store.site?.initialLink(address) { graph.open(link) }
    store.mount(
      graph, effects: true,
      observer: inspected.map { session in NavigationObserver { session.observe($0) } })
    deferAddress(address)
  }

  /// Follows the browser to a history entry that a person has chosen.
  ///
  /// The page may not know screens that the app has opened meanwhile, so that its entries lead back
  /// too far: the steps count from the screen in front, and close the new screens first.
  func follow(_ traversal: ClientMessage.Traversal, _ number: Int) {
    let depth = Layers(encoder.tree).depth
    var expected = traversal.depth
    var unknown = 0
    if let last = lastTraversal, traversal.seen < last.number {
      (expected, unknown) = (last.depth, last.unknown)
    }
    unknown += max(0, depth - expected)
    if traversal.at >= traversal.depth { unknown = 0 }
    traverse(to: traversal.at, traversal.address, after: unknown)
    lastTraversal = (number, Layers(encoder.tree).depth, unknown)
  }

  /// Follows the browser to a history entry.
  ///
  /// If the entry is in the mirrored history, the session goes back step by step, so that the app
  /// can intercept each step. Any other URL is opened as a link.
  ///
  /// - Parameters:
  ///   - entry: The index of the entry.
  ///   - address: The URL path of the entry.
  ///   - unknown: The number of open screens that the browser does not know.
  func traverse(to entry: Int, _ address: String, after unknown: Int = 0) {
    updateHistory(depth: Layers(encoder.tree).depth)
    guard let site = store.site, let history else { return goBack(to: entry + unknown) }
    let screen = site.screen(address)
    let wanted = screen?.address ?? address
    if history[entry] == wanted { return goBack(to: entry + unknown) }
    guard history.front != wanted, let screen else { return }
    let above = entriesWithoutAddress
    graph?.open(screen.link)
    updateHistory(depth: Layers(encoder.tree).depth)
    // A link closes screens without a URL that covered the previous screens.
    if above > 0, entriesWithoutAddress > 0 {
      goBack(to: Layers(encoder.tree).depth - min(above, entriesWithoutAddress))
    }
    deferAddress(wanted)
  }

  /// Follows the browser to the URL of a document that has resumed the session.
  ///
  /// As on a first page, an unknown link is passed to the app.
  func traverseAfterReload(to entry: Int, _ address: String) {
    if case .unknown(let link?) = store.site?.resolve(address) {
      graph?.open(link)
    } else {
      traverse(to: entry, address)
    }
  }

  /// The number of frontmost history entries without a URL of their own.
  private var entriesWithoutAddress: Int {
    screenAddresses.stack.isEmpty ? 0 : Layers(encoder.tree).depth + 1 - screenAddresses.stack.count
  }

  private func goBack(to depth: Int) {
    while true {
      let layers = Layers(encoder.tree)
      guard layers.depth > depth, let event = layers.back, send(event),
        Layers(encoder.tree).depth < layers.depth
      else { return }
    }
  }

  /// Updates the mirrored history to the screens that the app shows.
  func updateHistory(depth: Int) {
    guard let site = store.site, history != nil else { return }
    let new = graph.map { ScreenAddresses($0.userActivities, site) } ?? ScreenAddresses()
    if let pendingAddress, pendingAddress.screenAddresses != new || depth < pendingAddress.depth {
      self.pendingAddress = nil
    }
    screenAddresses = new
    history?.update(depth: depth, stack: new.stack, front: new.front)
    if let pendingAddress { history?.rename(front: pendingAddress.address) }
  }

  /// Keeps the URL of a gated link until the app has followed or declined it.
  private func deferAddress(_ address: String) {
    guard let screen = store.site?.screen(address), screen.isGated else { return }
    let depth = Layers(encoder.tree).depth
    pendingAddress = nil
    updateHistory(depth: depth)
    guard history?.front != screen.address else { return }
    pendingAddress = PendingAddress(
      address: screen.address, screenAddresses: screenAddresses, depth: depth)
  }
}
