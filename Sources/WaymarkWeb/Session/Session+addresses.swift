// SPDX-License-Identifier: MIT

import WaymarkLinks
import WaymarkRender
import WaymarkViews

/// What an app says of the addresses of its screens.
struct ScreenAddresses: Equatable {
  /// Those of all open screens, the first one's first; nil for one that no page has.
  ///
  /// Empty when the app does not say.
  var stack: [String?] = []
  /// That of the screen in front.
  var front: String?

  /// Nothing.
  init() {}

  /// Reads the activity that a person began last and that has a page here.
  @MainActor
  init(_ graph: ViewGraph, _ site: Site) {
    for activity in graph.userActivities.reversed() {
      guard let link = activity.webpageURL, let address = site.address(link.absoluteString) else {
        continue
      }
      front = address
      let links = activity.userInfo?[LinkActivity.stackKey] as? [String] ?? []
      if links.count <= LinkActivity.stackLimit { stack = links.map(site.address) }
      return
    }
  }
}

/// An address that stays while the app asks for something first, such as who is there.
struct PendingAddress: Equatable {
  var address: String
  var screenAddresses: ScreenAddresses
  var depth: Int
}

extension Session {
  /// Shows the app as a link leads to it.
  func openLink(at address: String, in graph: ViewGraph) {
    history = store.site == nil ? nil : HistoryMirror(start: address)
    if let link = store.site?.initialLink(address) { graph.open(link) }
    store.mount(graph, effects: true)
    deferAddress(address)
  }

  /// Goes to where the browser is.
  ///
  /// To an entry of the trail the way is the person's own, back step by step, so that the app is
  /// asked as it always is. Any other address is opened as a link.
  func traverse(to entry: Int, _ address: String) {
    updateHistory(depth: Layers(encoder.tree).depth)
    guard let site = store.site, let history else { return goBack(to: entry) }
    let screen = site.screen(address)
    let wanted = screen?.address ?? address
    if history[entry] == wanted { return goBack(to: entry) }
    guard history.front != wanted, let screen else { return }
    let above = entriesWithoutAddress
    graph?.open(screen.link)
    updateHistory(depth: Layers(encoder.tree).depth)
    // What lay over the screens and has no address is not where the link leads.
    if above > 0, entriesWithoutAddress > 0 {
      goBack(to: Layers(encoder.tree).depth - min(above, entriesWithoutAddress))
    }
    deferAddress(wanted)
  }

  /// Goes to where a document begins that has found the session.
  ///
  /// As on a first page the app says what it thinks of a link that it does not know.
  func traverseAfterReload(to entry: Int, _ address: String) {
    if case .unknown(let link?) = store.site?.resolve(address) {
      graph?.open(link)
    } else {
      traverse(to: entry, address)
    }
  }

  /// How many entries in front have no address of their own.
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

  /// Brings the trail up to what the app shows.
  func updateHistory(depth: Int) {
    guard let site = store.site, history != nil else { return }
    let new = graph.map { ScreenAddresses($0, site) } ?? ScreenAddresses()
    if let pendingAddress, pendingAddress.screenAddresses != new || depth < pendingAddress.depth {
      self.pendingAddress = nil
    }
    screenAddresses = new
    history?.update(depth: depth, stack: new.stack, front: new.front)
    if let pendingAddress { history?.rename(front: pendingAddress.address) }
  }

  /// Has the address of a link stay while the app has not followed it and may do so yet.
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
