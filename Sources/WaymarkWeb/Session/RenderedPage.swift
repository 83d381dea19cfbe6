// SPDX-License-Identifier: MIT

/// The first page of an app, as HTML and what belongs to it.
struct RenderedPage: Sendable {
  var html: String
  var css: String
  var title: String
  var glyphs: Set<String>
  /// What a socket's session compares with its own, to see that the page shows the same.
  var hash: String
}

extension PatchEncoder {
  /// The page as it is now.
  mutating func renderedPage() -> RenderedPage {
    let (html, css) = page()
    return RenderedPage(
      html: html, css: css, title: title, glyphs: usedGlyphs, hash: ContentHash(html).text)
  }
}
