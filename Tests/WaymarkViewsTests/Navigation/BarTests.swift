// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Shown: Equatable {
  var title = "A"
  var isFirst = false
  var path: [Int] = []
  var items = ["x"]
}

/// F1, F3, F4: the contents of screens' bars.
@MainActor
struct BarTests {
  @Test func `titles of all screens are there in the first batch, with the ways back (F1)`() {
    let probe = Probe(
      NavigationStack(path: .constant([1, 2])) {
        Text("root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            VStack { if number == 2 { Text("t").navigationTitle("Second") } }
          }
      })
    #expect(probe.graph.counters.batches == 1)
    #expect(probe.text(.title, of: .screen) == ["Root", nil, "Second"])
    #expect(probe.text(.backTitle, of: .screen) == [nil, "Root", "Back"])
  }

  @Test func `the first title in tree order counts, and an outer one beats the inner (F1)`() {
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      NavigationStack {
        VStack {
          if shown.isFirst { Text("1").navigationTitle("First") }
          Text("2").navigationTitle("Inner").navigationTitle("Outer \(shown.title)")
          Text("3").navigationTitle("Last")
        }
      }
    }
    #expect(probe.text(.title, of: .screen) == ["Outer A"])
    show(Shown(title: "B"))
    #expect(probe.text(.title, of: .screen) == ["Outer B"])
    show(Shown(title: "B", isFirst: true))
    #expect(probe.text(.title, of: .screen) == ["First"])
    show(Shown())
    #expect(probe.text(.title, of: .screen) == ["Outer A"])
  }

  @Test func `a title that changes goes to the screen above, in one batch (F1)`() {
    let (probe, show) = Probe.remoted(Shown(path: [1])) { $shown in
      NavigationStack(path: $shown.path) {
        Text("root").navigationTitle(shown.title)
          .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    let cost = probe.cost { show(Shown(title: "B", path: [1])) }
    #expect(probe.text(.backTitle, of: .screen) == [nil, "B"])
    #expect(cost.batches == 1 && cost.mutations.count == 2)
  }

  @Test func `a title does not cross to the screen below, nor out of an inner stack (F1, F2)`() {
    let probe = Probe(
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { _ in
          NavigationStack { Text("inner").navigationTitle("Inner") }
        }
      })
    #expect(probe.text(.title, of: .screen) == [nil, nil, "Inner"])
  }

  @Test func `a subtitle is that of its screen, chosen like a title, and in no back button (F1)`() {
    let (probe, show) = Probe.remoted(Shown(path: [1])) { $shown in
      NavigationStack(path: $shown.path) {
        VStack {
          if shown.isFirst { Text("1").navigationSubtitle("First") }
          Text("2").navigationSubtitle(Text("Inner")).navigationSubtitle("Outer \(shown.title)")
        }
        .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Page") }
      }
    }
    #expect(probe.text(.subtitle, of: .screen) == ["Outer A", nil])
    #expect(probe.text(.backTitle, of: .screen) == [nil, "Back"])
    let cost = probe.cost { show(Shown(title: "B", path: [1])) }
    #expect(probe.text(.subtitle, of: .screen) == ["Outer B", nil])
    #expect(cost.batches == 1 && cost.mutations.count == 1)
    show(Shown(isFirst: true, path: [1]))
    #expect(probe.text(.subtitle, of: .screen) == ["First", nil])
  }

  @Test func `a subtitle is read after the title`() {
    let app = XCUIApplication {
      NavigationStack {
        Text("page").navigationTitle("Alps").navigationSubtitle(String("12 walks"))
      }
    }
    app.launch()
    let texts = app.navigationBars["Alps"].staticTexts.allElementsBoundByIndex
    #expect(texts.map(\.label) == ["Alps", "12 walks"])
  }

  @Test func `a bound title follows its source (F1)`() {
    let (probe, show) = Probe.remoted("A") { $title in
      NavigationStack { Text("root").navigationTitle($title) }
    }
    show("B")
    #expect(probe.text(.title, of: .screen) == ["B"])
  }

  @Test func `a hidden back button leaves back possible (F4)`() throws {
    let probe = Probe(
      NavigationStack {
        NavigationLink("go") {
          Text("page").navigationBarBackButtonHidden().navigationBarTitleDisplayMode(.inline)
        }
      })
    try probe.tap("go")
    #expect(probe.text(.backTitle, of: .screen) == [nil, nil])
    #expect(probe.text(.titleDisplay, of: .screen) == [nil, "inline"])
    try probe.back()
    #expect(probe.all(.screen).count == 1)
  }

  @Test func `items belong to their screen, in tree order, and go with it (F3)`() throws {
    let (probe, show) = Probe.remoted(Shown(path: [1])) { $shown in
      NavigationStack(path: $shown.path) {
        VStack {
          ForEach(shown.items, id: \.self) { item in
            Text(item).toolbar { ToolbarItem { Button("item \(item)") {} } }
          }
        }
        .navigationDestination(for: Int.self) { number in
          Text("page").toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("of page \(number)") {} }
          }
        }
      }
    }
    #expect(probe.text(.placement, of: .toolbarItem) == ["trailing", "leading"])
    show(Shown(items: ["w", "x", "y"]))
    #expect(probe.all(.toolbarItem).count == 3)
    #expect(
      probe.texts.filter { $0.hasPrefix("item") } == ["item w", "item x", "item y"])
    show(Shown(items: []))
    #expect(probe.all(.toolbarItem).isEmpty)
    #expect(probe.host.errors == [])
  }

  @Test func `an item with another placement is another element (F3)`() throws {
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem(placement: shown.title == "A" ? .keyboard : .status) { Text("item") }
        }
      }
    }
    let old = try #require(probe.all(.toolbarItem).first)
    #expect(old.properties[.placement] == .keyword("keyboard"))
    show(Shown(title: "B"))
    let new = try #require(probe.all(.toolbarItem).first)
    #expect(new.properties[.placement] == .keyword("status"))
    #expect(probe.all(.toolbarItem).count == 1 && new.id != old.id)
    #expect(probe.host.errors == [])
  }

  @Test func `a space is between items`() {
    let probe = Probe(
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem(placement: .bottomBar) { Text("first") }
          ToolbarSpacer(placement: .bottomBar)
          ToolbarSpacer(.fixed, placement: .bottomBar)
        }
      })
    #expect(
      probe.text(.placement, of: .toolbarItem) == ["bottom", "bottom", "bottom"])
    #expect(probe.all(.spacer).count == 2)
    #expect(probe.all(.box).map { $0.properties[.width] } == [.number(12)])
  }

  @Test func `an item's button works and follows its view (F3)`() throws {
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      NavigationStack {
        Text(shown.title).toolbar { Button("add to \(shown.title)") { shown.title += "!" } }
      }
    }
    try probe.tap("add to A")
    try probe.tap("add to A!")
    #expect(probe.texts.contains("A!!"))
    show(Shown(title: "Z"))
    #expect(probe.texts.contains("add to Z"))
  }

  @Test func `the older forms of titles, items and hidden bars do what the newer do (F4)`() {
    let (probe, show) = Probe.remoted(Shown(isFirst: true)) { $shown in
      NavigationStack {
        Text("root")
          .navigationBarTitle("Old \(shown.title)", displayMode: .inline)
          .navigationBarItems(leading: Text("left"), trailing: Text("right"))
          .toolbar(shown.isFirst ? .visible : .hidden, for: .navigationBar)
      }
    }
    #expect(probe.text(.title, of: .screen) == ["Old A"])
    #expect(probe.text(.titleDisplay, of: .screen) == ["inline"])
    #expect(probe.text(.placement, of: .toolbarItem) == ["leading", "trailing"])
    #expect(probe.all(.screen)[0].properties[.barHidden] == nil)
    show(Shown())
    #expect(probe.all(.screen)[0].properties[.barHidden] == .bool(true))
  }

  @Test func `the bar at the bottom is hidden apart from the others`() {
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      NavigationStack {
        Text("root").toolbar(shown.isFirst ? .hidden : .automatic, for: .bottomBar)
      }
    }
    #expect(probe.all(.screen)[0].properties[.bottomBarHidden] == nil)
    show(Shown(isFirst: true))
    #expect(probe.all(.screen)[0].properties[.bottomBarHidden] == .bool(true))
    #expect(probe.all(.screen)[0].properties[.barHidden] == nil)
    show(Shown())
    #expect(probe.all(.screen)[0].properties[.bottomBarHidden] == nil)
  }
}
