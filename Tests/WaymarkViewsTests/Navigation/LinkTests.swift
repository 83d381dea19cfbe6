// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Shown: Equatable {
  var path: [Int] = []
  var hasLink = true
  var name = "a"
}

/// N15 and L3: links that push views, alone and mixed with values.
@MainActor
struct LinkTests {
  private let probe: Probe
  private let show: (Shown) -> Void
  private let remote = Remote<Shown>()

  init() {
    let probe = Probe(
      Remoted(Shown(), remote) { $shown in
        NavigationStack(path: $shown.path) {
          VStack {
            if shown.hasLink { NavigationLink("root link") { Text("view of root \(shown.name)") } }
          }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Tally("page\(number)")
              NavigationLink("link of \(number)") {
                NavigationLink("value above \(number)", value: number * 10)
              }
            }
          }
        }
      })
    self.probe = probe
    show = { [remote] shown in
      remote.value = shown
      probe.graph.flush()
    }
  }

  private var path: [Int]? { remote.value?.path }

  @Test func `a pushed view is not in the path, and back takes it away (N15)`() throws {
    try probe.tap("root link")
    #expect(probe.texts.last == "view of root a" && path == [])
    show(Shown(name: "b"))
    #expect(probe.texts.last == "view of root b")
    try probe.back()
    #expect(probe.all(.screen).count == 1)
  }

  @Test func `a value can be pushed above a view, and back goes one by one (N15)`() throws {
    show(Shown(path: [1]))
    try probe.tap("link of 1")
    try probe.tap("value above 1")
    #expect(path == [1, 10] && probe.all(.screen).count == 4)
    try probe.back()
    #expect(path == [1] && probe.all(.screen).count == 3)
    try probe.back()
    #expect(path == [1] && probe.all(.screen).count == 2)
  }

  @Test func `a path cut below a view takes the view away (N15)`() throws {
    show(Shown(path: [1]))
    try probe.tap("link of 1")
    show(Shown())
    #expect(probe.all(.screen).count == 1)
  }

  @Test func `a newer path is not cut by links that go with their screens (N11, N15)`() throws {
    show(Shown(path: [1]))
    try probe.tap("link of 1")
    try probe.tap("value above 1")
    show(Shown(path: [5, 6]))
    #expect(path == [5, 6])
    #expect(probe.texts.filter { $0.hasPrefix("page") } == ["page5 0", "page6 0"])
    #expect(probe.all(.screen).count == 3 && probe.host.errors.isEmpty)
  }

  @Test func `a link that leaves takes what it pushed with it (L3)`() throws {
    try probe.tap("root link")
    show(Shown(hasLink: false))
    #expect(probe.all(.screen).count == 1 && probe.texts.isEmpty)
    show(Shown())
    #expect(probe.all(.screen).count == 1)
    try probe.tap("root link")
    #expect(probe.all(.screen).count == 2)
  }

  private struct Vanishing: View {
    @State private var isThere = true

    var body: some View {
      if isThere { NavigationLink("push") { Button("vanish") { isThere = false } } }
    }
  }

  @Test func `a link that leaves by its own view's state takes its screen with it (L3)`() throws {
    let probe = Probe(NavigationStack { VStack { Vanishing() } })
    try probe.tap("push")
    try probe.tap("vanish")
    #expect(probe.all(.screen).count == 1 && probe.host.errors == [])
  }

  @Test func `a stack that leaves does not write its path`() throws {
    let remote = Remote<Shown>()
    let probe = Probe(
      Remoted(Shown(), remote) { $shown in
        if shown.hasLink {
          NavigationStack(path: $shown.path) {
            NavigationLink("view") { NavigationLink("value", value: 1) }
              .navigationDestination(for: Int.self) { Text("page \($0)") }
          }
        }
      })
    try probe.tap("view")
    try probe.tap("value")
    #expect(remote.value?.path == [1])
    remote.value?.hasLink = false
    probe.graph.flush()
    #expect(remote.value?.path == [1] && probe.all(.screen).isEmpty)
  }

  @Test func `a link outside of a stack is disabled, and reported when it is tapped (L9)`() throws {
    let probe = Probe(NavigationLink("go") { Text("x") })
    #expect(probe.all(.button).map { $0.properties[.disabled] } == [.bool(true)])
    #expect(probe.reported == [])
    #expect(throws: HostEventError.disabled) { try probe.tap("go") }
    #expect(probe.reported == [Self.stray])
  }

  @Test(arguments: ["flag", "tag", "object", "observable"])
  func `a hidden link outside of a stack is reported when its binding becomes true (L9)`(
    _ kind: String
  ) {
    let object = Flagged()
    let watched = WatchedFlag()
    let (probe, set) = Probe.remoted(String?.none) { $tag in
      Text("here").background {
        switch kind {
        case "flag":
          NavigationLink(isActive: Binding(get: { tag != nil }, set: { _ in })) {
            Text("x")
          } label: {
            EmptyView()
          }
        case "tag": NavigationLink("go", destination: Text("x"), tag: "a", selection: $tag).hidden()
        case "object": Flag(object: object)
        default: WatchedFlagLink(flag: watched)
        }
      }
    }
    #expect(probe.reported == [])
    set("b")
    set(nil)
    object.isOn = false
    probe.graph.flush()
    #expect(probe.reported == (kind == "flag" ? [Self.stray] : []))
    set("a")
    object.isOn = true
    watched.isOn = true
    probe.graph.flush()
    #expect(probe.reported == [Self.stray] && probe.texts.contains("here"))
  }

  private static let stray = "A NavigationLink outside of a NavigationStack cannot be activated."
}

private final class Flagged: ObservableObject {
  @Published var isOn = false
}

private struct Flag: View {
  @ObservedObject var object: Flagged

  var body: some View {
    NavigationLink(isActive: $object.isOn) {
      Text("x")
    } label: {
      EmptyView()
    }
  }
}

@Observable
@MainActor
private final class WatchedFlag {
  var isOn = false
}

/// Its body does not read the flag, so only the link observes it.
private struct WatchedFlagLink: View {
  @Bindable var flag: WatchedFlag

  var body: some View {
    NavigationLink(isActive: $flag.isOn) {
      Text("x")
    } label: {
      EmptyView()
    }
  }
}
