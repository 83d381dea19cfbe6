// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A view that draws with a graphics context.
///
/// It takes all available space and clips its drawing to it. Hosts draw each operation as a shape,
/// a text or an image. The renderer runs with the body of the view; its size is the one that the
/// host has reported, and before that, and always in headless tests, the window's. Like SwiftUI's
/// canvas, it does not mirror in a right-to-left layout, and neither a person nor a screen reader
/// can reach its single parts: give it a label.
nonisolated public struct Canvas<Symbols: View>: View {
  /// The views that the renderer can draw, each with a tag.
  public var symbols: Symbols
  /// Draws in a context for the size of the canvas in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas has no transparent parts; hosts draw only its content.
  public var isOpaque: Bool
  /// The colour computation; hosts use their own.
  public var colorMode: ColorRenderingMode
  /// Whether another thread may draw; the runtime draws with the body.
  public var rendersAsynchronously: Bool

  @State private var frame: ElementFrame?
  @Environment(\.windowFrame) private var window

  /// Creates a canvas that can also draw views.
  ///
  /// The renderer finds each view by its tag, with ``GraphicsContext/resolveSymbol(id:)``.
  ///
  /// Ignored: `opaque`, `colorMode` and `rendersAsynchronously` (hosts choose how they draw).
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    let drawing = self.drawing(in: frame ?? window)
    ElementView(
      .geometry, [(.cornerRadius, .number(0))],
      content: drawing.content.attributes(
        (.accessibilityHidden, .bool(true)), (.hitTestingDisabled, .bool(true)))
    ) {
      [$frame] event throws(HostEventError) in
      guard case .frame(let frame) = event, frame.isPlausible else { throw .unsupported }
      if $frame.wrappedValue != frame { $frame.wrappedValue = frame }
    }
    .environment(\.layoutDirection, .leftToRight)
    .ignoring(
      drawing.isFull ? "An operation of a Canvas beyond the first \(CanvasDrawing.limit)" : nil)
  }

  /// The symbols by their outermost tags; of several with the same tag, the first.
  @MainActor private var taggedSymbols: [AnyHashable: AnyView] {
    let tagged = SubviewsCollection(of: symbols).compactMap { symbol in
      symbol.containerValues.outermostTag.map { ($0.value, AnyView(symbol)) }
    }
    return Dictionary(tagged) { first, _ in first }
  }

  /// Returns what the renderer draws in a frame.
  @MainActor
  private func drawing(in frame: ElementFrame) -> CanvasDrawing {
    let size = CGSize(width: frame.width, height: frame.height)
    let drawing = CanvasDrawing(size: size, symbols: taggedSymbols)
    let environment = EvaluatedNode.current.map { EnvironmentValues($0.scope, isObserved: true) }
    var context = GraphicsContext(drawing, environment: environment ?? EnvironmentValues())
    renderer(&context, size)
    return drawing
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  ///
  /// Ignored: `opaque`, `colorMode` and `rendersAsynchronously` (hosts choose how they draw).
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) {
      EmptyView()
    }
  }
}
