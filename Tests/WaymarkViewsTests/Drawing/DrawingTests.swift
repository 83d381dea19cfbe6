// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
@_spi(Host) import WaymarkViews

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Warning: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color { .orange }
}

/// Shapes, styles and effects as hosts receive them.
@MainActor
struct DrawingTests {
  /// The outline of an element: its points, and `Z` where it is closed.
  private func outline(_ element: ElementTree.Element?) -> String? {
    element?[.path]?.elements.map { element in
      switch element {
      case .move(let end): "M\(Int(end.x)) \(Int(end.y))"
      case .line(let end): "L\(Int(end.x)) \(Int(end.y))"
      case .quad, .cubic: "curve"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  private func shape(_ view: some View) throws -> ElementTree.Element {
    try #require(Probe(view).all(.shape).first)
  }

  @Test func `a built-in form is named, and has no outline`() throws {
    let circle = try shape(Circle().fill(.red))
    #expect(circle.properties[.shape] == .keyword("circle"))
    #expect(circle.properties[.fill] == .color(.system(.red)))
    #expect(circle.properties[.path] == nil)
    #expect(try shape(Rectangle()).properties[.fill] == nil)
    let corners = try shape(UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 8))
    #expect(
      corners.properties[.corners]
        == .corners(
          CornerRadii(topLeading: 4, topTrailing: 8, bottomTrailing: 0, bottomLeading: 0)))
    let ring = try shape(Circle().stroke(.blue, lineWidth: 3))
    #expect(ring.properties[.strokeCentered] == .bool(true))
    #expect(ring.properties[.strokeWidth] == .number(3))
    #expect(
      try shape(Circle().strokeBorder(.blue, lineWidth: 3)).properties[.strokeCentered] == nil)
  }

  @Test func `D3: an outline is drawn for the size that the host says`() throws {
    let probe = Probe(Triangle().fill(.green))
    let before = try #require(probe.all(.shape).first)
    #expect(outline(before) == "M50 0 L100 100 L0 100 Z")
    #expect(before.properties[.pathSize] == .size(SizeValue(width: 100, height: 100)))
    try probe.graph.send(
      HostEvent(.frame(ElementFrame(x: 7, y: 9, width: 40, height: 20)), on: before.id))
    let after = try #require(probe.all(.shape).first)
    #expect(outline(after) == "M20 0 L40 20 L0 20 Z")
    #expect(after.properties[.pathSize] == .size(SizeValue(width: 40, height: 20)))
  }

