// SPDX-License-Identifier: MIT

import CoreMetrics
import Foundation
import WaymarkRender
@_spi(Host) import WaymarkViews

extension SessionStore {
  /// Renders the first page of the app, and discards the app without running its effects.
  ///
  /// - Parameters:
  ///   - link: The link that opens the app.
  ///   - visitor: The visitor of the page.
  /// - Returns: The rendered page.
  func page(opening link: URL? = nil, for visitor: Visitor = Visitor()) -> RenderedPage {
    let reader = Reader(encoder: encoder(), site: site)
    let graph = ViewGraph(host: reader)
    let start = metrics.isWatched ? clock.now() : nil
    defer {
      metrics.renders.increment()
      if let start { metrics.renderTime.record(clock.now() - start) }
    }
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
