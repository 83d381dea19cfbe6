// SPDX-License-Identifier: MIT

import WaymarkLinks
import WaymarkRender
import WaymarkViews

/// What an app says of the addresses of its screens.
struct AddressOffer: Equatable {
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
struct HeldAddress: Equatable {
  var address: String
  var offer: AddressOffer
  var depth: Int
}

extension Session {
  /// Shows the app as a link leads to it.
  func arrive(at address: String, in graph: ViewGraph) {
    trail = stage.site == nil ? nil : Trail(start: address)
    if let link = stage.site?.arrival(address) { graph.open(link) }
    stage.mount(graph, effects: true)
    hold(address)
  }

  /// Goes to where the browser is.
  ///
  /// To an entry of the trail the way is the person's own, back step by step, so that the app is
  /// asked as it always is. Any other address is opened as a link.
  func travel(to entry: Int, _ address: String) {
    follow(depth: Layers(encoder.tree).depth)
    guard let site = stage.site, let trail else { return goBack(to: entry) }
    let screen = site.screen(address)
    let wanted = screen?.address ?? address
    if trail[entry] == wanted { return goBack(to: entry) }
    guard trail.front != wanted, let screen else { return }
    let above = unnamed
    graph?.open(screen.link)
    follow(depth: Layers(encoder.tree).depth)
    // What lay over the screens and has no address is not where the link leads.
    if above > 0, unnamed > 0 {
      goBack(to: Layers(encoder.tree).depth - min(above, unnamed))
    }
    hold(wanted)
  }

  /// Goes to where a document begins that has found the session.
  ///
  /// As on a first page the app says what it thinks of a link that it does not know.
  func comeBack(to entry: Int, _ address: String) {
    if case .unknown(let link?) = stage.site?.place(address) {
      graph?.open(link)
    } else {
      travel(to: entry, address)
    }
  }

  /// How many entries in front have no address of their own.
  private var unnamed: Int {
    offer.stack.isEmpty ? 0 : Layers(encoder.tree).depth + 1 - offer.stack.count
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
  func follow(depth: Int) {
    guard let site = stage.site, trail != nil else { return }
    let new = graph.map { AddressOffer($0, site) } ?? AddressOffer()
    if let held, held.offer != new || depth < held.depth { self.held = nil }
    offer = new
    trail?.update(depth: depth, stack: new.stack, front: new.front)
    if let held { trail?.rename(front: held.address) }
  }

  /// Has the address of a link stay while the app has not followed it and may do so yet.
  private func hold(_ address: String) {
    guard let screen = stage.site?.screen(address), screen.isGated else { return }
    let depth = Layers(encoder.tree).depth
    held = nil
    follow(depth: depth)
    guard trail?.front != screen.address else { return }
    held = HeldAddress(address: screen.address, offer: offer, depth: depth)
  }
}
