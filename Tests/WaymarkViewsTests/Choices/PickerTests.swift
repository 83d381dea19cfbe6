// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private enum Flavour: String, CaseIterable, Identifiable {
  case chocolate, vanilla, strawberry
  var id: Self { self }
}

@MainActor
struct PickerTests {
  private func options(_ probe: Probe) -> [String] {
    probe.all(.option).map {
      ($0.properties[.selected] == .bool(true) ? "*" : "") + probe.words($0.id)
    }
  }

  private func choose(_ words: String, _ probe: Probe) throws {
    let option = try #require(probe.all(.option).first { probe.words($0.id) == words })
    try probe.graph.send(HostEvent(.select, on: option.id))
  }

  @Test func `C1: each view is a choice, by its tag or by its id in a ForEach`() throws {
    let remote = Remote<Flavour>()
    let probe = Probe(
      Remoted(.vanilla, remote) { $flavour in
        Picker("Flavour", selection: $flavour) {
          Text("Chocolate").tag(Flavour.chocolate)
          ForEach([Flavour.vanilla, .strawberry]) { Text($0.rawValue) }
        }
      })
    #expect(options(probe) == ["Chocolate", "*vanilla", "strawberry"])
    try choose("strawberry", probe)
    #expect(remote.value == .strawberry)
    #expect(options(probe) == ["Chocolate", "vanilla", "*strawberry"])
    try choose("Chocolate", probe)
    #expect(remote.value == .chocolate && options(probe).first == "*Chocolate")
  }

  @Test func `C1: the nearest tag beats an id`() throws {
    let remote = Remote<String>()
    let probe = Probe(
      Remoted("b", remote) { $name in
        Picker("Name", selection: $name) {
          ForEach(["a", "b"], id: \.self) { Text("not \($0)").tag($0 == "a" ? "b" : "a") }
        }
      })
    #expect(options(probe) == ["*not a", "not b"])
  }

  @Test func `C1: an optional selection takes tags of what it may hold, and of nothing`() throws {
    let remote = Remote<Int?>()
    let probe = Probe(
      Remoted(nil, remote) { $number in
        Picker("Number", selection: $number) {
          Text("None").tag(Int?.none)
          Text("One").tag(1)
          Text("Two").tag(Optional(2))
          Text("Three").tag(3, includeOptional: false)
        }
      })
    #expect(options(probe) == ["*None", "One", "Two", "Three"])
    try choose("One", probe)
    #expect(remote.value == .some(1) && options(probe) == ["None", "*One", "Two", "Three"])
    try choose("Two", probe)
    #expect(remote.value == .some(2) && options(probe) == ["None", "One", "*Two", "Three"])
    try choose("None", probe)
    #expect(remote.value == .some(nil) && options(probe).first == "*None")
    #expect(throws: HostEventError.unsupported) { try choose("Three", probe) }
  }

  @Test func `C1: a tag of another type is reported and changes nothing`() {
    let remote = Remote<Int>()
    let probe = Probe(
      Remoted(1, remote) { $number in
        Picker("Number", selection: $number) {
          Text("Optional").tag(Optional(1))
          Text("Wide").tag(Int64(1))
          Text("Untagged")
        }
      })
    #expect(options(probe) == ["Optional", "Wide", "Untagged"])
    for words in ["Optional", "Wide", "Untagged"] {
      #expect(throws: HostEventError.unsupported) { try choose(words, probe) }
    }
    #expect(remote.value == 1 && probe.reported.count == 2)
    #expect(probe.reported.first?.contains("is not of the type of the Picker's selection") == true)
  }

  @Test func `choices follow the data, the selection and their tags`() throws {
    let remote = Remote<[Int]>()
    let chosen = Remote<Int>()
    let probe = Probe(
      Remoted([1, 2], remote) { $numbers in
        Remoted(2, chosen) { $number in
          Picker("Number", selection: $number) {
            ForEach(numbers, id: \.self) { Text("\($0)") }
            Text("last").tag(numbers.count)
          }
        }
      })
    #expect(options(probe) == ["1", "*2", "*last"])
    remote.value = [2, 3, 4]
    probe.graph.flush()
    #expect(options(probe) == ["*2", "3", "4", "last"])
    chosen.value = 3
    probe.graph.flush()
    #expect(options(probe) == ["2", "*3", "4", "*last"])
  }

