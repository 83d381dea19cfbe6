// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkWeb

private func page(
  _ parts: Part..., asset: @escaping (String) -> String? = { _ in nil }
) throws -> (html: String, css: String) {
  var encoder = PatchEncoder(asset: asset)
  var window = Part(.window)
  window.children = parts
  try encoder.load(window.mutations)
  let page = encoder.page()
  return (page.html, page.css)
}

private func gradient(_ form: GradientValue.Form) -> PropertyValue {
  .gradient(
    GradientValue(form, stops: [.init(.system(.red), at: 0), .init(.system(.blue), at: 1)]))
}

private func outline(_ points: (Double, Double)..., isClosed: Bool = false) -> PropertyValue {
  let ends = points.map { PointValue(x: $0, y: $1) }
  return .path(
    PathValue([.move(ends[0])] + ends.dropFirst().map { .line($0) } + (isClosed ? [.close] : [])))
}

/// Shapes, styles and effects as HTML and CSS.
@Suite struct DrawingHTMLTests {
  private static let middle = PointValue(x: 0.5, y: 0.5)

  @Test(
    arguments: [
      ([.filter: .filters([.blur(radius: 3), .saturation(0)])], "filter:blur(3px) saturate(0)"),
      ([.filter: .filters([.hueRotation(degrees: -90)])], "filter:hue-rotate(-90deg)"),
      ([.filter: .filters([.contrast(-2)])], "filter:invert(1) contrast(2)"),
      (
        [.transform: .transforms([.scale(x: 2, y: -1), .rotate(degrees: 45)])],
        "transform:scale(2,-1) rotate(45deg)"
      ),
      (
        [.transform: .transforms([.scale(x: 2, y: 2), .offset(PointValue(x: 3, y: 4))])],
        "transform:scale(2,2) translate(calc(3px*var(--ahead,1)),4px)"
      ),
      (
        [
          .offset: .point(PointValue(x: 3, y: 4)),
          .transform: .transforms([.rotate3D(.init(x: 0, y: 1, z: 0, degrees: 60, perspective: 1))]
          ),
        ],
        "transform:translate(calc(3px*var(--ahead,1)),4px) perspective(300px) rotate3d(0,1,0,60deg)"
      ),
      (
        [
          .transform: .transforms([
            .rotate3D(.init(x: 1, y: 0, z: 0, degrees: 60, perspective: 0, anchorZ: -8))
          ])
        ],
        "transform:translateZ(-8px) rotate3d(1,0,0,60deg) translateZ(8px)"
      ),
      (
        [.transform: .transforms([.affine(a: 1, b: 0, c: -0.5, d: 2, tx: 8, ty: -4)])],
        "transform:matrix(1,0,-0.5,2,8,-4)"
      ),
      ([.anchor: .point(PointValue(x: 0, y: 1))], "transform-origin:0% 100%"),
      ([.clip: .keyword("circle")], "clip-path:circle(closest-side)"),
      (
        [
          .clip: .keyword("path"), .path: outline((0, 0), (1, 1), isClosed: true),
          .evenOdd: .bool(true),
        ],
        "clip-path:path(evenodd,\"M0 0 L1 1 Z\")"
      ),
      ([.blendMode: .keyword("multiply")], "mix-blend-mode:multiply"),
      ([.blendMode: .keyword("x;}")], ""),
      ([.zIndex: .number(2)], "z-index:2"),
      (
        [
          .foreground: .color(
            .adaptive(
              light: FixedColor(red: 1, green: 0, blue: 0),
              dark: FixedColor(red: 0, green: 2, blue: 0, opacity: 0.5)))
        ],
        "color:light-dark(rgb(255 0 0/1),rgb(0 255 0/0.5));"
          + "--label:light-dark(rgb(255 0 0/1),rgb(0 255 0/0.5))"
      ),
      ([.offset: .point(PointValue(x: 0, y: 4))], "transform:translate(0,4px)"),
      (
        [.offset: .point(PointValue(x: 4, y: 0))],
        "transform:translate(calc(4px*var(--ahead,1)),0)"
      ),
      ([.lineSpacing: .number(0)], "line-height:calc(1.3em + 0px)"),
      ([.height: .number(9)], "height:9px;--height:9px"),
      ([.lineLimit: .number(1)], "--lines:1;word-break:break-all"),
      ([.lineLimit: .number(2)], "--lines:2"),
      (
        [
          .corners: .corners(
            CornerRadii(topLeading: 1, topTrailing: 2, bottomTrailing: 3, bottomLeading: 4))
        ], "border-radius:1px 2px 3px 4px;overflow:hidden"
      ),
      (
        [
          .shadow: .number(2), .shadowColor: .color(.system(.red)),
          .shadowOffset: .point(PointValue(x: 0, y: -1)),
        ],
        "filter:drop-shadow(0 -1px 2px var(--red))"
      ),
      (
        [
          .background: gradient(
            .linear(from: PointValue(x: 0, y: 0.5), to: PointValue(x: 1, y: 0.5)))
        ],
        "background:linear-gradient(to right,var(--red) 0%,var(--blue) 100%)"
      ),
      (
        [
          .background: gradient(
            .linear(from: PointValue(x: 0, y: 0.25), to: PointValue(x: 0, y: 0.75)))
        ],
        "background:linear-gradient(to bottom,var(--red) 25%,var(--blue) 75%)"
      ),
      (
        [.background: gradient(.radial(center: middle, from: 10, to: 60))],
        "background:radial-gradient(circle at 50% 50%,var(--red) 10px,var(--blue) 60px)"
      ),
      (
        [.background: gradient(.angular(center: middle, from: -90, to: 270))],
        "background:conic-gradient(from 0deg at 50% 50%,var(--red) 0deg,var(--blue) 360deg)"
      ),
      (
        [.background: gradient(.elliptical(center: middle, from: 0, to: 0.5))],
        "background:radial-gradient(100% 100% at 50% 50%,var(--red) 0%,var(--blue) 50%)"
      ),
      (
        [.background: .gradient(GradientValue(.linear(from: middle, to: middle), stops: []))],
        "background:none"
      ),
      ([.fontFamily: .text("A\"};*{b}")], "font-family:\"Ab\",var(--sans)"),
      (
        [.kerning: .number(2), .textCase: .keyword("uppercase")],
        "letter-spacing:2px;text-transform:uppercase"
      ),
      ([.textSize: .keyword("accessibility1")], "--type:1.65"),
      ([.font: .number(34)], "font-size:2rem"),
      ([.font: .number(34), .fixedFont: .bool(true)], "font-size:34px"),
      ([.leading: .keyword("tight")], "line-height:1.15"),
      ([.leading: .keyword("loose"), .lineSpacing: .number(2)], "line-height:calc(1.5em + 2px)"),
      ([.leading: .keyword("9;}")], ""),
      ([.borderRadius: .number(4)], "--round:4px"), ([.borderRadius: .number(-4)], "--round:0"),
      ([.borderRadius: .text("4;}")], ""), ([.borderShape: .keyword("capsule;}")], ""),
      ([.idealWidth: .number(90)], ""),
      ([.idealWidth: .number(90), .fixedSize: .keyword("vertical")], ""),
      (
        [.idealWidth: .number(90), .fixedSize: .keyword("horizontal")], "width:90px;flex-shrink:0"
      ),
      (
        [.idealHeight: .number(9), .minHeight: .number(3), .fixedSize: .keyword("both")],
        "min-height:3px;height:9px;flex-shrink:0"
      ),
    ] as [([Property: PropertyValue], String)])
  func `a property is CSS, and no text of it is`(
    properties: [Property: PropertyValue], css: String
  ) throws {
    let rules = try page(Part(.box, properties)).css
    #expect(rules == (css.isEmpty ? "" : "[data-y=\"0\"]{\(css)}"))
  }

