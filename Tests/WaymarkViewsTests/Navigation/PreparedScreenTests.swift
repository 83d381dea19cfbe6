// SPDX-License-Identifier: MIT

import Observation
import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

/// A value that equals another with the same number, whatever its name.
private struct Named: Hashable {
  let number: Int
  var name = ""

  static func == (one: Named, other: Named) -> Bool { one.number == other.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

@MainActor
@Observable
private final class Items {
  var all = [1, 2, 3]
}

private struct Item: View {
  let items: Items
  let index: Int
  let journal: Journal

  var body: some View {
    journal.note("\(items.all.count)")
    return Text(verbatim: "\(index)")
  }
}

private struct Shown: Equatable {
  var path: [Named] = []
  var name = "a"
  var hasLink = true
  var isEnabled = true
}

@MainActor
@Observable
private final class Requests {
  var isSheetShown = false
  var isDetailShown = false
}

/// N21: screens of links that are pressed.
@MainActor
struct PreparedScreenTests {
  private let journal = Journal()
  private let subject = PassthroughSubject<Int, Never>()
  private let remote = Remote<Shown>()
  private let requests = Requests()

  private func probe() -> Probe {
    Probe(
      Remoted(Shown(), remote) { [journal, subject, requests = Bindable(requests)] $shown in
        NavigationStack(path: $shown.path) {
          VStack {
            if shown.hasLink {
              NavigationLink("one", value: Named(number: 1, name: shown.name))
                .disabled(!shown.isEnabled)
            }
            NavigationLink("two", value: Named(number: 2))
            NavigationLink("view") { Text("a view") }
            NavigationLink("nowhere", value: "nowhere")
            Button("button") {}
          }
          .navigationDestination(for: Named.self) { value in
            Button("\(value.number) \(value.name)") { journal.note("tapped") }
              .navigationTitle("Title")
              .onAppear { journal.note("appear \(value.number)") }
              .onChange(of: shown.name, initial: true) { journal.note("initial") }
              .onReceive(subject) { journal.note("received \($0)") }
              .onOpenURL { journal.note("opened \($0)") }
              .sheet(isPresented: requests.isSheetShown) { Text("sheet") }
              .navigationDestination(isPresented: requests.isDetailShown) { Text("detail") }
              .navigationDestination(for: Double.self) { Text(verbatim: "double \($0)") }
          }
        }
      })
  }

  private func change(_ probe: Probe, _ change: (inout Shown) -> Void) {
    if var value = remote.value {
      change(&value)
      remote.value = value
    }
    probe.graph.flush()
  }

  private func prepare(_ title: String, _ probe: Probe) throws -> ElementID? {
    try probe.graph.prepareScreen(of: probe.button(title).id)
  }

  @Test func `a screen of a pressed link is in no element, and has not appeared (N21)`() throws {
    let probe = probe()
    let screen = try #require(try prepare("one", probe))
    #expect(probe.all(.screen).count == 1)
    #expect(probe.host.tree[screen]?.parent == nil)
    #expect(probe.host.tree[screen]?[.title] == "Title")
    #expect(probe.host.tree[screen]?[.backTitle] == "Back")
    #expect(probe.words(screen) == "1 a")
    #expect(journal.take() == [] && remote.value?.path == [])
  }

  @Test func `a tap pushes the screen as it is (N21)`() throws {
    let probe = probe()
    let screen = try prepare("one", probe)
    let cost = try probe.cost { try probe.tap("one") }
    #expect(cost.creates == 0 && cost.inserts == 1)
    #expect(probe.all(.screen).last?.id == screen)
    #expect(remote.value?.path == [Named(number: 1)])
    #expect(journal.take() == ["appear 1", "initial"])
    try probe.tap("1 a")
    #expect(journal.take() == ["tapped"])
    try probe.back()
    #expect(probe.all(.screen).count == 1 && probe.host.errors == [])
  }

  @Test func `a tap pushes the screen of a link that has its view (N21)`() throws {
    let probe = probe()
    let screen = try prepare("view", probe)
    let cost = try probe.cost { try probe.tap("view") }
    #expect(cost.creates == 0)
    #expect(probe.all(.screen).last?.id == screen && probe.texts.last == "a view")
    try probe.back()
    #expect(probe.all(.screen).count == 1 && probe.host.errors == [])
  }

  @Test func `nothing in the screen acts on the app before it is pushed (N21)`() throws {
    let probe = probe()
    requests.isSheetShown = true
    requests.isDetailShown = true
    let screen = try #require(try prepare("one", probe))
    subject.send(7)
    #expect(probe.all(.sheet).isEmpty && probe.all(.screen).count == 1)
    try probe.graph.open(#require(URL(string: "app:a")))
    #expect(journal.take() == [])
    let button = try #require(probe.host.tree[screen]?.children.first)
    #expect(throws: HostEventError.hidden) { try probe.graph.send(HostEvent(.tap, on: button)) }

    try probe.tap("one")
    subject.send(8)
    #expect(journal.take().contains("received 8"))
    #expect(probe.all(.sheet).count == 1)
    #expect(probe.texts.contains("detail") && probe.host.errors == [])
    try probe.graph.open(#require(URL(string: "app:b")))
    #expect(journal.take().contains("opened app:b"))
  }

  private struct Tabs: View {
    @Bindable var requests: Requests

    var body: some View {
      TabView {
        VStack {
          Text("first").sheet(isPresented: $requests.isSheetShown) { Text("sheet") }
          // Is created after the push.
          if !requests.isSheetShown {
            Text("second").sheet(isPresented: $requests.isDetailShown) { Text("other sheet") }
          }
        }
        .tabItem { Text("tab") }
      }
    }
  }

  @Test func `the parts in the screen become parts of the app with it (N21)`() throws {
    requests.isSheetShown = true
    requests.isDetailShown = true
    let probe = Probe(NavigationStack { NavigationLink("push") { Tabs(requests: requests) } })
    #expect(try prepare("push", probe) != nil)
    #expect(probe.all(.sheet).isEmpty)
    try probe.tap("push")
    #expect(probe.texts.last == "sheet" && probe.all(.sheet).count == 1)
    requests.isSheetShown = false
    probe.graph.flush()
    #expect(probe.texts.last == "other sheet" && probe.all(.sheet).count == 1)
    #expect(probe.host.errors == [])
  }

  @Test func `a screen that was not pushed ends (N21)`() throws {
    let probe = probe()
    let screen = try #require(try prepare("one", probe))
    probe.graph.endPreparation()
    #expect(probe.host.tree[screen] == nil)
    let next = try #require(try prepare("one", probe))
    try probe.tap("button")
    #expect(probe.host.tree[next] == nil)
    let third = try #require(try prepare("one", probe))
    try probe.tap("two")
    #expect(probe.host.tree[third] == nil && probe.all(.screen).count == 2)
    #expect(probe.host.errors == [] && journal.take() == ["appear 2", "initial"])
  }

  @Test func `a screen ends with a tap that is refused (N21)`() throws {
    let probe = probe()
    let link = try probe.button("one").id
    let screen = try #require(try prepare("one", probe))
    change(probe) { $0.isEnabled = false }
    #expect(probe.host.tree[screen] != nil)
    #expect(throws: HostEventError.disabled) { try probe.graph.send(HostEvent(.tap, on: link)) }
    #expect(probe.host.tree[screen] == nil && probe.host.errors == [])
  }

  @Test func `at most one screen is prepared (N21)`() throws {
    let probe = probe()
    let count = probe.host.tree.count
    let first = try #require(try prepare("one", probe))
    let own = probe.host.tree.count - count
    let second = try #require(try prepare("two", probe))
    #expect(probe.host.tree[first] == nil && probe.host.tree[second] != nil)
    #expect(probe.host.tree.count == count + own)
    probe.graph.endPreparation()
    #expect(probe.host.tree.count == count && probe.host.errors == [])
  }

  @Test func `a screen shows the value of the tap (N21)`() throws {
    let probe = probe()
    let screen = try prepare("one", probe)
    // The same destination, and an equal value with another name.
    change(probe) { $0.path = [Named(number: 1, name: "other")] }
    #expect(probe.all(.screen).last?.id == screen)
    #expect(probe.words(try #require(probe.all(.screen).last).id) == "1 other")
    #expect(probe.host.errors == [])
  }

  @Test func `a screen shows what its destination captures at the tap (N21)`() throws {
    let probe = probe()
    _ = try prepare("one", probe)
    change(probe) { $0.name = "b" }
    try probe.tap("one")
    #expect(probe.words(try #require(probe.all(.screen).last).id) == "1 b")
  }

  @Test func `a screen ends with its data, without being evaluated again (N21)`() throws {
    let items = Items()
    let probe = Probe(
      NavigationStack {
        NavigationLink("last", value: 2)
          // As code that would trap.
          .navigationDestination(for: Int.self) { [journal] index in
            journal.note("\(items.all.count)")
            return Item(items: items, index: index, journal: journal)
          }
      })
    let screen = try #require(try prepare("last", probe))
    #expect(journal.take() == ["3", "3"])
    items.all = [1]
    probe.graph.flush()
    #expect(probe.host.tree[screen] == nil && journal.take() == [])
    #expect(probe.host.errors == [])
  }

  @Test func `a screen ends with its stack, and with the window (N21)`() throws {
    let isShown = Remote<Bool>()
    let probe = Probe(
      Remoted(true, isShown) { $isShown in
        if isShown {
          NavigationStack { NavigationLink("push") { Text("pushed") } }
        }
      })
    let screen = try #require(try prepare("push", probe))
    isShown.value = false
    probe.graph.flush()
    #expect(probe.host.tree[screen] == nil && probe.host.errors == [])
    isShown.value = true
    probe.graph.flush()
    #expect(try prepare("push", probe) != nil)
    probe.graph.unmount()
    #expect(probe.host.tree.count == 0 && probe.host.errors == [])
  }

  @Test func `only links whose screen is known are prepared (N21)`() throws {
    let probe = probe()
    #expect(try prepare("nowhere", probe) == nil)
    #expect(try prepare("button", probe) == nil)
    #expect(probe.graph.prepareScreen(of: ElementID(index: 1 << 20)) == nil)
    change(probe) { $0.isEnabled = false }
    #expect(try prepare("one", probe) == nil)
    let link = try probe.button("two").id
    try probe.tap("two")
    #expect(probe.graph.prepareScreen(of: link) == nil)
    #expect(probe.host.errors == [])
  }

  @Test func `a path of the app's own code decides first (N21)`() throws {
    var path: [Int] = []
    let probe = Probe(
      NavigationStack(path: Binding(get: { path }, set: { path = $0.filter { $0 > 1 } })) {
        VStack {
          NavigationLink("one", value: 1)
          NavigationLink("two", value: 2)
        }
        .navigationDestination(for: Int.self) { Text(verbatim: "\($0)") }
      })
    #expect(try prepare("one", probe) == nil)
    #expect(try prepare("two", probe) == nil)
  }
}
