// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

@MainActor
struct ColorPickerTests {
  private func probe(
    _ remote: Remote<Color>, _ start: Color, supportsOpacity: Bool = true
  ) -> Probe {
    Probe(
      Remoted(start, remote) { $color in
        ColorPicker("Cover", selection: $color, supportsOpacity: supportsOpacity)
      })
  }

  private func change(_ probe: Probe, _ words: String) throws {
    try probe.graph.send(
      HostEvent(.changeColor(words), on: #require(probe.all(.colorField).first).id))
  }

  @Test(
    arguments: [
      (Color(red: 1, green: 0.5, blue: 0), "#ff8000"), (.black, "#000000"), (.white, "#ffffff"),
      (Color(red: 0, green: 0, blue: 0.06, opacity: 0.3), "#00000f"),
    ])
  func `a colour is written in sRGB (C10)`(color: Color, text: String) {
    #expect(probe(Remote(), color).text(.value, of: .colorField) == [text])
  }

  @Test func `a colour that adapts is that of the appearance (C10)`() {
    let dark = Probe(
      ColorPicker("Cover", selection: .constant(.red)).environment(\.colorScheme, .dark))
    let light = Probe(ColorPicker("Cover", selection: .constant(.red)))
    #expect(dark.text(.value, of: .colorField) != light.text(.value, of: .colorField))
  }

  @Test(
    arguments: [
      (0.5, true, 0.5), (0.5, false, 1), (0, true, 1), (1, true, 1),
    ] as [(Double, Bool, Double)])
  func `a chosen colour keeps an opacity that can be seen (C10)`(
    opacity: Double, supportsOpacity: Bool, result: Double
  ) throws {
    let remote = Remote<Color>()
    let start = Color(red: 0, green: 0, blue: 0, opacity: opacity)
    try change(probe(remote, start, supportsOpacity: supportsOpacity), "#ff0033")
    #expect(remote.value == Color(red: 1, green: 0, blue: 0.2, opacity: result))
  }

  @Test(arguments: ["", "#ff003", "ff00330", "#+f0033", "#ff00333", "#gg0033", "#٣٣٣"])
  func `what is no colour is rejected (C10)`(text: String) throws {
    let probe = probe(Remote(), .black)
    #expect(throws: HostEventError.unsupported) { try change(probe, text) }
    #expect(probe.text(.value, of: .colorField) == ["#000000"])
  }

  @Test func `a colour picker is found by its label and given a colour`() throws {
    let remote = Remote<Color>()
    let app = XCUIApplication {
      Form {
        Remoted(Color.black, remote) { $color in
          ColorPicker("Cover", selection: $color)
          ColorPicker("Off", selection: $color).disabled(true)
          ColorPicker("Hidden", selection: $color).labelsHidden()
        }
      }
    }
    app.launch()
    app.colorWells["Cover"].adjust(toPickerWheelValue: "#0000ff")
    #expect(remote.value == Color(red: 0, green: 0, blue: 1))
    #expect(app.colorWells["Hidden"].value as? String == "#0000ff")
    #expect(!app.colorWells["Off"].isEnabled)

    let probe = Probe(ColorPicker("Off", selection: .constant(.black)).disabled(true))
    #expect(throws: HostEventError.disabled) { try change(probe, "#0000ff") }
  }
}