  @Test func `an outline is drawn as SVG, stretched to its area`() throws {
    let (html, css) = try page(
      Part(
        .shape,
        [
          .path: outline((0, 0), (9, 9), isClosed: true),
          .pathSize: .size(SizeValue(width: 40, height: 20)),
          .stroke: .color(.system(.red)), .strokeWidth: .number(3), .measured: .bool(true),
          .strokeStyle: .strokeStyle(
            StrokeStyleValue(
              cap: .round, join: .bevel, miterLimit: 10, dash: [4, 2], dashPhase: 1)),
        ]))
    #expect(html.contains("class=\"shape path line gx gy outline\""))
    #expect(html.contains("data-f"))
    #expect(
      html.contains(
        "<svg viewBox=\"0 0 40 20\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
          + "<path d=\"M0 0 L9 9 Z\" vector-effect=\"non-scaling-stroke\"></path></svg>"))
    #expect(
      css.contains(
        "--ink:var(--red);--ink-width:3px;stroke-linecap:round;stroke-linejoin:bevel;"
          + "stroke-miterlimit:10;stroke-dasharray:4 2;stroke-dashoffset:1"))
  }

  @Test func `a line in a gradient is a gradient that is seen where the line is`() throws {
    let (html, css) = try page(
      Part(
        .shape,
        [
          .path: outline((0, 0), (9, 9)), .pathSize: .size(SizeValue(width: 10, height: 10)),
          .strokeWidth: .number(2),
          .stroke: gradient(.angular(center: Self.middle, from: 0, to: 360)),
        ]))
    #expect(html.contains("<mask x=\"-2\" y=\"-2\" width=\"14\" height=\"14\" id=\"m2\""))
    #expect(
      html.contains(
        "<foreignObject x=\"-2\" y=\"-2\" width=\"14\" height=\"14\" mask=\"url(#m2)\">"))
    #expect(css.contains("{background:conic-gradient(from 90deg"))
  }

  @Test func `parts of a text have their own styles, and link to safe addresses only`() throws {
    let runs: [TextRun] = [
      TextRun("a"), TextRun("<b>", [.weight: .keyword("bold"), .font: .keyword("title")]),
      TextRun("c", [.url: .text("https://example.org/")]),
      TextRun("d", [.url: .text("javascript:alert(1)")]),
    ]
    let (html, css) = try page(Part(.text, [.text: .text("a<b>cd"), .runs: .runs(runs)]))
    #expect(
      html.contains(
        "<span>a</span><span class=\"f-title\" data-y=\"0\">&lt;b&gt;</span>"
          + "<a href=\"https://example.org/\" target=\"_blank\" rel=\"noopener noreferrer\">c</a>"
          + "<span>d</span>"))
    #expect(css == "[data-y=\"0\"]{font-weight:700}")
  }

  @Test func `an element says its look and its direction`() throws {
    let html = try page(
      Part(
        .box,
        [
          .colorScheme: .keyword("dark"), .layoutDirection: .keyword("rightToLeft"),
          .redacted: .bool(true), .ignoresSafeArea: .keywords(["top", "bottom"]),
          .measured: .bool(true),
        ]),
      Part(.geometry),
      Part(.box, [.pinnedEdge: .keyword("bottom"), .position: .point(PointValue(x: 1, y: 2))])
    ).html
    #expect(html.contains("data-theme=\"dark\" dir=\"rtl\""))
    #expect(html.contains("redacted under-top under-bottom"))
    #expect(html.contains("pin-bottom placed"))
    #expect(html.contains("class=\"geometry gx gy\" data-f"))
  }

  @Test func `a grid has as many columns as its longest row`() throws {
    let row = Part(.gridRow, [:], Part(.text), Part(.text, [.columns: .number(2)]))
    let (html, css) = try page(
      Part(
        .grid, [.gridSpacing: .size(SizeValue(width: 12, height: 4))], row, Part(.divider),
        Part(.gridRow, [:], Part(.text))))
    #expect(html.contains("class=\"grid table"))
    #expect(css.contains("gap:4px 12px;grid-template-columns:repeat(3,auto)"))
    #expect(css.contains("grid-column:span 2"))
  }

  @Test func `columns and rows with a cell that grows share the space (D30)`() throws {
    func css(_ cells: Part...) throws -> String {
      try page(
        Part(
          .grid, [:], Part(.gridRow, [:], cells[0], cells[1]), Part(.gridRow, [:], Part(.text)))
      ).css
    }
    let text = Part(.text)
    #expect(try css(text, Part(.shape)).contains("columns:auto 1fr;grid-template-rows:1fr auto"))
    #expect(try css(Part(.shape), Part(.shape)).contains("columns:repeat(2,1fr);"))
    #expect(try css(Part(.spacer), text).contains("columns:1fr auto"))
    let unsized: [Property: PropertyValue] = [.unsized: .keyword("both")]
    let all = try css(Part(.shape, unsized), text)
    #expect(all.contains("columns:repeat(2,auto)") && !all.contains("template-rows"))
    let aligned: [Property: PropertyValue] = [.columnAlignment: .keyword("trailing")]
    #expect(try css(text, Part(.text, aligned)).contains("repeat(2,auto);--column2:end"))
  }

  @Test func `a colour applies to the labels of buttons, and a level does not (D26)`() throws {
    let level: [Property: PropertyValue] = [.foreground: .color(.system(.secondary))]
    let color = level.merging([.colorsLabels: .bool(true)]) { $1 }
    let (text, button) = (Part(.text), Part(.button))
    #expect(try page(Part(.hstack, color, text, button)).css.contains("--label:var(--secondary)"))
    #expect(try !page(Part(.hstack, level, text, button)).css.contains("--label"))
  }

  @Test func `text has legible shades, and pictures have vivid colours (D31)`() throws {
    let yellow: [Property: PropertyValue] = [.foreground: .color(.system(.yellow))]
    let picture = Part(.box, [:], Part(.image, [.systemName: .text("star")]))
    #expect(try page(Part(.hstack, yellow, picture, picture)).css.contains("color:var(--yellow)"))
    #expect(
      try page(Part(.hstack, yellow, picture, Part(.text))).css.contains("color:var(--yellowText)"))
  }

  @Test func `a picture from the network is loaded when it is near`() throws {
    let html = try page(
      Part(.image, [.url: .text("https://example.org/a.png")]),
      Part(.image, [.url: .text("javascript:x")])
    ).html
    #expect(html.contains("<img class=\"image fw\" src=\"https://example.org/a.png\""))
    #expect(html.contains("loading=\"lazy\"") && !html.contains("javascript"))
  }

  @Test func `D43: a template has the colour of text in the shape of its file`() throws {
    let file = "/waymark/file-a.svg"
    let (html, css) = try page(
      Part(.image, [.resource: .text("/a.svg"), .template: .bool(true)]), asset: { _ in file })
    #expect(html.contains("src=\"\(file)\""))
    #expect(
      css.contains("{mask:url(\"\(file)\") center/contain no-repeat;background:currentColor;"))
    let plain = try page(Part(.image, [.resource: .text("/a.svg")]), asset: { _ in file })
    #expect(plain.html.contains("src=\"\(file)\"") && !plain.css.contains("mask"))
  }

  @Test func `Z2: an image in memory is embedded in the page`() throws {
    let picture = try #require(PictureValue(Array("GIF89a".utf8) + [4, 0, 5, 0]))
    let html = try page(
      Part(.image, [.picture: .picture(picture), .label: .text("Dot")]),
      Part(.image, [.url: .text("data:image/svg+xml;base64,PHN2Zz4=")]),
      Part(.image, [.url: .text("data:text/html;base64,PHN2Zz4=")]),
      Part(.image, [.url: .text("data:image/svg+xml,<svg onload=x>")])
    ).html
    #expect(html.contains("src=\"data:image/gif;base64,R0lGODlhBAAFAA==\" alt=\"Dot\""))
    // Browsers run no scripts in an image.
    #expect(html.contains("<img class=\"image fw\" src=\"data:image/svg+xml;base64,PHN2Zz4=\""))
    #expect(!html.contains("text/html") && !html.contains("onload"))
  }
}
