// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// A drawing of what an app shows, which a browser makes from the HTML of the page in an SVG image.
///
/// Browsers run no scripts in images and load nothing from them, so the layout is that before the
/// script runs, and the app's own images are part of the drawing.
struct ScreenDrawing {
  /// The text that all drawings share, between ``head`` and ``tail``: the style sheet of the host.
  static var styleSheet: String { ClientBundle.style }

  /// The beginning of the document.
  let head: String
  /// The end of the document.
  let tail: String

  /// Renders elements for a window of a size in points.
  ///
  /// - Parameters:
  ///   - tree: The elements.
  ///   - window: The size of the window.
  ///   - imageLimit: The maximum size in bytes of the app's images; further ones are left out.
  init(_ tree: ElementTree, _ window: ElementFrame, imageLimit: Int = 1 << 20) {
    var left = imageLimit
    let template = ElementTemplate(offline: tree) { _, file in
      guard file.bytes.count <= left else { return nil }
      left -= file.bytes.count
      return "data:\(file.type);base64,\(Data(file.bytes).base64EncodedString())"
    }
    var renderer = HTMLRenderer(template, styling: .table(StyleTable()), syntax: .xml)
    for window in tree.windows.prefix(1) { renderer.write(window, isInControl: false) }
    let glyphs = Sprite.svg(renderer.glyphs).replacing(
      "<svg ", with: "<svg xmlns=\"http://www.w3.org/2000/svg\" ")
    let (width, height) = (Int(window.width), Int(window.height))
    // The style sheets contain no markup.
    head = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)"><foreignObject width="100%" height="100%">\
      <html xmlns="http://www.w3.org/1999/xhtml" style="height:100%"><head><style><![CDATA[
      """
    tail = """
      ]]></style><style><![CDATA[\(renderer.css)]]></style>\
      </head><body style="height:100%"><form novalidate=""><div id="app">\(renderer.html)</div>\
      </form>\(glyphs)</body></html></foreignObject></svg>
      """.filter(Self.isAllowed)
  }

  /// The drawing as an SVG document.
  var svg: String { head + Self.styleSheet + tail }

  /// The drawing as a `data` URL.
  var url: URL? {
    URL(string: "data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())")
  }

  /// Whether XML 1.0 allows a character.
  private static func isAllowed(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy {
      switch $0.value {
      case 9, 10, 13, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
      default: false
      }
    }
  }
}
