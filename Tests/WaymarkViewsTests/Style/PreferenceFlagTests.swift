// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Preferences: View {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates
  @Environment(\.accessibilityInvertColors) private var inverts

  var body: some View {
    let flags = [
      "motion": reducesMotion, "transparency": reducesTransparency, "color": differentiates,
      "inverted": inverts,
    ]
    Text(flags.filter(\.value).keys.sorted().joined(separator: " "))
  }
}

/// What views know of a person's preferences for motion, transparency and colours.
@MainActor
struct PreferenceFlagTests {
  @Test(arguments: [
    (Appearance(), ""), (Appearance(reducesMotion: true), "motion"),
    (Appearance(reducesTransparency: true), "transparency"),
    (Appearance(differentiatesWithoutColor: true), "color"),
    (Appearance(invertsColors: true), "inverted"),
  ])
  func `views read each preference`(appearance: Appearance, text: String) throws {
    let probe = Probe(Preferences())
    let window = try #require(probe.all(.window).first).id
    try probe.graph.send(HostEvent(.appearance(appearance), on: window))
    #expect(probe.texts == [text])
  }
}
