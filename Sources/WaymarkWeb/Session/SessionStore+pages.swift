// SPDX-License-Identifier: MIT

import CoreMetrics
import Foundation
import WaymarkRender
@_spi(Host) import WaymarkViews

extension SessionStore {
  /// Renders the first page of the app, and discards the app without running its effects.
  ///
  /// The page may be one that was rendered for another visitor, if the app allows that.
  ///
  /// - Parameters:
  ///   - link: The link that opens the app.
  ///   - visitor: The visitor of the page.
  /// - Returns: The rendered page.
  func page(opening link: URL? = nil, for visitor: Visitor = Visitor()) -> RenderedPage {
    guard let link, let caching = site?.caching(link) else {
      return renderPage(opening: link, for: visitor).page
    }
    let key = PageCache.Key(link, visitor, caching.traits)
    let now = clock.now()
    switch pageCache.entry(key, at: now) {
    case .shared(let page):
      metrics.sharedPages.increment()
      servedPages.add(page)
      return page
    case .personal: return renderPage(opening: link, for: visitor).page
    case nil: break
    }
    var usual = visitor
    if !caching.traits.contains(.window) { usual.window = .usualWindow }
    if !caching.traits.contains(.textSize) { usual.wordScale = 1 }
    let (page, isPersonal) = renderPage(opening: link, for: usual)
    pageCache.add(isPersonal ? .personal : .shared(page), key, until: now + caching.time)
    guard isPersonal else { return page }
    _ = notePersonalPages
    let isUsual = (usual.window, usual.wordScale) == (visitor.window, visitor.wordScale)
    return isUsual ? page : renderPage(opening: link, for: visitor).page
  }

  /// Renders a page, and returns it with whether it depends on the person.
  private func renderPage(
    opening link: URL?, for visitor: Visitor
  ) -> (page: RenderedPage, isPersonal: Bool) {
    mount(opening: link, for: visitor) { (page(shownBy: $0), $0.isPersonal) }
  }

  /// Renders the app's own page for an unknown link, or returns nil if the app ignores the link.
  func page(refusing link: URL, for visitor: Visitor = Visitor()) -> RenderedPage? {
    let home = mount(opening: nil, for: visitor) { $0.mutationHash }
    return mount(opening: link, for: visitor) {
      $0.mutationHash == home ? nil : page(shownBy: $0)
    }
  }

  /// Renders what a reader shows, or returns the page that was rendered for the same mutations.
  private func page(shownBy reader: Reader) -> RenderedPage {
    if let known = servedPages[reader.mutationHash] { return known }
    let page = reader.page()
    servedPages.add(page)
    return page
  }

  /// Mounts the app without effects, reads what it shows, and discards it.
  private func mount<T>(
    opening link: URL?, for visitor: Visitor, _ read: (Reader) -> T
  ) -> T {
    let reader = Reader(encoder: encoder(), site: site)
    let graph = ViewGraph(host: reader)
    let start = metrics.isWatched ? clock.now() : nil
    defer {
      graph.unmount()
      metrics.renders.increment()
      if let start { metrics.renderTime.record(clock.now() - start) }
    }
    visitor.describe(to: graph)
    let appStore = storage.copy(for: visitor.browser)
    graph.appStore = appStore
    if let link { graph.open(link) }
    mount(graph, effects: false)
    reader.isPersonal = appStore.isUsed
    return read(reader)
  }

  private final class Reader: RenderHost {
    /// Whether the app has used stored values of the visitor.
    var isPersonal = false
    private let encoder: PatchEncoder
    private var batches: [[Mutation]] = []
    private var mutations = Hasher()
    private let site: Site?

    init(encoder: PatchEncoder, site: Site?) {
      self.encoder = encoder
      self.site = site
    }

    // The elements are loaded when the page is rendered, which a known page is not.
    func apply(_ batch: [Mutation]) {
      batches.append(batch)
      mutations.combine(batch)
    }

    func address(of value: AnyHashable) -> String? { site?.screenAddress(value) }

    /// The hash of all mutations.
    var mutationHash: Int { mutations.finalize() }

    func page() -> RenderedPage {
      var encoder = encoder
      try? encoder.load(Array(batches.joined()))
      return encoder.renderedPage(mutations: mutationHash)
    }
  }
}