  @Test func `what is disabled is not chosen`() {
    let remote = Remote<Int>()
    let probe = Probe(
      Remoted(1, remote) { $number in
        Picker("Number", selection: $number) {
          Text("1").tag(1)
          Text("2").tag(2).disabled(true)
        }
      })
    #expect(probe.all(.option).map { $0.properties[.disabled] } == [nil, .bool(true)])
    #expect(throws: HostEventError.disabled) { try choose("2", probe) }
    #expect(remote.value == 1)
  }

  @Test func `all of many choices are there, a line between them is none`() {
    let probe = Probe(
      Picker("Number", selection: .constant(7)) {
        ForEach(0..<300) { Text("\($0)").tag($0) }
        Divider()
      })
    #expect(probe.all(.option).count == 300 && probe.all(.gap).isEmpty)
    #expect(options(probe)[7] == "*7")
  }

  @Test func `C2: in the style of a link the choices are on a screen, which choosing leaves`() {
    let remote = Remote<Flavour>()
    let app = XCUIApplication {
      NavigationStack {
        Form {
          Remoted(Flavour.vanilla, remote) { $flavour in
            Picker("Flavour", selection: $flavour) {
              ForEach(Flavour.allCases) { Text($0.rawValue) }
            }
            .pickerStyle(.navigationLink)
          }
        }
        .navigationTitle("Order")
      }
    }
    app.launch()
    app.buttons["Flavour, vanilla"].tap()
    #expect(app.navigationBars["Flavour"].exists && app.buttons["vanilla"].isSelected)
    #expect(!app.buttons["chocolate"].isSelected)
    app.buttons["chocolate"].tap()
    #expect(remote.value == .chocolate)
    #expect(app.navigationBars["Order"].exists && app.buttons["Flavour, chocolate"].exists)
    app.buttons["Flavour"].tap()
    app.navigationBars.buttons["Order"].tap()
    #expect(app.navigationBars["Order"].exists && remote.value == .chocolate)
  }

  private func launched(_ style: some PickerStyle, _ remote: Remote<Flavour>) -> XCUIApplication {
    let app = XCUIApplication {
      Form {
        Remoted(Flavour.vanilla, remote) { $flavour in
          Picker("Flavour", selection: $flavour) {
            ForEach(Flavour.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(style).accessibilityIdentifier("flavour")
        }
        Button("Pay") {}
      }
    }
    app.launch()
    return app
  }

  @Test func `a picker in segments is found as XCUITest finds it`() {
    let remote = Remote<Flavour>()
    let app = launched(.segmented, remote)
    let control = app.segmentedControls["flavour"]
    #expect(control.buttons.count == 3 && control.buttons["vanilla"].isSelected)
    control.buttons["strawberry"].tap()
    #expect(remote.value == .strawberry && control.buttons["strawberry"].isSelected)
  }

  @Test func `a wheel is turned to the words of a choice`() {
    let remote = Remote<Flavour>()
    let app = launched(.wheel, remote)
    let wheel = app.pickers["flavour"].pickerWheels.element
    #expect(wheel.value as? String == "vanilla")
    wheel.adjust(toPickerWheelValue: "chocolate")
    #expect(remote.value == .chocolate && wheel.value as? String == "chocolate")
  }

  @Test func `choices below each other are buttons`() {
    let remote = Remote<Flavour>()
    let app = launched(.inline, remote)
    #expect(app.otherElements["flavour"].buttons.count == 3)
    app.buttons["strawberry"].tap()
    #expect(remote.value == .strawberry)
  }

  @Test func `C3: a picker opens its menu, of which a choice or a tap beside it is the end`() {
    let remote = Remote<Flavour>()
    let app = launched(.menu, remote)
    let batches = app.mutations.count
    #expect(app.buttons["flavour"].label == "Flavour, vanilla")
    app.buttons["Flavour"].tap()
    #expect(app.menus.buttons.count == 3 && !app.buttons["Pay"].isHittable)
    #expect(app.menus.buttons["vanilla"].isSelected)
    app.otherElements["PopoverDismissRegion"].tap()
    #expect(app.menus.count == 0 && app.buttons["Pay"].isHittable)
    #expect(app.mutations.count == batches, "a host shows the menu by itself")
    app.buttons["Flavour"].tap()
    app.menus.buttons["strawberry"].tap()
    #expect(remote.value == .strawberry && app.menus.count == 0)
    #expect(app.buttons["Flavour, strawberry"].exists)
  }

  @Test func `a hidden label is still said`() {
    let app = XCUIApplication {
      Picker("Flavour", selection: .constant(1)) { Text("One").tag(1) }.labelsHidden()
    }
    app.launch()
    #expect(app.buttons["Flavour, One"].exists && app.staticTexts["Flavour"].exists == false)
  }
}
