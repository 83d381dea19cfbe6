// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Shown: Equatable {
  var path: [Int] = []
  var isThere = true
}

/// Collects what it receives.
private final class CollectingHost: RenderHost {
  var batches: [[Mutation]] = []

  func apply(_ batch: [Mutation]) { batches.append(batch) }
}

private struct Numbered: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Text("root").navigationDestination(for: Int.self) { Text("\($0)") }
    }
    .onOpenURL { path = [Int($0.host ?? "") ?? 0] }
    .onAppear {}
  }
}

/// U1: links that open an app.
@MainActor
struct OpenURLTests {
  private let journal = Journal()

  private func url(_ words: String) throws -> URL { try #require(URL(string: "app://\(words)")) }

  private func page(_ binding: Binding<Shown>) -> some View {
    NavigationStack(path: binding.path) {
      VStack {
        if binding.wrappedValue.isThere {
          Text("root").onOpenURL { journal.note("root \($0.host ?? "")") }
        }
      }
      .onOpenURL { journal.note("outer \($0.host ?? "")") }
      .onAppear { journal.note("appears") }
      .navigationDestination(for: Int.self) { number in
        Text("page").onOpenURL { journal.note("\(number) \($0.host ?? "")") }
      }
    }
    .onOpenURL { url in
      if let number = Int(url.host ?? "") { binding.wrappedValue.path = [number, number + 1] }
    }
  }

  @Test func `every handler is called, outermost first, covered or not, and those gone are not`()
    throws
  {
    let (probe, show) = Probe.remoted(Shown(path: [1])) { page($0) }
    _ = journal.take()
    try probe.graph.open(url("x"))
    let heard = journal.take()
    #expect(heard.filter { $0 != "1 x" } == ["outer x", "root x"] && heard.contains("1 x"))
    show(Shown(isThere: false))
    _ = journal.take()
    try probe.graph.open(url("y"))
    #expect(journal.take() == ["outer y"])
  }

  @Test func `what handlers change is one batch`() throws {
    let (probe, _) = Probe.remoted(Shown()) { page($0) }
    let cost = try probe.cost { try probe.graph.open(url("4")) }
    #expect(cost.batches == 1 && probe.all(.screen).count == 3)
  }

  @Test func `links from before the first render come after it, all and in order`() throws {
    let host = HeadlessHost()
    let graph = ViewGraph(host: host)
    for words in ["one", "two", "7"] { try graph.open(url(words)) }
    #expect(journal.entries.isEmpty)
    let remote = Remote<Shown>()
    graph.mount(Remoted(Shown(path: [5]), remote) { page($0) })
    let heard = journal.take()
    // "5" is a pushed screen, which exists when the links arrive.
    for name in ["outer", "5"] {
      #expect(
        heard.filter { $0.hasPrefix("\(name) ") } == ["one", "two", "7"].map { "\(name) \($0)" })
    }
    #expect(remote.value?.path == [7, 8] && host.errors == [])
  }

  @Test func `a link between two mounts waits for the second`() throws {
    let graph = ViewGraph(host: HeadlessHost())
    graph.mount(Text("a"))
    graph.unmount()
    try graph.open(url("late"))
    graph.mount(Text("b").onOpenURL { journal.note($0.host ?? "") })
    #expect(journal.take() == ["late"])
  }

  nonisolated private static let addresses: [(String, String?, [String], String?)] = [
    ("example://numbers/42/13", "numbers", ["/", "42", "13"], nil),
    ("https://www.example.com/details?id=75", "www.example.com", ["/", "details"], "75"),
    ("example:///rooms/a%20b?id=", nil, ["/", "rooms", "a b"], ""),
    ("example://host", "host", [], nil),
  ]

  @Test(arguments: addresses)
  func `addresses are taken apart as programs expect (U6)`(
    words: String, host: String?, path: [String], id: String?
  ) throws {
    let heard = Remote<URL?>()
    let probe = Probe(
      Remoted(nil, heard) { $url in Text("a").onOpenURL { url = $0 } })
    try probe.graph.open(#require(URL(string: words)))
    let url = try #require(heard.value ?? nil)
    #expect((url.host ?? "").isEmpty ? host == nil : url.host == host)
    #expect(url.pathComponents == path)
    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems
    #expect(items?.first { $0.name == "id" }?.value == id)
  }

  @Test(arguments: ["", "http://[", "http://exa mple.com:x/", "a://b:port"])
  func `what is no address is nil (U6)`(words: String) {
    #expect(URL(string: words) == nil)
  }

  /// So a session finds out by their hashes that the page that was served shows the same.
  @Test func `a page without effects receives the batches of the app, with its first link`() throws
  {
    func batches(effects: Bool) throws -> [[Mutation]] {
      let host = CollectingHost()
      let graph = ViewGraph(host: host)
      graph.open(try url("7"))
      graph.mount(Numbered(), effects: effects)
      return host.batches
    }
    let page = try batches(effects: false)
    #expect(page.count == 2)
    let shown = page.last?.contains { change in
      if case .set(_, .text, .text("7")) = change { true } else { false }
    }
    #expect(shown == true)
    #expect(try page == batches(effects: true))
  }
}
