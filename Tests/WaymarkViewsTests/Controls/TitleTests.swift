// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
@_spi(Host) import WaymarkViews

/// Labels with several views.
@Suite
@MainActor
struct TitleTests {
  private static let labels: [(AnyView, Int)] = [
    (AnyView(Toggle(isOn: .constant(true)) { two }), 1),
    (
      AnyView(
        LabeledContent {
          Text("value")
        } label: {
          two
        }), 1
    ),
    (AnyView(Stepper(value: .constant(1)) { two }), 1),
    (
      AnyView(
        Label {
          two
        } icon: {
          Image(systemName: "star")
        }), 1
    ),
    (AnyView(Toggle("Title", isOn: .constant(true))), 0),
    (
      AnyView(
        Toggle(isOn: .constant(true)) {
          Image(systemName: "star")
          Text("Title")
        }), 0
    ),
  ]

  @ViewBuilder private static var two: some View {
    Text("Title")
    Text("Subtitle")
  }

  @Test func `several texts of a label are stacked, an image stays beside its text (D26)`() {
    for (index, (view, count)) in Self.labels.enumerated() {
      let stacks = Probe(view).all(.vstack)
      #expect(stacks.count == count, "\(index)")
      #expect(stacks.allSatisfy { $0.properties[.role] == RoleValue.titles.propertyValue })
    }
  }

  @Test func `a stepper hides its label, and keeps its name`() throws {
    let probe = Probe(Stepper("Nights", value: .constant(1)).labelsHidden())
    #expect(probe.texts.isEmpty)
    #expect(probe.all(.stepper).first?.properties[.label] == .text("Nights"))
  }
}
