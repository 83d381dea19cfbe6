// SPDX-License-Identifier: MIT

import WaymarkRender

/// The first page of an app: its HTML and the parts that belong to it.
struct RenderedPage: Sendable {
  var html: String
  var css: String
  var title: String
  /// The beginning of its text, for search engines and previews of links.
  var summary: String
  /// What the encoder knows that has rendered it.
  var state: PatchEncoder.State
  /// What a session compares with its own page, to find out whether both show the same.
  var identity: PageIdentity
  /// The name of the session that the page shows; nil if it was rendered and discarded.
  var session: String?
  /// Whether it has a control that a form sends only with a button.
  var hasFields = false
  /// Whether an overlay is in front that a person can dismiss.
  var isOverlaid = false

  /// The memory that it takes in bytes, roughly.
  var size: Int { html.utf8.count + css.utf8.count + 200 * state.tree.count + 1024 }
}

extension PatchEncoder {
  /// Renders the current page.
  ///
  /// - Parameter mutations: The hash of the mutations that led to it, if it is known.
  /// - Returns: The page.
  mutating func renderedPage(mutations: Int? = nil) -> RenderedPage {
    let renderer = page()
    let layers = Layers(tree)
    return RenderedPage(
      html: renderer.html, css: renderer.css, title: title, summary: layers.summary,
      state: state,
      identity: PageIdentity(markup: ContentHash(renderer.html).text, mutations: mutations),
      hasFields: renderer.hasFields,
      isOverlaid: layers.back?.action == .dismiss)
  }
}
