// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

extension GraphicsContext {
  /// An image that a context can draw.
  public struct ResolvedImage {
    fileprivate let image: Image
    /// The paint of a symbol; nil for the foreground style of the canvas.
    public var shading: Shading?

    /// The size of the image in points.
    ///
    /// It is known for an image in memory; for symbols and files, which only hosts measure, it is
    /// an estimate: 20 × 20 points.
    public var size: CGSize {
      guard case .memory(let picture, let scale) = image.source, scale > 0 else {
        return CGSize(width: 20, height: 20)
      }
      return CGSize(width: Double(picture.width) / scale, height: Double(picture.height) / scale)
    }

    /// The distance of the baseline from the top in points: the height of the image.
    public var baseline: CGFloat { size.height }

    /// The image in its paint.
    fileprivate func painted(_ image: Image, over bounds: CGRect) -> AnyView {
      guard let paint = shading?.paint(over: bounds, .identity, in: bounds) else {
        return AnyView(image)
      }
      return AnyView(image.foregroundStyle(AnyShapeStyle(paint: paint)))
    }
  }

  /// A view of the canvas that a context can draw.
  public struct ResolvedSymbol {
    fileprivate let view: AnyView
  }

  /// Returns an image for drawing.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image, shading: nil) }

  /// Draws an image with an anchor at a point.
  ///
  /// The nearest of the image's corners, centres of sides and centre is at the point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    place(at: point, anchor) {
      let size = image.size
      let corner = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
      return image.painted(image.image, over: CGRect(origin: corner, size: size))
    }
  }

  /// Draws an image that fills a rectangle.
  ///
  /// Ignored: `style` (the whole image is drawn).
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    place(in: rect, .center) { image.painted(image.image.resizable(), over: rect) }
  }

  /// Draws an image with an anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image that fills a rectangle.
  ///
  /// Ignored: `style` (the whole image is drawn).
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect)
  }

  // MARK: Symbols

  /// Returns the view of the canvas with a tag; nil if there is none.
  ///
  /// The tag is set on the view itself or inside of its modifiers, not in the body of a custom view.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    drawing.symbols[tabTag(id)].map { ResolvedSymbol(view: $0) }
  }

  /// Draws a view with an anchor at a point; each drawing has its own state.
  ///
  /// The nearest of the view's corners, centres of sides and centre is at the point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    place(at: point, anchor) { symbol.view }
  }

  /// Draws a view in a rectangle; each drawing has its own state.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    place(in: rect, .center) { symbol.view }
  }

  // MARK: Places

  /// Adds a view, of which an anchor is at a point in the current coordinates.
  func place(at point: CGPoint, _ anchor: UnitPoint, _ content: () -> AnyView) {
    // Only hosts know the size of the view, so they align it in a square of a known size.
    let (x, y) = (Self.snapped(anchor.x), Self.snapped(anchor.y))
    let alignment = Alignment(
      horizontal: x == 0 ? .leading : x == 1 ? .trailing : .center,
      vertical: y == 0 ? .top : y == 1 ? .bottom : .center)
    let side = drawing.side
    let rect = CGRect(x: point.x - side * x, y: point.y - side * y, width: side, height: side)
    place(in: rect, alignment, content)
  }

  /// Adds a view, aligned in a rectangle in the current coordinates.
  func place(in rect: CGRect, _ alignment: Alignment, _ content: () -> AnyView) {
    let placed = transform.translatedBy(x: rect.minX, y: rect.minY)
    func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    let matrix = TransformValue.affine(
      a: finite(placed.a), b: finite(placed.b), c: finite(placed.c), d: finite(placed.d),
      tx: finite(placed.tx), ty: finite(placed.ty))
    let box: [(Property, PropertyValue?)] = [
      (.width, .number(finite(rect.width))), (.height, .number(finite(rect.height))),
      (.transform, .transforms([matrix])), (.anchor, .point(PointValue(x: 0, y: 0))),
    ]
    add { AnyView(content().box(box + alignment.properties)) }
  }

  /// Returns the nearest of 0, 0.5 and 1.
  private static func snapped(_ part: CGFloat) -> CGFloat {
    part < 0.25 ? 0 : part > 0.75 ? 1 : 0.5
  }
}
