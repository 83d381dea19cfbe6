// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// A1, A2, A4: the order in which the views of one update appear and disappear.
@MainActor
struct AppearOrderTests {
  private let journal = Journal()

  /// Based on a trace of an app on a device that was published in 2024.
  private func traced(_ name: String, _ content: some View) -> some View {
    content
      .task { journal.note("\(name) task") }
      .onChange(of: 0, initial: true) { journal.note("\(name) change") }
      .onAppear { journal.note("\(name) appears") }
      .onDisappear { journal.note("\(name) disappears") }
  }

  private var page: some View {
    traced("Group", Group { traced("VStack", VStack { traced("Text", Text("a")) }) })
  }

  private static let appearing = ["Text", "VStack", "Group"].flatMap {
    ["\($0) change", "\($0) appears"]
  }
  private static let tasks = ["Text task", "VStack task", "Group task"]

  enum Place: CaseIterable {
    case window, stack, pushed, tab, sheet, nextSheet, detail
  }

  @ViewBuilder private func app(_ place: Place) -> some View {
    switch place {
    case .window: page
    case .stack: NavigationStack { page }
    case .pushed:
      NavigationStack(path: .constant([1, 2])) {
        Text("root").navigationDestination(for: Int.self) { if $0 == 2 { page } }
      }
    case .tab:
      TabView {
        page.tabItem { Text("1") }
        Text("b").tabItem { Text("2") }
      }
    case .sheet: Text("root").sheet(isPresented: .constant(true)) { page }
    case .nextSheet:
      Text("root").sheet(item: .constant(Numbered(id: 1))) { _ in page }
    case .detail:
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("side")
      } detail: {
        page
      }
    }
  }

  @Test(arguments: Place.allCases)
  func `inner views appear first, tasks begin after all, wherever they are (A1, A2, A4)`(
    place: Place
  ) async {
    let probe = Probe(app(place))
    #expect(journal.take() == Self.appearing)
    while probe.graph.taskCount > 0 { await Task.yield() }
    #expect(journal.take() == Self.tasks)
  }

  private struct Numbered: Identifiable {
    let id: Int
  }

  @Test func `what replaces a sheet appears in this order, after the other has gone (M15)`()
    async
  {
    let (probe, show) = Probe.remoted(0) { $number in
      Text("root").sheet(
        item: .constant(Numbered(id: number)),
        onDismiss: { journal.note("dismissed") }
      ) { item in
        if item.id == 0 { traced("First", Text("first")) } else { page }
      }
    }
    while probe.graph.taskCount > 0 { await Task.yield() }
    _ = journal.take()
    show(1)
    #expect(journal.take() == ["First disappears", "dismissed"] + Self.appearing)
    while probe.graph.taskCount > 0 { await Task.yield() }
    #expect(journal.take() == Self.tasks)
  }

  @Test func `views around what appears by itself come after it (A1)`() {
    _ = Probe(
      traced(
        "Window",
        VStack {
          traced("Before", Text("a"))
          TabView { traced("Tab", Text("b")).tabItem { Text("1") } }
          NavigationStack(path: .constant([1])) {
            Text("root").navigationDestination(for: Int.self) { _ in
              traced("Screen", Text("c"))
            }
          }
          traced("After", Text("d"))
        }))
    #expect(
      journal.take().filter { $0.hasSuffix("appears") } == [
        "Before appears", "Tab appears", "Screen appears", "After appears", "Window appears",
      ])
  }

  private func noted(_ name: String, _ content: some View) -> some View {
    content
      .onAppear { journal.note("+\(name)") }
      .onDisappear { journal.note("-\(name)") }
  }

  /// The view in the middle is inserted last.
  @Test func `siblings appear and disappear in their order, whenever they were made (A1)`() {
    let (_, show) = Probe.remoted((path: [Int](), hasMiddle: false)) { $state in
      NavigationStack(path: $state.path) {
        noted(
          "all",
          VStack {
            noted("first", Text("1"))
            if state.hasMiddle { noted("middle", noted("inside", Text("2"))) }
            noted("last", Text("3"))
          }
        )
        .navigationDestination(for: Int.self) { noted("\($0)", Text("\($0)")) }
      }
    }
    #expect(journal.take() == ["+first", "+last", "+all"])
    show((path: [], hasMiddle: true))
    #expect(journal.take() == ["+inside", "+middle"])
    show((path: [1], hasMiddle: true))
    #expect(journal.take() == ["+1", "-first", "-inside", "-middle", "-last", "-all"])
    show((path: [], hasMiddle: true))
    #expect(journal.take() == ["+first", "+inside", "+middle", "+last", "+all", "-1"])
    show((path: [1], hasMiddle: false))
    #expect(journal.take() == ["+1", "-inside", "-middle", "-first", "-last", "-all"])
  }

  @Test func `rows appear in their order when what covered them goes (A1, S3)`() {
    let (_, show) = Probe.remoted((path: [Int](), rows: [1, 3])) { $state in
      NavigationStack(path: $state.path) {
        noted(
          "list", List(state.rows, id: \.self) { noted("row \($0)", Text("\($0)")) }
        )
        .navigationDestination(for: Int.self) { _ in Text("page") }
      }
    }
    show((path: [], rows: [1, 2, 3]))
    show((path: [1], rows: [1, 2, 3]))
    _ = journal.take()
    show((path: [], rows: [1, 2, 3]))
    #expect(journal.take() == ["+row 1", "+row 2", "+row 3", "+list"])
  }

  @Test func `a first value is told once, also where nobody looks (A4, A6)`() {
    let (_, show) = Probe.remoted([1]) { $path in
      NavigationStack(path: $path) {
        Text("root")
          .onChange(of: path, initial: true) { journal.note("\($0) \($1)") }
          .onAppear { journal.note("appears") }
          .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    #expect(journal.take() == ["[1] [1]"])
    show([2])
    #expect(journal.take() == ["[1] [2]"])
    show([])
    #expect(journal.take() == ["appears", "[2] []"])
  }
}
