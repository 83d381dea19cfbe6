// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
@_spi(Host) import WaymarkViews

private struct Season: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.locale.identifier == "de" ? .red : .green
  }
}

/// The style of backgrounds, and styles that depend on the environment.
@MainActor
struct BackgroundStyleTests {
  private let red = Color.red._paint
  private let green = Color.green._paint
  private let plain = PropertyValue.color(.system(.background))

  private func backgrounds(_ view: some View) -> [PropertyValue?] {
    let probe = Probe(view)
    return (probe.all(.box) + probe.all(.shape)).map {
      $0.properties[.background] ?? $0.properties[.fill] ?? $0.properties[.border]
    }.filter { $0 != nil }
  }

  @Test func `backgrounds without a style have that of the view around them`() {
    #expect(backgrounds(Text("a").background()) == [plain])
    #expect(backgrounds(Text("a").background().backgroundStyle(.red)) == [red])
    #expect(backgrounds(Text("a").background(.background).backgroundStyle(.red)) == [red])
    #expect(backgrounds(Text("a").background(in: Circle()).backgroundStyle(.red)) == [red])
    #expect(backgrounds(Circle().fill(.background).backgroundStyle(.red)) == [red])
    #expect(backgrounds(Text("a").border(.background).backgroundStyle(.red)) == [red])
    #expect(backgrounds(GroupBox { Text("a") }.backgroundStyle(.red)) == [red])
    #expect(backgrounds(Text("a").background(.green).backgroundStyle(.red)) == [green])
  }

  @Test func `each view of several has the background`() {
    let view = Group {
      Text("a")
      Text("b")
    }
    .background()
    #expect(backgrounds(view.backgroundStyle(.red)) == [red, red])
  }

  @Test func `the innermost style applies, and nil restores that of the system`() {
    let view = VStack {
      Text("a").background().backgroundStyle(.green)
      Text("b").background().environment(\.backgroundStyle, nil)
    }
    #expect(backgrounds(view.backgroundStyle(.red)) == [green, plain])
  }

  @Test func `levels and opacities follow the style`() {
    let faded = Color.red.opacity(0.5)._paint
    #expect(
      backgrounds(Text("a").background(.background.secondary))
        == [.color(.system(.secondaryBackground))])
    for style in [AnyShapeStyle(.background.secondary), AnyShapeStyle(.background.opacity(0.5))] {
      #expect(backgrounds(Text("a").background(style).backgroundStyle(.red)) == [faded])
    }
  }

  @Test func `a style that contains itself is that of the system`() {
    #expect(backgrounds(Text("a").background().backgroundStyle(.background)) == [plain])
  }

  @Test func `a change of the environment changes what is drawn`() throws {
    let (probe, show) = Probe.remoted(Color.red) { $color in
      VStack {
        Text("a").background(.background)
        Circle().fill(.background)
        Text("b").bold().padding().foregroundStyle(.background)
      }
      .backgroundStyle(color)
    }
    func all() -> [PropertyValue?] {
      [
        probe.all(.box).compactMap { $0.properties[.background] }.first,
        probe.all(.shape).first?.properties[.fill],
        probe.all(.box).compactMap { $0.properties[.foreground] }.first,
      ]
    }
    #expect(all() == [red, red, red])
    show(.green)
    #expect(all() == [green, green, green])
  }

  @Test func `a custom style is resolved where it is drawn`() {
    let (probe, show) = Probe.remoted("de") { $language in
      Circle().fill(Season()).environment(\.locale, Locale(identifier: language))
    }
    #expect(probe.all(.shape).first?.properties[.fill] == red)
    show("fr")
    #expect(probe.all(.shape).first?.properties[.fill] == green)
  }
}
