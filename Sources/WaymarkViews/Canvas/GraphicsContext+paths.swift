// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

extension GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(path, shading) { paint in
      [(.fill, paint), (.evenOdd, style.isEOFilled ? .bool(true) : nil)]
    }
  }

  /// Strokes a path, centred on its outline.
  ///
  /// The transform scales the line and its dashes by the same factor in all directions.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let line = style.scaled(by: transform.meanScale)
    let width = line.lineWidth.isFinite ? max(0, line.lineWidth) : 0
    add(path, shading, margin: width) { paint in
      [
        (.stroke, paint ?? .color(.system(.primary))), (.strokeWidth, .number(Double(width))),
        (.strokeCentered, .bool(true)), (.strokeStyle, .strokeStyle(line.value)),
      ]
    }
  }

  /// Strokes a path with a line width in the current coordinates, centred on its outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Adds a path.
  ///
  /// - Parameters:
  ///   - path: The path in the current coordinates.
  ///   - shading: The paint.
  ///   - margin: The width by which hosts extend the area of a gradient on each side.
  ///   - ink: Returns the properties of a paint.
  private func add(
    _ path: Path, _ shading: Shading, margin: CGFloat = 0,
    _ ink: (PropertyValue?) -> [(Property, PropertyValue?)]
  ) {
    guard !path.isEmpty, !shading.isEmpty else { return }
    let side = drawing.side
    add {
      let area = CGRect(
        x: -margin, y: -margin, width: side + 2 * margin, height: side + 2 * margin)
      let outline: [(Property, PropertyValue?)] = [
        (.path, .path(path.applying(transform).value)),
        (.pathSize, .size(SizeValue(width: Double(side), height: Double(side)))),
        (.width, .number(Double(side))), (.height, .number(Double(side))),
      ]
      let paint = shading.paint(over: path.boundingRect, transform, in: area)
      return AnyView(ElementView(.shape, outline + ink(paint), content: EmptyView()))
    }
  }
}

extension StrokeStyle {
  fileprivate func scaled(by factor: CGFloat) -> StrokeStyle {
    var style = self
    style.lineWidth *= factor
    style.dash = dash.map { $0 * factor }
    style.dashPhase *= factor
    return style
  }
}
