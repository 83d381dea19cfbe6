// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

extension GraphicsContext {
  /// A text that a context can draw.
  public struct ResolvedText {
    fileprivate let text: Text
    /// The paint of the text, except for parts with their own colours.
    public var shading: Shading

    /// Returns an estimate of the size of the text within a size.
    ///
    /// Only hosts know their fonts: the estimate counts half of the font size for each character,
    /// and body text for a font that the text does not set itself.
    public func measure(in size: CGSize) -> CGSize {
      var nextChange: Date?
      var (width, height) = (0.0, 0.0)
      for run in text.parts(in: .current, changes: &nextChange) {
        let font = fontSize(run)
        width += Double(run.text.count) * font / 2
        height = max(height, font * 1.2)
      }
      let limit = Double(size.width)
      guard limit.isFinite, limit > 0, width > limit else {
        return CGSize(width: width, height: height)
      }
      return CGSize(width: limit, height: height * (width / limit).rounded(.up))
    }

    private func fontSize(_ run: TextRun) -> Double {
      let font: PropertyValue? = run.properties[Property.font]
      switch font {
      case .number(let size): return size
      case .keyword(let style): return Self.sizes[style] ?? 17
      default: return 17
      }
    }

    /// The default sizes of the text styles in points.
    private static let sizes: [String: Double] = [
      "largeTitle": 34, "title": 28, "title2": 22, "title3": 20, "callout": 16, "subheadline": 15,
      "footnote": 13, "caption": 12, "caption2": 11,
    ]

    /// The text in its paint.
    fileprivate func painted(over bounds: CGRect) -> Text {
      guard let paint = shading.paint(over: bounds, .identity, in: bounds) else { return text }
      return Text.painted(text, paint)
    }
  }

  /// Returns a text for drawing.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, shading: .foreground)
  }

  /// Draws a text with an anchor at a point.
  ///
  /// The nearest of the text's corners, centres of sides and centre is at the point. The text has
  /// its ideal size, without wrapping.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    guard !text.shading.isEmpty else { return }
    place(at: point, anchor) {
      let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
      let corner = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
      return AnyView(text.painted(over: CGRect(origin: corner, size: size)).fixedSize())
    }
  }

  /// Draws a text in a rectangle, in which it wraps, from the top left corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    guard !text.shading.isEmpty else { return }
    place(in: rect, .topLeading) { AnyView(text.painted(over: rect)) }
  }

  /// Draws a text with an anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, in which it wraps, from the top left corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
}

extension Text {
  /// Returns a text with a paint, unless it sets its own.
  fileprivate static func painted(_ text: Text, _ paint: PropertyValue) -> Text {
    var nextChange: Date?
    let parts = text.parts(in: .current, changes: &nextChange)
    let isPainted = parts.contains { run in
      let own: PropertyValue? = run.properties[Property.foreground]
      return own != nil
    }
    return isPainted ? text : text.with(.foreground, paint)
  }
}
