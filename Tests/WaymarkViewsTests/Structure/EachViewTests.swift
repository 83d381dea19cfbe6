// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct SideKey: PreferenceKey, ContainerValueKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

extension ContainerValues {
  fileprivate var side: String {
    get { self[SideKey.self] }
    set { self[SideKey.self] = newValue }
  }
}

/// Modifiers of several views, or of none: each view is modified as if it were alone.
@MainActor
struct EachViewTests {
  /// The contents of each box, outermost boxes only.
  private func boxes(_ probe: Probe) -> [String] {
    probe.all(.box).filter { box in
      probe.host.tree[box.parent ?? box.id]?.kind != .box
    }.map { probe.words($0.id) }
  }

  @Test func `D10 a group's padding is around each of its views`() {
    let probe = Probe(
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        .padding()
      })
    #expect(boxes(probe) == ["a", "b"])
  }

  @Test func `around one view there is one box, whatever groups it`() {
    let probe = Probe(VStack { Group { Group { Text("a") } }.padding().padding() })
    #expect(boxes(probe) == ["a"])
    #expect(probe.all(.box).count == 2)
  }

  @Test func `D10 nothing has no box`() {
    let (probe, show) = Probe.remoted(false) { $isThere in
      VStack {
        Group { if isThere { Text("a") } }.padding()
        EmptyView().padding()
        Group { if isThere { EmptyView() } else { Text("b") } }.padding()
      }
    }
    #expect(boxes(probe) == ["b"])
    show(true)
    #expect(boxes(probe) == ["a"])
    show(false)
    #expect(boxes(probe) == ["b"])
  }

  @Test func `each element of a loop has a box, and keeps it`() throws {
    let (probe, show) = Probe.remoted(["a", "b"]) { $names in
      VStack { ForEach(names, id: \.self) { Text($0) }.padding(4).background(Color.red) }
    }
    #expect(boxes(probe) == ["a", "b"])
    let first = try #require(probe.all(.box).first).id
    show(["c", "a", "b"])
    #expect(boxes(probe) == ["c", "a", "b"])
    #expect(probe.host.tree[first] != nil)
  }

  @Test func `what was said of the views stays on them, inside of their boxes`() throws {
    let (probe, show) = Probe.remoted("one") { $name in
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        .accessibilityIdentifier(name)
        .padding()
      }
    }
    #expect(probe.text(.identifier, of: .text) == ["one", "one"])
    #expect(probe.text(.identifier, of: .box) == [nil, nil])
    show("two")
    #expect(probe.text(.identifier, of: .text) == ["two", "two"])
  }

  @Test func `in a list each view is a row with its box`() {
    let probe = Probe(
      List {
        Group {
          Text("a")
          Text("b")
        }
        .padding()
        ForEach(0..<2) { Text("\($0)") }.padding()
      })
    #expect(probe.all(.row).map { probe.words($0.id) } == ["a", "b", "0", "1"])
    #expect(boxes(probe) == ["a", "b", "0", "1"])
  }

  @Test func `each of a group's views takes its tap`() throws {
    let journal = Journal()
    let probe = Probe(
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        .onTapGesture { journal.note("tap") }
      })
    #expect(boxes(probe) == ["a", "b"])
    for box in probe.all(.box) { try probe.graph.send(HostEvent(.tap, on: box.id)) }
    #expect(journal.take() == ["tap", "tap"])
  }

  @Test func `D10 what is between the views and a modifier of layout does not join them`() {
    let group = Group {
      Text("a")
      Text("b")
    }
    let between: [String: AnyView] = [
      "environment": AnyView(group.environment(\.locale, .init(identifier: "en")).padding()),
      "disabled": AnyView(group.disabled(true).padding()),
      "style": AnyView(group.buttonStyle(.bordered).padding()),
      "animation": AnyView(group.animation(.default, value: 1).padding()),
      "transaction": AnyView(group.transaction { _ in }.padding()),
      "tag": AnyView(group.tag(1).padding()),
      "container value": AnyView(group.containerValue(\.side, "left").padding()),
      "appearance": AnyView(group.onAppear {}.onDisappear {}.padding()),
      "task": AnyView(group.task {}.padding()),
      "change": AnyView(group.onChange(of: 1) {}.padding()),
      "preference": AnyView(group.preference(key: SideKey.self, value: "left").padding()),
      "preferences": AnyView(group.transformPreference(SideKey.self) { _ in }.padding()),
      "reader": AnyView(group.onPreferenceChange(SideKey.self) { _ in }.padding()),
      "tap": AnyView(group.onTapGesture {}.padding()),
      "destination": AnyView(
        group.navigationDestination(for: Int.self) { Text("\($0)") }.padding()),
    ]
    for (name, view) in between {
      #expect(boxes(Probe(VStack { view })) == ["a", "b"], "\(name)")
    }
  }

  @Test func `D10 backgrounds and overlays in shapes are those of each view`() throws {
    let (probe, show) = Probe.remoted(["a", "b"]) { $names in
      VStack {
        ForEach(names, id: \.self) { Counting(name: $0) }
          .background(.red, in: Capsule())
          .overlay(.blue, in: Circle())
      }
    }
    #expect(boxes(probe) == ["a 0", "b 0"])
    #expect(probe.all(.backdrop).count == 2 && probe.all(.overlay).count == 2)
    try probe.tap("b 0")
    show(["c", "b"])
    #expect(boxes(probe) == ["c 0", "b 1"])
  }

  @Test func `D10 a group appears once, and its views keep their state`() throws {
    let journal = Journal()
    let (probe, show) = Probe.remoted(4.0) { $points in
      VStack {
        Group {
          Counting(name: "a")
          Counting(name: "b")
        }
        .onAppear { journal.note("appeared at \(points)") }
        .onChange(of: points) { journal.note("changed to \(points)") }
        .environment(\.isEnabled, points < 9)
        .padding(points)
      }
    }
    try probe.tap("b 0")
    show(8)
    #expect(boxes(probe) == ["a 0", "b 1"])
    #expect(journal.take() == ["appeared at 4.0", "changed to 8.0"])
    show(9)
    #expect(throws: HostEventError.disabled) { try probe.tap("b 1") }
  }

  @Test func `D10 rows that can be deleted are padded one by one`() {
    let app = XCUIApplication { Rows() }
    app.launch()
    #expect(app.cells.count == 2)
    app.cells.element(boundBy: 0).swipeLeft()
    app.buttons["Delete"].tap()
    #expect(app.cells.count == 1 && app.staticTexts["b"].exists)
  }

  private struct Rows: View {
    @State private var names = ["a", "b"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
          .padding(4)
      }
    }
  }

  @Test func `state in each of the views is kept while what is around them changes`() throws {
    let (probe, show) = Probe.remoted(4.0) { $points in
      VStack {
        Group {
          Counting(name: "a")
          Counting(name: "b")
        }
        .padding(points)
      }
    }
    try probe.tap("b 0")
    show(8)
    #expect(boxes(probe) == ["a 0", "b 1"])
    #expect(probe.all(.box).count == 2)
  }

  private struct Counting: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }
}
