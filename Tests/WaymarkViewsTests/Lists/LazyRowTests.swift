// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

/// S3: rows of long lists are realised while scrolling, and keep their state.
@MainActor
struct LazyRowTests {
  private func row(_ index: Int) -> String { "row \(index)" }

  @Test(arguments: [(0, []), (1, []), (40, []), (41, [1]), (100_000, [99_960])])
  func `S3 of more than 40 rows only the first are there`(count: Int, gaps: [Int]) {
    let probe = Probe(List(0..<count, id: \.self) { Text("row \($0)") })
    #expect(probe.gaps == gaps)
    #expect(probe.texts == (0..<(count - gaps.reduce(0, +))).map(row))
    #expect(probe.all(.row).count == probe.texts.count)
  }

  @Test func `S3 up to 40 rows are all there, also after scrolling`() throws {
    let (probe, show) = Probe.remoted(200) { $count in
      List(0..<count, id: \.self) { Text("row \($0)") }
    }
    try probe.see(190..<200, of: 200)
    show(41)
    #expect(probe.texts == (11..<41).map(row) && probe.gaps == [11])
    show(40)
    #expect(probe.texts == (0..<40).map(row) && probe.gaps == [])
    show(200)
    #expect(probe.texts == (170..<200).map(row) && probe.gaps == [170])
  }

  @Test func `S3 a scroll view with a stack makes all rows`() {
    let probe = Probe(ScrollView { VStack { ForEach(0..<1000) { Text("row \($0)") } } })
    #expect(probe.texts.count == 1000 && probe.gaps == [])
  }

  @Test(arguments: [
    (0..<20, 0..<60), (30..<50, 0..<90), (500..<520, 460..<560), (990..<1000, 970..<1000),
    (980..<1000, 940..<1000), (2000..<2010, 970..<1000), (0..<900, 0..<700),
  ])
  func `S3 the rows around what is in sight are there`(sight: Range<Int>, rows: Range<Int>) throws {
    let probe = Probe(List(0..<1000, id: \.self) { Text("row \($0)") })
    try probe.see(sight, of: 1000)
    #expect(probe.texts == rows.map(row))
    #expect(probe.gaps == [rows.lowerBound, 1000 - rows.upperBound].filter { $0 > 0 })
    #expect(probe.host.errors == [])
    try probe.see(0..<20, of: 1000)
    #expect(probe.texts == (0..<60).map(row) && probe.gaps == [940])
  }