  @Test func `what a host cannot draw around a form by itself has an outline`() throws {
    let dashed = try shape(
      Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2])))
    #expect(outline(dashed) == "M0 0 L100 0 L100 100 L0 100 Z")
    #expect(
      dashed.properties[.strokeStyle]
        == .strokeStyle(
          StrokeStyleValue(
            cap: .round, join: .miter, miterLimit: 10, dash: [4, 2], dashPhase: 0)))
    let inside = try shape(
      Rectangle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2, dash: [1])))
    #expect(outline(inside) == "M1 1 L99 1 L99 99 L1 99 Z")
    let part = try shape(Rectangle().trim(from: 0, to: 0.25).stroke(.red, lineWidth: 4))
    #expect(outline(part) == "M0 0 L100 0")
    let line = try shape(Rectangle().stroke(lineWidth: 3).fill(.red))
    #expect(line.properties[.stroke] == .color(.system(.red)) && line.properties[.fill] == nil)
    let rainbow = try shape(
      Circle().stroke(AngularGradient(colors: [.red, .blue], center: .center), lineWidth: 8))
    #expect(rainbow.properties[.path] != nil)
  }

  @Test(arguments: [
    (AnyShape(Rectangle().inset(by: 10)), "M10 10 L90 10 L90 90 L10 90 Z"),
    (AnyShape(Rectangle().inset(by: 60)), ""),
    (AnyShape(Rectangle().offset(x: 5, y: 0)), "M5 0 L105 0 L105 100 L5 100 Z"),
    (AnyShape(Rectangle().scale(0.5)), "M25 25 L75 25 L75 75 L25 75 Z"),
    (AnyShape(Rectangle().scale(0.5, anchor: .topLeading)), "M0 0 L50 0 L50 50 L0 50 Z"),
    (AnyShape(Rectangle().rotation(.degrees(90))), "M100 0 L100 100 L0 100 L0 0 Z"),
    (AnyShape(Rectangle().size(width: 3, height: 4)), "M0 0 L3 0 L3 4 L0 4 Z"),
    (AnyShape(Triangle()), "M50 0 L100 100 L0 100 Z"),
  ])
  func `a form made of another has that one's outline, changed`(form: AnyShape, words: String) {
    #expect(form.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).description == words)
  }

  @Test func `a form is drawn over the same form`() throws {
    let probe = Probe(Circle().fill(.red).stroke(.blue, lineWidth: 2))
    let (below, above) = (probe.all(.shape)[0].properties, probe.all(.shape)[1].properties)
    #expect(below[.fill] == .color(.system(.red)) && above[.stroke] == .color(.system(.blue)))
  }

  @Test func `a style of an app's own is drawn as what it resolves to`() throws {
    #expect(try shape(Circle().fill(Warning())).properties[.fill] == .color(.system(.orange)))
    #expect(
      try shape(Circle().fill(AnyShapeStyle(.tint.opacity(0.5)))).properties[.fill]
        == .color(.system(.accent, opacity: 0.5)))
    let gradient = try shape(
      LinearGradient(colors: [.red, .blue, .green], startPoint: .top, endPoint: .bottom))
    #expect(
      gradient.properties[.fill]
        == .gradient(
          GradientValue(
            .linear(from: PointValue(x: 0.5, y: 0), to: PointValue(x: 0.5, y: 1)),
            stops: [
              .init(.system(.red), at: 0), .init(.system(.blue), at: 0.5),
              .init(.system(.green), at: 1),
            ])))
    let vertical = try shape(Rectangle().fill(Gradient(colors: [.red, .blue, .green])))
    #expect(vertical.properties[.fill] == gradient.properties[.fill])
  }

  @Test func `D4: content is cut to a form`() throws {
    let (circle, path) = (
      Probe(Text("x").clipShape(Circle())), Probe(Text("x").clipShape(Triangle()))
    )
    #expect(circle.all(.box).first?.properties[.clip] == .keyword("circle"))
    let box = try #require(path.all(.box).first)
    #expect(box.properties[.clip] == nil)
    try path.graph.send(HostEvent(.frame(ElementFrame(width: 10, height: 10)), on: box.id))
    #expect(outline(path.all(.box).first) == "M5 0 L10 10 L0 10 Z")
    #expect(path.all(.box).first?.properties[.clip] == .keyword("path"))
    let masked = Probe(
      VStack {
        Text("a").mask(Circle())
        Text("b").mask { Triangle().fill(.red) }
        Text("c").mask(
          LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
        Text("d").mask { Text("e") }
      })
    #expect(masked.texts == ["a", "b", "c", "d"])
    #expect(masked.all(.box).map { $0.properties[.clip] != nil } == [true, false, false])
    #expect(masked.all(.box)[1].properties[.measured] == .bool(true))
    #expect(masked.all(.box)[2].properties[.mask] != nil)
    let filled = Probe(Color.red.mask { Text("e").bold() })
    #expect(filled.texts == ["e"])
    #expect(filled.all(.text).first?.properties[.foreground] == .color(.system(.red)))
    #expect(filled.all(.shape).first?.properties[.hidden] == .bool(true))
  }

  private static let effects: [(view: AnyView, property: Property, value: PropertyValue)] = [
    (AnyView(Text("x").blur(radius: 3)), .filter, .filters([.blur(radius: 3)])),
    (AnyView(Text("x").saturation(-1)), .filter, .filters([.saturation(0)])),
    (AnyView(Text("x").hueRotation(.degrees(90))), .filter, .filters([.hueRotation(degrees: 90)])),
    (AnyView(Text("x").scaleEffect(2)), .transform, .transforms([.scale(x: 2, y: 2)])),
    (
      AnyView(Text("x").rotationEffect(.degrees(45), anchor: .topLeading)), .anchor,
      .point(PointValue(x: 0, y: 0))
    ),
    (
      AnyView(Text("x").transformEffect(CGAffineTransform(a: 1, b: 0, c: 2, d: 1, tx: 3, ty: 4))),
      .transform, .transforms([.affine(a: 1, b: 0, c: 2, d: 1, tx: 3, ty: 4)])
    ),
    (
      AnyView(
        Text("x").transformEffect(CGAffineTransform(a: .nan, b: 0, c: 2, d: 1, tx: 3, ty: 4))),
      .transform, .transforms([.affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)])
    ),
    (AnyView(Text("x").position(x: 3, y: 4)), .position, .point(PointValue(x: 3, y: 4))),
    (
      AnyView(Text("x").shadow(color: .red, radius: 2, x: 1, y: 3)), .shadowOffset,
      .point(PointValue(x: 1, y: 3))
    ),
  ]

  @Test(arguments: 0..<9)
  func `an effect is told as a property of a box`(index: Int) {
    let (view, property, value) = Self.effects[index]
    #expect(Probe(view).all(.box).first?.properties[property] == value)
  }

  @Test func `colours by other parts are the same colours`() {
    #expect(Color(hue: 0, saturation: 1, brightness: 1) == Color(red: 1, green: 0, blue: 0))
    let green = Color(hue: 1.0 / 3, saturation: 1, brightness: 1).resolve(in: EnvironmentValues())
    #expect(abs(green.red) < 0.001 && green.green == 1 && abs(green.blue) < 0.001)
    let middle = Color.black.mix(with: .white, by: 0.5).resolve(in: EnvironmentValues())
    #expect(middle.red == 0.5 && middle.opacity == 1)
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(Color.primary.resolve(in: dark).red == 1)
    #expect(Color.primary.resolve(in: EnvironmentValues()).red == 0)
  }
}
