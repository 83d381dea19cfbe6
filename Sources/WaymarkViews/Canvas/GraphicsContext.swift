// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// The destination of the drawing of a ``Canvas``, with the state that applies to each operation.
///
/// A copy draws in the same canvas; changes of its state do not affect the original. A canvas draws
/// at most 10 000 operations and reports that it drops further ones. Coordinates are in points from
/// the top left corner of the canvas; an operation with one that is not finite has no defined place.
public struct GraphicsContext {
  /// The opacity of later operations: 0 is invisible, 1 leaves them unchanged.
  public var opacity = 1.0
  /// The blend mode of later operations with those before them.
  public var blendMode = BlendMode.normal
  /// The transform from the coordinates of later operations to those of the canvas.
  public var transform = CGAffineTransform.identity
  /// The environment of the canvas.
  public let environment: EnvironmentValues

  private(set) var drawing: CanvasDrawing
  private var filters: [Filter] = []
  private var clips: [Clip] = []

  /// An area outside of which nothing is drawn, in the coordinates of the canvas.
  private struct Clip {
    let path: Path
    let isEvenOdd: Bool
    /// The rectangle that contains the area.
    let bounds: CGRect
  }

  init(_ drawing: CanvasDrawing, environment: EnvironmentValues) {
    self.drawing = drawing
    self.environment = environment
  }

  // MARK: Transforms

  /// Moves the origin of later operations.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales later operations around the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Rotates later operations around the origin, clockwise for positive angles.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies a transform to later operations, before the transform that the context has.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Filters and clipping

  /// Adds a filter to each later operation, after the filters that the context has.
  ///
  /// Lengths are in the current coordinates.
  ///
  /// Ignored: `options` (hosts choose the colour computation).
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter.applying(transform))
  }

  /// The options of a clipping path.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws only outside of the path; where its outlines overlap, the even-odd rule applies.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Clips later operations to a path, and to those that the context already has.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var path = path.applying(transform)
    let area = CGRect(x: 0, y: 0, width: drawing.side, height: drawing.side)
    guard options.contains(.inverse) else {
      clips.append(Clip(path: path, isEvenOdd: style.isEOFilled, bounds: path.boundingRect))
      return
    }
    path.addRect(area)
    clips.append(Clip(path: path, isEvenOdd: true, bounds: area))
  }

  /// The smallest rectangle in the current coordinates that contains everything that the canvas and
  /// the bounds of the clipping paths leave visible; empty if nothing is.
  public var clipBoundingRect: CGRect {
    var visible = CGRect(origin: .zero, size: drawing.size)
    for clip in clips { visible = visible.intersection(clip.bounds) }
    guard !visible.isNull else { return .zero }
    return Path(visible).applying(transform.inverted()).boundingRect
  }

  // MARK: Layers

  /// Draws operations in a layer, to which the state of this context applies as a whole.
  ///
  /// The context of the layer has the transform of this one, and otherwise the initial state.
  /// If the closure throws an error, the layer is not drawn.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = drawing.makeLayer()
    var context = GraphicsContext(layer, environment: environment)
    context.transform = transform
    try content(&context)
    drawing.include(layer)
    if !layer.views.isEmpty { add { AnyView(layer.content) } }
  }

  // MARK: Operations

  /// Adds an operation with the state of the context.
  func add(_ content: () -> AnyView) {
    drawing.append { withState(content()) }
  }

  private func withState(_ content: AnyView) -> AnyView {
    var view = content
    let side = drawing.side
    if !filters.isEmpty || !clips.isEmpty {
      view = AnyView(view.frame(width: side, height: side, alignment: .topLeading))
    }
    for filter in filters { view = filter.applied(to: view) }
    for clip in clips {
      let outline: [(Property, PropertyValue?)] = [
        (.width, .number(Double(side))), (.height, .number(Double(side))),
        (.clip, ClipValue.path.propertyValue), (.path, .path(clip.path.value)),
        (.evenOdd, clip.isEvenOdd ? .bool(true) : nil),
      ]
      view = AnyView(view.box(outline + Alignment.topLeading.properties))
    }
    if opacity != 1 { view = AnyView(view.opacity(opacity)) }
    if let mode = blendMode.value { view = AnyView(view.blended(mode)) }
    return view
  }
}

extension AnyView {
  nonisolated fileprivate func blended(_ mode: BlendModeValue) -> some View {
    attributes((.blendMode, mode.propertyValue))
  }
}

extension CGAffineTransform {
  /// The factor of lengths, on average over all directions; 1 if it is not finite.
  var meanScale: CGFloat {
    let scale = abs(a * d - b * c).squareRoot()
    return scale.isFinite ? scale : 1
  }
}
