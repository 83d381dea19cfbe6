// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Look: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var size
  @ScaledMetric private var side = 10.0

  var body: some View {
    Text(verbatim: "\(scheme) \(direction) \(size) \(Int((side * 10).rounded()))")
  }
}

/// The appearance that views read, and the one that they set.
@MainActor
struct LookTests {
  @Test func `views follow what the host says, unless a view says otherwise`() throws {
    let probe = Probe(
      VStack {
        Look()
        Look().environment(\.colorScheme, .light)
      })
    #expect(probe.texts == Array(repeating: "light leftToRight large 100", count: 2))
    let window = try #require(probe.all(.window).first).id
    try probe.graph.send(HostEvent(.appearance(Appearance(isDark: true)), on: window))
    #expect(probe.texts == ["dark leftToRight large 100", "light leftToRight large 100"])
    #expect(probe.text(.colorScheme, of: .text) == [nil, "light"])
    for implausible in [Appearance(displayScale: 0), Appearance(wordScale: .nan)] {
      #expect(throws: HostEventError.unsupported) {
        try probe.graph.send(HostEvent(.appearance(implausible), on: window))
      }
    }
  }

  @Test(arguments: [
    (1.0, "large 100", "large 100", nil), (2.0, "accessibility2 194", "xxLarge 124", "xxLarge"),
    (1.2, "xxLarge 124", "xxLarge 124", nil), (0.5, "xSmall 82", "small 88", "small"),
  ])
  func `D6: words are as large as the person has them, within the bounds that a view sets`(
    scale: Double, free: String, bounded: String, drawn: String?
  ) throws {
    let probe = Probe(
      VStack {
        Look()
        Look().dynamicTypeSize(.small ... .xxLarge)
        Look().dynamicTypeSize(.xSmall)
      })
    let window = try #require(probe.all(.window).first).id
    try probe.graph.send(HostEvent(.appearance(Appearance(wordScale: scale)), on: window))
    #expect(
      probe.texts == [free, bounded, "xSmall 82"].map { "light leftToRight \($0)" })
    #expect(probe.text(.textSize, of: .text) == [nil, drawn, "xSmall"])
  }

  @Test(arguments: [("AccessibilityL", "accessibility2 194"), ("Huge", "large 100")])
  func `D6: a test launches the app with words of a size`(name: String, words: String) {
    let app = XCUIApplication { Look() }
    app.launchArguments = [
      "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategory\(name)",
    ]
    app.launch()
    #expect(app.staticTexts["light leftToRight \(words)"].exists)
  }

  @Test func `D5: the window takes the look that a view prefers, and gives it back`() throws {
    let (probe, show) = Probe.remoted(ColorScheme?.none) { $scheme in
      VStack {
        Look().preferredColorScheme(scheme)
        Look().preferredColorScheme(.light)
      }
    }
    func window() -> PropertyValue? { probe.all(.window).first?.properties[.colorScheme] }
    #expect(window() == .keyword("light"))
    show(.dark)
    #expect(window() == .keyword("dark"))
    #expect(probe.texts.allSatisfy { $0.hasPrefix("dark") })
    show(nil)
    #expect(window() == .keyword("light"))
  }

  @Test func `D5: a view around counts before what is preferred, and that before the host`() {
    let (probe, show) = Probe.remoted((around: ColorScheme.light, wish: ColorScheme?.none)) {
      $look in
      VStack {
        Look()
        Look().environment(\.colorScheme, look.around)
      }
      .preferredColorScheme(look.wish)
    }
    func looks() -> [Substring?] { probe.texts.map { $0.split(separator: " ").first } }
    #expect(looks() == ["light", "light"])
    probe.graph.appearance = Appearance(isDark: true)
    #expect(looks() == ["dark", "light"])
    show((around: .dark, wish: .light))
    #expect(looks() == ["light", "dark"])
    show((around: .light, wish: .dark))
    probe.graph.appearance = Appearance()
    #expect(looks() == ["dark", "light"])
  }

  @Test func `D5: of several wishes the outermost counts, in a sheet by itself`() {
    let (probe, show) = Probe.remoted(ColorScheme?.some(.light)) { $outer in
      Group {
        VStack { Look().preferredColorScheme(.dark) }.preferredColorScheme(outer)
      }
      .sheet(isPresented: .constant(true)) {
        VStack { Look().preferredColorScheme(.light) }.preferredColorScheme(.dark)
      }
    }
    func scheme(_ kind: ElementKind) -> PropertyValue? {
      probe.all(kind).first?.properties[.colorScheme]
    }
    #expect(scheme(.window) == .keyword("light") && scheme(.sheet) == .keyword("dark"))
    show(nil)
    #expect(scheme(.window) == .keyword("dark") && scheme(.sheet) == .keyword("dark"))
    let side = Probe(
      VStack {
        VStack { Look().preferredColorScheme(.dark) }
        Look().preferredColorScheme(.light)
      })
    #expect(side.all(.window).first?.properties[.colorScheme] == .keyword("light"))
  }

  @Test func `D6: a sheet has a look of its own, and the direction of what declares it`() throws {
    let probe = Probe(
      Text("below").sheet(isPresented: .constant(true)) { Look().preferredColorScheme(.dark) }
        .environment(\.layoutDirection, .rightToLeft))
    #expect(probe.texts == ["below", "dark rightToLeft large 100"])
    let sheet = try #require(probe.all(.sheet).first)
    #expect(sheet.properties[.colorScheme] == .keyword("dark"))
    #expect(sheet.properties[.layoutDirection] == .keyword("rightToLeft"))
    #expect(probe.all(.window).first?.properties[.colorScheme] == nil)
  }

  @Test func `D6: what is presented has the tint and the text size of what presents it`() throws {
    let (probe, show) = Probe.remoted(Color.red) { $tint in
      VStack {
        Text("below").tint(.green).sheet(isPresented: .constant(true)) { Text("sheet") }
      }
      .dynamicTypeSize(.xLarge).tint(tint)
    }
    let sheet = try #require(probe.all(.sheet).first)
    #expect(sheet.properties[.tint] == .color(.system(.red)))
    #expect(sheet.properties[.textSize] == .keyword("xLarge"))
    show(.blue)
    #expect(probe.all(.sheet).first?.properties[.tint] == .color(.system(.blue)))
    let plain = Probe(Text("below").sheet(isPresented: .constant(true)) { Text("sheet") })
    #expect(plain.all(.sheet).first?.properties[.tint] == nil)
    #expect(plain.all(.sheet).first?.properties[.textSize] == nil)
  }

  @Test func `a colour is told from the level of the same name (D26)`() {
    func tells(_ view: some View) -> Bool {
      Probe(VStack { view }).all(.text).first?.properties[.colorsLabels] == .bool(true)
    }
    #expect(tells(Text("a").lineLimit(1).foregroundColor(.secondary)))
    #expect(tells(Text("a").lineLimit(1).foregroundStyle(Color.primary)))
    #expect(!tells(Text("a").lineLimit(1).foregroundStyle(.secondary)))
    #expect(!tells(Text("a").lineLimit(1).foregroundStyle(Color.red)))
  }

  @Test func `words and measures grow together, within bounds`() {
    let probe = Probe(
      VStack {
        Look().dynamicTypeSize(.accessibility5)
        Look().dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility5)
      })
    #expect(
      probe.texts == ["light leftToRight accessibility5 312", "light leftToRight xLarge 112"])
    #expect(probe.text(.textSize, of: .text) == ["accessibility5", "xLarge"])
  }

  @Test func `D7: parts of a text keep their styles`() throws {
    let text = Text("a").bold() + Text("b").foregroundColor(.red).italic() + Text("c")
    let element = try #require(Probe(text).all(.text).first)
    #expect(element.properties[.text] == .text("abc"))
    #expect(
      element.properties[.runs]
        == .runs([
          TextRun("a", [.weight: .keyword("bold")]),
          TextRun("b", [.foreground: .color(.system(.red)), .italic: .bool(true)]), TextRun("c"),
        ]))
    let alike = try #require(Probe(Text("a").bold() + Text("b").bold()).all(.text).first)
    #expect(alike.properties[.runs] == nil && alike.properties[.weight] == .keyword("bold"))
  }

  @Test func `attributes of a string are drawn`() throws {
    var string = AttributedString("Go to ")
    var link = AttributedString("the lake")
    link.link = URL(string: "https://example.org/lake")
    link.foregroundColor = .green
    link.underlineStyle = .single
    string += link
    let element = try #require(Probe(Text(string)).all(.text).first)
    #expect(element.properties[.text] == .text("Go to the lake"))
    #expect(
      element.properties[.runs]
        == .runs([
          TextRun("Go to "),
          TextRun(
            "the lake",
            [
              .url: .text("https://example.org/lake"), .foreground: .color(.system(.green)),
              .underline: .bool(true),
            ]),
        ]))
    let (probe, show) = Probe.remoted(false) { $isBold in
      isBold ? Text("a").bold() + Text("b") : Text("ab")
    }
    show(true)
    #expect(probe.all(.text).first?.properties[.runs] != nil)
    show(false)
    #expect(probe.all(.text).first?.properties[.runs] == nil)
  }

  @Test(arguments: [
    (3 * 86400 + 3700.0, Text.DateStyle.relative, "3 days, 1 hr"), (65, .relative, "1 min, 5 sec"),
    (7205, .timer, "2:00:05"), (65, .timer, "1:05"), (-7300, .offset, "+2 hours"),
  ])
  func `a date is told from now`(seconds: Double, style: Text.DateStyle, words: String) {
    let text = Text(Date(timeIntervalSinceNow: seconds - 0.2), style: style)
    #expect(Probe(text.environment(\.locale, Locale(identifier: "en_US"))).texts == [words])
  }

  @Test func `what is redacted says why, and hosts are told`() {
    let probe = Probe(
      VStack {
        Text("a")
        Text("b").unredacted()
      }
      .redacted(reason: .placeholder))
    #expect(probe.all(.vstack).first?.properties[.redacted] == .bool(true))
    #expect(probe.all(.text).map { $0.properties[.redacted] } == [nil, .bool(false)])
  }

  @Test func `D8: a picture from the network has its address, or a placeholder`() {
    let web = AsyncImage(url: URL(string: "https://example.org/a.png"))
    #expect(Probe(web).text(.url, of: .image) == ["https://example.org/a.png"])
    let none = Probe(
      AsyncImage(url: nil) {
        $0.resizable()
      } placeholder: {
        Text("soon")
      })
    #expect(none.texts == ["soon"] && none.all(.image).isEmpty)
    #expect(Probe(AsyncImage(url: URL(string: "file:///etc/passwd"))).all(.image).isEmpty)
  }

  @Test(
    arguments: [
      ("https://example.org/a.png", "success"), ("HTTP://example.org/a.png", "success"),
      ("file:///etc/passwd", "empty"), ("data:image/png;base64,", "empty"), ("a.png", "empty"),
      (nil, "empty"),
    ] as [(String?, String)])
  func `D8: content is asked for one phase at once, and never for failure`(
    address: String?, phase: String
  ) {
    let journal = Journal()
    let picture = AsyncImage(url: address.flatMap { URL(string: $0) }) { phase in
      let _ = journal.note(phase.name)
      Text(phase.name)
    }
    #expect(Probe(picture).texts == [phase] && Set(journal.entries) == [phase])
  }

  @Test func `D9: a change in an animation is shown at once`() throws {
    let (probe, show) = Probe.remoted(false) { $isOver in
      Matched(isOver: isOver).animation(.bouncy, value: isOver)
    }
    #expect(
      probe.all(.box).compactMap { $0.properties[.transform] } == [
        .transforms([.scale(x: 1, y: 1)])
      ])
    withAnimation(.easeIn.delay(3)) { show(true) }
    #expect(
      probe.all(.box).compactMap { $0.properties[.transform] } == [
        .transforms([.scale(x: 2, y: 2)])
      ])
    #expect(probe.texts == ["end"])
  }
}

private struct Matched: View {
  let isOver: Bool
  @Namespace private var space

  var body: some View {
    Group {
      if isOver {
        Text("end").matchedGeometryEffect(id: 1, in: space).transition(.move(edge: .top))
      } else {
        Text("begin").matchedGeometryEffect(id: 1, in: space)
      }
    }
    .alignmentGuide(.leading) { $0.width / 2 }
    .scaleEffect(isOver ? 2 : 1)
  }
}

extension AsyncImagePhase {
  fileprivate var name: String {
    switch self {
    case .empty: "empty"
    case .success: "success"
    case .failure: "failure"
    }
  }
}
