// SPDX-License-Identifier: MIT

import Foundation
package import WaymarkRender
import WaymarkViews

/// A screen as an HTML document that needs neither a server nor the script of the web host.
///
/// The layout is that before the script runs. The document states the colour scheme, the direction
/// and the text size itself. Rules that depend on the width of the window in units of the text size
/// use the browser's own text size.
package struct ScreenDocument {
  /// Where the style sheet of the host is.
  package enum StyleSheet {
    case inside
    /// At a URL.
    case at(String)
  }

  /// The HTML.
  package let html: String

  /// The style sheet of the host, for a file of its own.
  package static var styleSheet: String { ClientBundle.style }

  /// Renders the first window of a tree.
  ///
  /// - Parameters:
  ///   - tree: The elements.
  ///   - traits: The preferences that the document states.
  ///   - styleSheet: Where the style sheet is.
  ///   - script: A script of the document.
  package init(
    _ tree: ElementTree, _ traits: WindowTraits, styleSheet: StyleSheet = .inside,
    script: String = ""
  ) {
    var renderer = HTMLRenderer(
      ElementTemplate(offline: tree), styling: .table(StyleTable()))
    for window in tree.windows.prefix(1) { renderer.write(window, isInControl: false) }
    let style =
      switch styleSheet {
      case .inside: "<style>\(Self.styleSheet)</style>"
      case .at(let address): "<link rel=\"stylesheet\" href=\"\(Escaping.escaped(address))\">"
      }
    html = """
      <!doctype html>
      <html lang="en"\(Self.attributes(traits))><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      \(style)<style>\(renderer.css)</style></head>
      <body><form novalidate><div id="app">\(renderer.html)</div></form>
      \(Sprite.svg(renderer.glyphs))\(script.isEmpty ? "" : "<script>\(script)</script>")</body></html>

      """
  }

  /// The attributes by which the root of a document overrides what the browser prefers.
  private static func attributes(_ traits: WindowTraits) -> String {
    var text = traits.isDark.map { " data-theme=\"\($0 ? "dark" : "light")\"" } ?? ""
    if traits.direction == .rightToLeft { text += " dir=\"rtl\"" }
    // The style sheet derives all sizes of text from that of the root.
    if traits.textSize != .large {
      text += " style=\"font-size:\(Style.number(106.25 * Double(traits.textSize.factor)))%\""
    }
    return text
  }
}

extension ElementTemplate {
  /// Creates a template for a tree outside of a session.
  ///
  /// - Parameters:
  ///   - tree: The elements.
  ///   - image: Returns the URL of an image from its path and its contents; by default that of the
  ///     file.
  init(
    offline tree: ElementTree,
    image: @escaping (String, StaticFile) -> String? = { path, _ in
      URL(fileURLWithPath: path).absoluteString
    }
  ) {
    var growth = GrowthTable()
    growth.measureAll(in: tree)
    let assets = AssetStore()
    self.init(
      tree: tree, growth: { [growth] in growth[$0] },
      asset: { path in
        assets.address(of: path).flatMap(assets.file).flatMap { image(path, $0) }
      })
  }
}
