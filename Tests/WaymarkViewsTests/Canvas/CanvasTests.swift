// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender

@_spi(Host) @testable import WaymarkViews

/// Operations of a canvas as hosts receive them.
@MainActor
struct CanvasTests {
  private static let window = ElementFrame(width: 200, height: 100)

  private func mount(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> Probe { Probe(Canvas(renderer: renderer), in: Self.window) }

  private func outlines(_ probe: Probe) -> [String] {
    probe.all(.shape).map { element in
      (element[.path]?.elements ?? []).map { part in
        switch part {
        case .move(let end): "M\(Int(end.x)) \(Int(end.y))"
        case .line(let end): "L\(Int(end.x)) \(Int(end.y))"
        case .quad, .cubic: "curve"
        case .close: "Z"
        }
      }.joined(separator: " ")
    }
  }

  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `a path is drawn in the coordinates of the canvas`() throws {
    let probe = mount { [square] context, _ in
      context.fill(square, with: .color(.red), style: FillStyle(eoFill: true))
      var copy = context
      copy.translateBy(x: 5, y: 7)
      copy.scaleBy(x: 2, y: 3)
      copy.stroke(square, with: .color(.blue), style: StrokeStyle(lineWidth: 2, dash: [1]))
      context.concatenate(CGAffineTransform(translationX: 1, y: 1))
      context.fill(square, with: .foreground)
      context.fill(square, with: .backdrop)
      context.fill(Path(), with: .color(.red))
    }
    #expect(
      outlines(probe) == [
        "M0 0 L10 0 L10 10 L0 10 Z", "M5 7 L25 7 L25 37 L5 37 Z", "M1 1 L11 1 L11 11 L1 11 Z",
      ])
    let shapes = probe.all(.shape)
    #expect(shapes[0].properties[.fill] == .color(.system(.red)))
    #expect(shapes[0].properties[.evenOdd] == .bool(true))
    #expect(shapes[0].properties[.pathSize] == .size(SizeValue(width: 200, height: 200)))
    #expect(shapes[1].properties[.stroke] == .color(.system(.blue)))
    let width = try #require(shapes[1][.strokeWidth]?.points)
    #expect(abs(width - 2 * 6.0.squareRoot()) < 0.001)
    #expect(shapes[2].properties[.fill] == nil)
  }

  @Test func `the renderer runs again for the size that the host reports`() throws {
    let probe = mount { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    #expect(outlines(probe) == ["M0 0 L200 0 L200 100 L0 100 Z"])
    let canvas = try #require(probe.all(.geometry).first)
    #expect(canvas.properties[.layoutDirection] == .keyword("leftToRight"))
    #expect(probe.all(.zstack).first?.properties[.accessibilityHidden] == .bool(true))
    try probe.graph.send(
      HostEvent(.frame(ElementFrame(width: 40, height: 30)), on: canvas.id))
    #expect(outlines(probe) == ["M0 0 L40 0 L40 30 L0 30 Z"])
  }

  @Test func `the gradient of a path is located in the square around the canvas`() {
    let colors = Gradient(colors: [.red, .blue])
    let probe = mount { [square] context, _ in
      context.scaleBy(x: 2, y: 4)
      context.fill(
        square,
        with: .linearGradient(colors, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0)))
      context.fill(
        square,
        with: .style(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
      context.fill(
        square,
        with: .radialGradient(
          colors, center: CGPoint(x: 10, y: 10), startRadius: 0, endRadius: 5))
    }
    let forms = probe.all(.shape).compactMap { shape -> GradientValue.Form? in
      if case .gradient(let gradient) = shape.properties[.fill] { gradient.form } else { nil }
    }
    #expect(
      forms.first == .linear(from: PointValue(x: 0, y: 0), to: PointValue(x: 0.1, y: 0)))
    #expect(
      forms.dropFirst().first
        == .linear(from: PointValue(x: 0.05, y: 0), to: PointValue(x: 0.05, y: 0.2)))
    if case .radial(let center, _, let end) = forms.last {
      #expect(center == PointValue(x: 0.1, y: 0.2))
      #expect(abs(end - 5 * 8.0.squareRoot()) < 0.001)
    } else {
      Issue.record("not radial: \(forms)")
    }
  }

