// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

private struct Carded: GroupBoxStyle {
  let word: String

  init(_ word: String) { self.word = word }

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text(word)
      GroupBox(configuration)
    }
  }
}

private struct Barred: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("|")
      ControlGroup(configuration)
    }
  }
}

private struct Stacked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.content
      configuration.label
      LabeledContent(configuration)
    }
  }
}

private struct Chevron: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isExpanded.toggle()
    } label: {
      configuration.label
    }
    if configuration.isExpanded {
      Text("open")
      configuration.content
    }
  }
}

private struct Plain: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)
  }
}

private struct Part: View {
  let journal: Journal

  var body: some View {
    let _ = journal.note("content")
    Text("content")
  }
}

private struct Percent: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.minimumValueLabel
    Text("\(Int(configuration.value * 100))%")
    configuration.maximumValueLabel
    configuration.currentValueLabel
  }
}

/// Styles of views that group or describe others.
@MainActor
struct GroupStyleTests {
  private let group = ControlGroup("Zoom", systemImage: "magnifyingglass") {
    Button("Closer") {}
    Button("Farther") {}
  }

  @Test func `Y1 a control group is drawn by its style, with the outer one inside`() {
    #expect(Probe(group).texts == ["Closer", "Farther"])
    #expect(Probe(group.controlGroupStyle(.automatic)).texts == ["Closer", "Farther"])
    #expect(Probe(group.controlGroupStyle(.navigation)).texts == ["Closer", "Farther"])
    let barred = Probe(group.controlGroupStyle(Barred()).controlGroupStyle(Barred()))
    #expect(barred.texts == ["Zoom", "|", "Zoom", "|", "Closer", "Farther"])
    let unnamed = Probe(ControlGroup { Text("a") }.controlGroupStyle(Barred()))
    #expect(unnamed.texts == ["|", "a"])
  }

  @Test func `Y1 styles of group boxes are nested as their modifiers are`() {
    let probe = Probe(
      GroupBox("Label") { Text("content") }
        .groupBoxStyle(Carded("inner")).groupBoxStyle(Carded("outer")))
    #expect(probe.texts == ["inner", "outer", "Label", "content"])
    let plain = Probe(GroupBox("Label") { Text("content") }.groupBoxStyle(.automatic))
    #expect(plain.texts == ["Label", "content"])
    #expect(plain.all(.box).first?.properties[.cornerRadius] == .number(12))
  }

  @Test func `Y1 a style lays out labelled values`() {
    let probe = Probe(LabeledContent("Length", value: "12 km").labeledContentStyle(Stacked()))
    #expect(probe.texts == ["12 km", "Length", "Length", "12 km"])
    let plain = Probe(LabeledContent("Length", value: "12 km").labeledContentStyle(.automatic))
    #expect(plain.texts == ["Length", "12 km"] && plain.all(.spacer).count == 1)
  }

  @Test func `Y1 a style expands and collapses a disclosure group`() throws {
    let journal = Journal()
    let remote = Remote<Bool>()
    let probe = Probe(
      Remoted(false, remote) { $isOpen in
        DisclosureGroup("Label", isExpanded: $isOpen) { Part(journal: journal) }
          .disclosureGroupStyle(Chevron())
      })
    #expect(probe.texts == ["Label"] && journal.take() == [])
    try probe.tap("Label")
    #expect(probe.texts == ["Label", "open", "content"] && remote.value == true)
    #expect(journal.take() == ["content"])
    try probe.tap("Label")
    #expect(probe.texts == ["Label"] && remote.value == false)
  }

  @Test func `a disclosure group of the automatic style consists of rows`() {
    let app = XCUIApplication {
      Form {
        DisclosureGroup("Alps") {
          Text("Eiger")
          Text("Jungfrau")
        }
      }
      .disclosureGroupStyle(Plain()).disclosureGroupStyle(.automatic)
    }
    app.launch()
    #expect(app.cells.count == 1)
    app.buttons["Alps"].tap()
    #expect(app.cells.count == 3 && app.buttons["Alps"].value as? String == "Expanded")
  }

  @Test func `Y1 a style draws a gauge from its value and labels`() {
    let probe = Probe(
      Gauge(value: 3, in: 2...6) {
        Text("Label")
      } currentValueLabel: {
        Text("now")
      } minimumValueLabel: {
        Text("2")
      } maximumValueLabel: {
        Text("6")
      }
      .gaugeStyle(Percent()))
    #expect(probe.texts == ["Label", "2", "25%", "6", "now"])
  }

  private func gauge(_ style: some GaugeStyle, hasBounds: Bool) -> XCUIApplication {
    let app = XCUIApplication {
      if hasBounds {
        Gauge(value: 0.5) {
          Text("Label")
        } currentValueLabel: {
          Text("now")
        } minimumValueLabel: {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        }
        .gaugeStyle(style)
      } else {
        Gauge(value: 0.5) {
          Text("Label")
        } currentValueLabel: {
          Text("now")
        }
        .gaugeStyle(style)
      }
    }
    app.launch()
    return app
  }

  @Test(arguments: [true, false])
  func `a ring is a progress indicator with the name of its gauge`(hasBounds: Bool) {
    for app in [
      gauge(.accessoryCircular, hasBounds: hasBounds),
      gauge(.accessoryCircularCapacity, hasBounds: hasBounds),
    ] {
      #expect(app.progressIndicators["Label"].value as? String == "50%")
      #expect(app.staticTexts.count == 0)
    }
  }

  @Test func `a compact bar stands between its bounds, or before its value`() {
    for app in [
      gauge(.accessoryLinear, hasBounds: true), gauge(.accessoryLinearCapacity, hasBounds: true),
    ] {
      #expect(app.progressIndicators["Label"].value as? String == "50%")
      #expect(app.staticTexts.allElementsBoundByIndex.map(\.label) == ["low", "high"])
    }
    let bare = gauge(.accessoryLinearCapacity, hasBounds: false)
    #expect(bare.staticTexts.allElementsBoundByIndex.map(\.label) == ["now"])
    let plain = gauge(.linearCapacity, hasBounds: true)
    let labels = plain.staticTexts.allElementsBoundByIndex.map(\.label)
    #expect(labels == ["Label", "low", "high", "now"])
  }
}
