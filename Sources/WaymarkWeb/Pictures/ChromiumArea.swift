// SPDX-License-Identifier: MIT

/// A part of a page, in points.
package struct ChromiumArea: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// A script that returns what the content of the window covers: the left, upper, right and lower
  /// edges, which are whole points within the window, or nothing.
  static let contentScript = """
    (() => {
    const boxes = [...document.querySelectorAll('.under > *')].map(n => n.getBoundingClientRect())
    .filter(box => box.width > 0 && box.height > 0);
    if (!boxes.length) return '';
    return [Math.max(0, Math.floor(Math.min(...boxes.map(box => box.left)))),
    Math.max(0, Math.floor(Math.min(...boxes.map(box => box.top)))),
    Math.min(innerWidth, Math.ceil(Math.max(...boxes.map(box => box.right)))),
    Math.min(innerHeight, Math.ceil(Math.max(...boxes.map(box => box.bottom))))].join(' ');
    })()
    """

  /// Reads the result of ``contentScript``; nil if the window has no content.
  init?(content: String?) {
    let edges = (content ?? "").split(separator: " ").compactMap { Double($0) }
    guard edges.count == 4, edges[2] > edges[0], edges[3] > edges[1] else { return nil }
    (x, y) = (edges[0], edges[1])
    (width, height) = (edges[2] - edges[0], edges[3] - edges[1])
  }
}