  @Test func `the direction of a linear gradient stays perpendicular to equal colours`() {
    let shear = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    let form = GradientValue.Form.linear(from: PointValue(x: 0, y: 0), to: PointValue(x: 1, y: 0))
    #expect(
      form.applying(shear)
        == .linear(from: PointValue(x: 0, y: 0), to: PointValue(x: 0.5, y: -0.5)))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(
      form.applying(flat) == .linear(from: PointValue(x: 0, y: 0), to: PointValue(x: 0, y: 0)))
  }

  @Test func `the state of a context applies to what is drawn later`() {
    let probe = mount { [square] context, _ in
      context.fill(square, with: .color(.red))
      var copy = context
      copy.opacity = 0.5
      copy.blendMode = .multiply
      copy.scaleBy(x: 2, y: 2)
      copy.addFilter(.blur(radius: 3))
      copy.clip(to: square)
      copy.fill(square, with: .color(.green))
      context.fill(square, with: .color(.blue))
    }
    #expect(probe.all(.shape).count == 3)
    let boxes = probe.all(.box)
    #expect(boxes.compactMap { $0.properties[.filter] } == [.filters([.blur(radius: 6)])])
    let clips = boxes.filter { $0.properties[.clip] == .keyword("path") }
    #expect(clips.count == 1)
    #expect(clips.first?[.path]?.elements.dropFirst().first == .line(PointValue(x: 20, y: 0)))
    #expect(clips.first?.properties[.opacity] == .number(0.5))
    #expect(clips.first?.properties[.blendMode] == .keyword("multiply"))
  }

  @Test func `a layer is drawn as a whole`() {
    var inner: Double?
    let probe = mount { [square] context, _ in
      context.translateBy(x: 3, y: 0)
      context.opacity = 0.5
      context.drawLayer { layer in
        inner = layer.opacity
        layer.fill(square, with: .color(.red))
        layer.fill(square, with: .color(.blue))
      }
      context.drawLayer { _ in }
    }
    #expect(inner == 1)
    let layers = probe.all(.zstack)
    #expect(layers.map(\.children.count) == [1, 2])
    #expect(layers.last?.properties[.opacity] == .number(0.5))
    #expect(probe.all(.shape).allSatisfy { $0.properties[.opacity] == nil })
    #expect(outlines(probe).first == "M3 0 L13 0 L13 10 L3 10 Z")
  }

  @Test func `texts, images and symbols are placed by a transform`() {
    let probe = Probe(
      Canvas { context, _ in
        context.draw(Text("a"), at: CGPoint(x: 20, y: 30), anchor: .topLeading)
        context.draw(Text("b"), in: CGRect(x: 1, y: 2, width: 30, height: 40))
        context.draw(Image(systemName: "star"), at: CGPoint(x: 100, y: 100))
        for id in [1, 2, 3, 9] {
          guard let symbol = context.resolveSymbol(id: id) else { continue }
          context.draw(symbol, at: .zero, anchor: .bottomTrailing)
        }
      } symbols: {
        Text("one").tag(1)
        ForEach([2, 3], id: \.self) { Text(verbatim: "\($0)").tag($0).padding() }
      }, in: Self.window)
    #expect(probe.texts == ["a", "b", "one", "2", "3"])
    let places = probe.all(.box).compactMap { box -> [Double]? in
      guard case .transforms(let steps) = box.properties[.transform],
        case .affine(_, _, _, _, let x, let y) = steps.first
      else { return nil }
      return [x, y]
    }
    #expect(places == [[20, 30], [1, 2], [0, 0], [-200, -200], [-200, -200], [-200, -200]])
    #expect(probe.all(.image).count == 1)
  }

  @Test func `measures of texts and images are estimates`() {
    let context = GraphicsContext(
      CanvasDrawing(size: CGSize(width: 10, height: 10), symbols: [:]),
      environment: EnvironmentValues())
    let text = context.resolve(Text("abcd").font(.system(size: 10)))
    let free = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(free == CGSize(width: 20, height: 12))
    #expect(text.measure(in: CGSize(width: 10, height: 99)) == CGSize(width: 10, height: 24))
    #expect(context.resolve(Image(systemName: "star")).size == CGSize(width: 20, height: 20))
  }

  @Test func `the clip bounds are in the current coordinates`() {
    var context = GraphicsContext(
      CanvasDrawing(size: CGSize(width: 200, height: 100), symbols: [:]),
      environment: EnvironmentValues())
    #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 200, height: 100))
    context.translateBy(x: 10, y: 0)
    context.clip(to: square)
    #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    context.clip(to: square.offsetBy(dx: 500, dy: 0))
    #expect(context.clipBoundingRect == .zero)
  }

  @Test func `further operations are dropped and reported once`() {
    let probe = mount { [square] context, _ in
      for _ in 0..<CanvasDrawing.limit + 5 { context.fill(square, with: .color(.red)) }
      context.drawLayer { $0.fill(square, with: .color(.red)) }
    }
    #expect(probe.all(.shape).count == CanvasDrawing.limit)
    #expect(
      probe.reported == ["An operation of a Canvas beyond the first 10000 has no effect."])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func `numbers that are not finite do not trap`(value: CGFloat) {
    let probe = mount { [square] context, _ in
      context.translateBy(x: value, y: value)
      context.scaleBy(x: value, y: 1)
      context.rotate(by: .radians(Double(value)))
      context.opacity = Double(value)
      context.addFilter(.shadow(radius: value, x: value, y: value))
      context.clip(to: square, options: .inverse)
      let gradient = Gradient(colors: [.red, .blue])
      let point = CGPoint(x: value, y: 0)
      context.fill(
        square, with: .linearGradient(gradient, startPoint: point, endPoint: .zero))
      context.fill(square, with: .conicGradient(gradient, center: point))
      context.fill(
        square,
        with: .radialGradient(gradient, center: point, startRadius: value, endRadius: value))
      context.stroke(
        square, with: .style(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)),
        lineWidth: value)
      context.draw(Text("a"), at: point, anchor: UnitPoint(x: value, y: value))
      context.draw(Text("b"), in: CGRect(x: value, y: value, width: value, height: value))
      _ = context.clipBoundingRect
      _ = context.resolve(Text("c")).measure(in: CGSize(width: value, height: value))
    }
    #expect(probe.all(.shape).count == 4)
  }
}