  @Test(
    arguments: [
      (0, 0), (0, -1), (5, .min), (.min, 1), (.max, 1), (.min, .max), (.max, .max), (-940, 30),
      (.max - 10, 20),
    ] as [(Int, Int)])
  func `what no scrolling host would say does no harm`(first: Int, count: Int) throws {
    let probe = Probe(List(0..<1000, id: \.self) { Text("row \($0)") })
    for sight in [0..<20, 500..<520, 980..<1000] {
      try probe.see(sight, of: 1000)
      for gap in probe.all(.gap) {
        let event = HostEvent(.visibleRange(first: first, count: count), on: gap.id)
        if count <= 0 {
          #expect(throws: HostEventError.unsupported) { try probe.graph.send(event) }
        } else {
          try? probe.graph.send(event)
        }
      }
      #expect(probe.texts.count <= 900 && probe.gaps.reduce(probe.texts.count, +) == 1000)
    }
    let list = try #require(probe.all(.list).first)
    #expect(throws: HostEventError.unsupported) {
      try probe.graph.send(HostEvent(.visibleRange(first: 0, count: 1), on: list.id))
    }
    #expect(probe.host.errors == [])
  }

  @Test func `S3 state is kept per id while a row is out of sight`() throws {
    let (probe, show) = Probe.remoted(Array(0..<1000)) { $ids in
      List(ids, id: \.self) { CountingRow("row \($0)") }
    }
    try probe.tap("row 3: 0")
    try probe.see(500..<520, of: 1000)
    try probe.tap("row 510: 0")
    #expect(!probe.texts.contains("row 3: 1"))
    try probe.see(0..<20, of: 1000)
    #expect(probe.texts.contains("row 3: 1"))
    // Its id moves far away and back.
    show(Array(3..<1000) + [0, 1, 2])
    #expect(probe.texts.first == "row 3: 1")
    try probe.see(500..<520, of: 1000)
    #expect(probe.texts.contains("row 510: 1"))
    show(Array((0..<1000).reversed()))
    try probe.see(980..<1000, of: 1000)
    #expect(probe.texts.contains("row 3: 1"))
    // It is removed, and inserted again as a different row.
    show(Array(4..<1000))
    show(Array(0..<1000))
    try probe.see(0..<20, of: 1000)
    #expect(probe.texts.contains("row 3: 0"))
    try probe.see(500..<520, of: 1000)
    #expect(probe.texts.contains("row 510: 1"))
    #expect(probe.host.errors == [])
  }

  @Test func `a row out of sight that leaves the data takes its state along`() throws {
    let (probe, show) = Probe.remoted(Array(0..<1000)) { $ids in
      List(ids, id: \.self) { CountingRow("row \($0)") }
    }
    try probe.tap("row 3: 0")
    try probe.see(500..<520, of: 1000)
    show(Array(0..<3) + Array(4..<1000))
    show(Array(0..<1000))
    try probe.see(0..<20, of: 1000)
    #expect(probe.texts.contains("row 3: 0"))
  }

  @Test func `rows without state end when they leave`() throws {
    let probe = Probe(
      NavigationStack {
        List(0..<100_000, id: \.self) { index in
          HStack {
            Button("Button") {}
            NavigationLink("Link", value: index)
            Toggle("Toggle", isOn: .constant(true))
            TextField("Field", text: .constant("\(index)"))
          }
          .onAppear {}
          .sheet(isPresented: .constant(false)) { Text("sheet") }
        }
      })
    try probe.see(0..<20, of: 100_000)
    let nodes = probe.graph.counters.nodes
    let elements = probe.host.tree.count
    for first in stride(from: 0, to: 100_000, by: 5000) {
      try probe.see(first..<(first + 20), of: 100_000)
    }
    try probe.see(0..<20, of: 100_000)
    #expect(probe.graph.counters.nodes == nodes && probe.host.tree.count == elements)
  }

  @Test func `S3 rows appear and disappear with scrolling`() throws {
    let journal = Journal()
    let (probe, show) = Probe.remoted(1000) { $count in
      List(0..<count, id: \.self) { index in
        Text("row \(index)")
          .onAppear { if index % 10 == 0 { journal.note("+\(index)") } }
          .onDisappear { if index % 10 == 0 { journal.note("-\(index)") } }
      }
    }
    #expect(journal.take() == ["+0", "+10", "+20", "+30"])
    try probe.see(100..<105, of: 1000)
    #expect(
      journal.take() == ["+80", "+90", "+100", "+110", "+120", "-0", "-10", "-20", "-30"])
    try probe.see(0..<5, of: 1000)
    #expect(
      journal.take() == ["+0", "+10", "+20", "-80", "-90", "-100", "-110", "-120"])
    show(15)
    #expect(journal.take() == ["-20"])
  }

  @Test func `S3 rows with state appear and disappear with scrolling, their tasks too`()
    async throws
  {
    let journal = Journal()
    let probe = Probe(
      List(0..<1000, id: \.self) { index in
        CountingRow("row \(index)")
          .onAppear { if index == 0 { journal.note("+") } }
          .onDisappear { if index == 0 { journal.note("-") } }
          .task { try? await Task.sleep(for: .seconds(3600)) }
      })
    #expect(probe.graph.taskCount == 40)
    try probe.see(500..<520, of: 1000)
    try probe.see(0..<20, of: 1000)
    try probe.see(500..<520, of: 1000)
    #expect(journal.take() == ["+", "-", "+", "-"])
    while probe.graph.taskCount > 100 { await Task.yield() }
    probe.graph.unmount()
    while probe.graph.taskCount > 0 { await Task.yield() }
    #expect(probe.graph.counters.nodes == 0 && probe.host.tree.count == 0)
    #expect(probe.host.errors == [])
  }

  @Test func `N8 a destination in a lazy stack is reported but works`() throws {
    let (probe, show) = Probe.remoted([Int]()) { $path in
      NavigationStack(path: $path) {
        LazyVStack { Text("root").navigationDestination(for: Int.self) { Text("screen \($0)") } }
      }
    }
    #expect(probe.reported.count == 1 && probe.reported[0].contains("lazy"))
    show([5])
    #expect(probe.texts.contains("screen 5"))
  }

  @Test func `a row out of sight cannot be reached`() throws {
    let probe = Probe(List(0..<1000, id: \.self) { CountingRow("row \($0)") })
    let button = try probe.button("row 3: 0")
    try probe.see(500..<520, of: 1000)
    #expect(throws: HostEventError.hidden) {
      try probe.graph.send(HostEvent(.tap, on: button.id))
    }
  }

  @Test func `rows out of sight follow the modifiers around them`() throws {
    let (probe, show) = Probe.remoted(Color.red) { $color in
      List {
        ForEach(0..<1000) { CountingRow("row \($0)") }
          .accessibilityHint("\(color)")
      }
    }
    try probe.tap("row 3: 0")
    try probe.see(500..<520, of: 1000)
    show(.blue)
    try probe.see(0..<20, of: 1000)
    #expect(Set(probe.text(.hint, of: .button)) == ["\(Color.blue)"])
    #expect(probe.all(.gap).allSatisfy { $0.properties.count == 2 })
  }

  @Test func `a list that grows long becomes lazy, and short again`() throws {
    let (probe, show) = Probe.remoted(Array(60..<100)) { $ids in
      List(ids, id: \.self) { CountingRow("row \($0)") }
    }
    try probe.tap("row 99: 0")
    show(Array(0..<300))
    #expect(probe.gaps == [260] && probe.texts.count == 40)
    show(Array(70..<110))
    #expect(probe.gaps == [] && probe.texts.count == 40 && probe.texts.contains("row 99: 1"))
    #expect(probe.host.errors == [])
  }

  @Test func `sections and other rows stand between the runs`() throws {
    let probe = Probe(
      List {
        Text("first")
        Section("A") { ForEach(0..<200) { Text("a\($0)") } }
        if true { ForEach(0..<300) { Text("b\($0)") } }
        Section { Text("middle") }
        ForEach(0..<3) { Text("c\($0)") }
      })
    #expect(probe.gaps == [160, 260])
    let list = try #require(probe.all(.list).first)
    try probe.see(150..<160, of: 200, in: probe.all(.section).first)
    try probe.see(290..<300, of: 300, in: list)
    #expect(probe.gaps == [130, 20, 270])
    let texts = probe.texts
    #expect(texts.first == "first" && texts.last == "c2" && texts.contains("middle"))
    #expect(texts.contains("a130") && texts.contains("a179") && !texts.contains("a180"))
    #expect(texts.contains("b270") && texts.contains("b299") && !texts.contains("b269"))
  }

  @Test func `S3 lists in tabs, pushed screens and sheets are lazy`() throws {
    let (probe, show) = Probe.remoted([0]) { $path in
      TabView {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { number in
            List(0..<500, id: \.self) { CountingRow("\(number) row \($0)") }
          }
        }
        .tabItem { Text("1") }
        LazyVStack { ForEach(0..<500) { CountingRow("tab row \($0)") } }.tabItem { Text("2") }
      }
      .sheet(isPresented: .constant(path.isEmpty)) {
        Form { ForEach(0..<500) { CountingRow("sheet row \($0)") } }
      }
    }
    #expect(probe.gaps == [460])
    show([0])
    try probe.select(1)
    try probe.select(0)
    #expect(probe.gaps == [460, 460])
    try probe.see(300..<320, of: 500)
    try probe.tap("0 row 310: 0")
    // While they are covered, they keep their position.
    show([0, 1])
    #expect(probe.gaps == [260, 140, 460, 460])
    show([0])
    #expect(probe.texts.contains("0 row 310: 1") && probe.gaps == [260, 140, 460])
    show([])
    try probe.see(300..<320, of: 500)
    try probe.tap("sheet row 310: 0")
    #expect(probe.texts.contains("sheet row 310: 1"))
    show([0])
    #expect(probe.texts.contains("0 row 0: 0") && probe.host.errors == [])
  }

  @Test func `an id that occurs twice is reported`() throws {
    let probe = Probe(List([1, 2, 2] + Array(3..<500), id: \.self) { Text("\($0)") })
    #expect(probe.reported.count == 1 && probe.reported[0].contains("the ID 2 occurs"))
    try probe.see(300..<320, of: 500)
    try probe.see(0..<20, of: 500)
    #expect(probe.host.errors == [] && probe.texts.prefix(3) == ["1", "2", "2"])
  }

  @Test func `moving the window makes and takes only what comes and goes`() throws {
    let journal = Journal()
    let probe = Probe(
      List(0..<1000, id: \.self) { index in
        let _ = journal.note("\(index)")
        CountingRow("row \(index)")
      })
    #expect(journal.take().count == 40)
    let cost = try probe.cost { try probe.see(30..<50, of: 1000) }
    #expect(journal.take() == (40..<90).map(String.init))
    #expect(cost.inserts(into: probe.all(.list)[0].id) == 50)
    #expect(cost.batches == 1 && cost.removes == 0 && cost.moves == 0)
    let none = try probe.cost { try probe.see(30..<50, of: 1000) }
    #expect(none.bodies == 0 && none.mutations == [])
  }
}
