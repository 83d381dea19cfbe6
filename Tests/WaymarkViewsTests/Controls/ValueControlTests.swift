// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

@MainActor
struct ValueControlTests {
  private func change(_ probe: Probe, _ number: Double) throws {
    try probe.graph.send(
      HostEvent(.changeNumber(number), on: #require(probe.all(.slider).first).id))
  }

  @Test(
    arguments: [
      (3, nil, 3), (3.3, nil, 3.3), (-4, nil, 0), (99, nil, 10), (3.3, 1, 3), (3.6, 1, 4),
      (9.9, 4, 8), (99, 4, 8), (5.2, 2.5, 5), (1e300, 1, 10), (3.3, 0, 3.3), (3.3, -1, 3.3),
    ] as [(Double, Double?, Double)])
  func `C8: a slider takes the nearest number that it has`(
    sent: Double, step: Double?, taken: Double
  ) throws {
    let remote = Remote<Double>()
    let probe = Probe(
      Remoted(0, remote) { $number in
        if let step {
          Slider(value: $number, in: 0...10, step: step)
        } else {
          Slider(value: $number, in: 0...10)
        }
      })
    try change(probe, sent)
    #expect(remote.value == taken)
    #expect(probe.all(.slider).first?.properties[.amount] == .number(taken))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `C8: what is no number is refused`(sent: Double) {
    let remote = Remote<Double>()
    let probe = Probe(Remoted(0.5, remote) { $number in Slider(value: $number) })
    #expect(throws: HostEventError.unsupported) { try change(probe, sent) }
    #expect(remote.value == 0.5)
  }

  @Test(
    arguments: [
      (.nan, 0), (-.infinity, 0), (.infinity, 1), (7, 1),
    ] as [(Double, Double)])
  func `a slider is never out of its ends`(value: Double, shown: Double) {
    let probe = Probe(Slider(value: .constant(value)))
    #expect(probe.all(.slider).first?.properties[.amount] == .number(shown))
  }

  @Test func `ends that are no numbers are 0 and 1`() {
    let probe = Probe(
      Slider(value: .constant(0.5), in: -Double.greatestFiniteMagnitude...Double.infinity))
    let slider = probe.all(.slider).first?.properties
    #expect(slider?[.minimum] == .number(0) && slider?[.maximum] == .number(1))
  }

  @Test func `editing a slider is told before and after, and a disabled one is not edited`() throws
  {
    let journal = Journal()
    let (probe, _) = Probe.remoted(1.0) { $number in
      VStack {
        Slider(value: $number, in: 0...4) { journal.note("\($0) \(number)") }
        Slider(value: $number).disabled(true)
      }
    }
    try change(probe, 2)
    #expect(journal.take() == ["true 1.0", "false 2.0"])
    let last = try #require(probe.all(.slider).last).id
    #expect(throws: HostEventError.disabled) {
      try probe.graph.send(HostEvent(.changeNumber(0), on: last))
    }
  }

  @Test func `a slider is found, read and moved as XCUITest does it`() {
    let remote = Remote<Float>()
    let app = XCUIApplication {
      Remoted(Float(20), remote) { $speed in
        Slider(value: $speed, in: 0...200, step: 10) {
          Text("Speed")
        } minimumValueLabel: {
          Text("slow")
        } maximumValueLabel: {
          Text("fast")
        }
      }
    }
    app.launch()
    let slider = app.sliders["Speed"]
    #expect(slider.value as? String == "10%" && slider.normalizedSliderPosition == 0.1)
    slider.adjust(toNormalizedSliderPosition: 0.52)
    #expect(remote.value == 100 && slider.value as? String == "50%")
  }

  @Test(
    arguments: [
      (0.25, 1, 0.25), (3, 4, 0.75), (9, 4, 1), (-1, 4, 0), (nil, 1, nil), (.nan, 1, nil),
      (1, 0, nil), (1, .infinity, nil),
    ] as [(Double?, Double, Double?)])
  func `progress is a part of a total, or goes on`(value: Double?, total: Double, part: Double?) {
    let probe = Probe(ProgressView(value: value, total: total))
    let fraction = probe.all(.progress).first?.properties[.fraction]
    #expect(fraction == part.map { .number($0) })
  }

  @Test func `progress is found by its title, a spinner is an activity indicator`() {
    let app = XCUIApplication {
      VStack {
        ProgressView("Loading")
        ProgressView("Upload", value: 0.5)
        ProgressView(value: 1, total: 4) {
          Text("Sync")
        } currentValueLabel: {
          Text("1 of 4")
        }
        ProgressView(Progress(totalUnitCount: 10))
      }
    }
    app.launch()
    #expect(app.activityIndicators["Loading"].exists && app.activityIndicators.count == 1)
    #expect(app.progressIndicators.count == 4)
    #expect(app.progressIndicators["Upload"].value as? String == "50%")
    #expect(app.progressIndicators["Sync"].staticTexts["1 of 4"].exists)
  }

  @Test func `a named value, hidden names, formats`() {
    let app = XCUIApplication {
      Form {
        LabeledContent("Length", value: "12 km")
        LabeledContent("Ascent", value: 800, format: .number.grouping(.never))
        LabeledContent("Rating") { Image(systemName: "star") }.labelsHidden()
      }
    }
    app.launch()
    #expect(app.cells["Length, 12 km"].exists && app.cells["Ascent, 800"].exists)
    #expect(!app.staticTexts["Rating"].exists)
  }

  @Test func `a group of rows is shown and hidden by its label, or by a binding`() {
    let remote = Remote<Bool>()
    let app = XCUIApplication {
      Remoted(false, remote) { $isOpen in
        Form {
          DisclosureGroup("Alps") {
            Text("Eiger")
            Text("Jungfrau")
          }
          DisclosureGroup("Jura", isExpanded: $isOpen) { Text("Chasseral") }
        }
      }
    }
    app.launch()
    #expect(app.cells.count == 2 && app.buttons["Alps"].value as? String == "Collapsed")
    app.buttons["Alps"].tap()
    #expect(app.cells.count == 4 && app.buttons["Alps"].value as? String == "Expanded")
    remote.value = true
    #expect(app.cells["Chasseral"].exists)
    app.buttons["Jura"].tap()
    #expect(remote.value == false && app.cells.count == 4)
  }

  @Test func `a section's header shows and hides its rows`() {
    let remote = Remote<Bool>()
    let app = XCUIApplication {
      Remoted(true, remote) { $isExpanded in
        List {
          Section("Alps", isExpanded: $isExpanded) {
            Text("Eiger")
            Text("Jungfrau")
          }
          Section(isExpanded: .constant(false)) {
            Text("Chasseral")
          } header: {
            Text("Jura")
          }
        }
      }
    }
    app.launch()
    #expect(app.cells.count == 2 && app.buttons["Alps"].value as? String == "Expanded")
    #expect(app.buttons["Jura"].value as? String == "Collapsed")
    app.buttons["Alps"].tap()
    #expect(remote.value == false && app.cells.count == 0)
    remote.value = true
    #expect(app.cells["Eiger"].exists)
  }

  @Test func `a badge stands at the end of a row`() {
    let app = XCUIApplication {
      List {
        Text("Inbox").badge(3)
        Text("Drafts").badge(0)
        Text("Spam").badge("new")
      }
    }
    app.launch()
    #expect(app.cells["Inbox, 3"].exists && app.cells["Drafts"].exists)
    #expect(app.cells["Spam"].staticTexts["new"].exists)
  }

  @Test func `styles of your own make labels and toggles`() {
    struct Upside: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.title
          configuration.icon
        }
      }
    }
    struct Check: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          HStack {
            Image(systemName: configuration.isOn ? "checkmark.circle" : "circle")
            configuration.label
          }
        }
      }
    }
    let remote = Remote<Bool>()
    let app = XCUIApplication {
      Remoted(false, remote) { $isOn in
        VStack {
          Label("Map", systemImage: "map").labelStyle(Upside())
          Button {
          } label: {
            Label("Share", systemImage: "link").labelStyle(.iconOnly)
          }
          Label("List", systemImage: "list.bullet").labelStyle(.titleOnly)
          Toggle("Steep", isOn: $isOn).toggleStyle(Check())
          Toggle("Loop", isOn: $isOn).toggleStyle(.button)
        }
      }
    }
    app.launch()
    #expect(app.staticTexts["Map"].exists && app.buttons["Share"].exists)
    #expect(app.staticTexts["List"].exists && app.images.count == 3)
    app.buttons["Steep"].tap()
    #expect(remote.value == true && app.switches["Loop"].value as? String == "1")
  }

  @Test func `a toggle for several values is on if all are, and sets all`() {
    struct Layer {
      let isShown: Binding<Bool>
    }
    struct Layers: View {
      @State private var paths = true
      @State private var huts = false

      var body: some View {
        Toggle(
          "All", sources: [Layer(isShown: $paths), Layer(isShown: $huts)], isOn: \.isShown)
        Toggle("Huts", isOn: $huts)
        Toggle("None", sources: [], isOn: \Layer.isShown)
        Text("\(paths) \(huts)")
      }
    }
    let app = XCUIApplication { Layers() }
    app.launch()
    #expect(app.switches["All"].value as? String == "0")
    #expect(app.switches["None"].value as? String == "0")
    app.switches["Huts"].tap()
    #expect(app.switches["All"].value as? String == "1")
    app.switches["All"].tap()
    #expect(app.staticTexts["false false"].exists)
    app.switches["All"].tap()
    #expect(app.staticTexts["true true"].exists)
  }
}
