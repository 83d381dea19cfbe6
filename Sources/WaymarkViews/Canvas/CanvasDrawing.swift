// SPDX-License-Identifier: MIT

import Foundation

/// What a graphics context and its copies have drawn, in order.
nonisolated final class CanvasDrawing {
  /// The largest number of operations in a canvas, including those in its layers.
  static let limit = 10_000

  /// The size of the canvas in points.
  let size: CGSize
  /// The symbols of the canvas, by their tags.
  let symbols: [AnyHashable: AnyView]
  private(set) var views: [AnyView] = []
  private var count = 0
  /// Whether operations were dropped because there are too many.
  private(set) var isFull = false

  /// Creates an empty drawing.
  init(size: CGSize, symbols: [AnyHashable: AnyView]) {
    self.size = size
    self.symbols = symbols
  }

  /// The side of the square in which operations are drawn.
  ///
  /// The lines of equal colour in a gradient are perpendicular to its direction only in a square.
  var side: CGFloat { max(size.width, size.height) }

  /// The operations as views, later ones in front.
  var content: ZStack<ForEach<Range<Int>, Int, AnyView>> {
    let views = views
    return ZStack(alignment: .topLeading) {
      ForEach(views.indices, id: \.self) { views[$0] }
    }
  }

  /// Adds the view of an operation, unless there are too many.
  func append(_ view: () -> AnyView) {
    guard count < Self.limit else {
      isFull = true
      return
    }
    count += 1
    views.append(view())
  }

  /// Returns an empty drawing for a layer, which may have as many operations as are left.
  func makeLayer() -> CanvasDrawing {
    let layer = CanvasDrawing(size: size, symbols: symbols)
    layer.count = count
    return layer
  }

  /// Counts the operations of a finished layer.
  func include(_ layer: CanvasDrawing) {
    count = max(count, layer.count)
    isFull = isFull || layer.isFull
  }
}
