// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// Opens a link with the action in its environment.
private struct Opener: View {
  let name: String
  let link: URL
  var note: ((Bool) -> Void)?
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button(name) {
      if let note { openURL(link, completion: note) } else { openURL(link) }
    }
  }
}

/// Links that lead outside of the app.
@MainActor
struct OpenURLActionTests {
  private let journal = Journal()

  private func url(_ words: String) throws -> URL { try #require(URL(string: words)) }

  @Test func `without a handler the host opens the link`() throws {
    let link = try url("https://example.com/a")
    let probe = Probe(Opener(name: "Open", link: link) { journal.note("\($0)") })
    try probe.tap("Open")
    #expect(probe.host.openedAddresses == ["https://example.com/a"] && journal.take() == ["true"])
  }

  @Test(arguments: [
    ("handled", "true", []), ("discarded", "false", []),
    ("system", "true", ["https://example.com/system"]),
    ("other", "true", ["https://example.com/instead"]),
  ])
  func `a handler decides what becomes of a link`(
    host: String, accepted: String, opened: [String]
  ) throws {
    let instead = try url("https://example.com/instead")
    let link = try url("https://example.com/\(host)")
    let probe = Probe(
      Opener(name: "Open", link: link) { journal.note("\($0)") }
        .environment(
          \.openURL,
          OpenURLAction { url in
            journal.note(url.lastPathComponent)
            switch url.lastPathComponent {
            case "handled": return .handled
            case "discarded": return .discarded
            case "system": return .systemAction
            default: return .systemAction(instead)
            }
          }))
    try probe.tap("Open")
    #expect(journal.take() == [host, accepted] && probe.host.openedAddresses == opened)
  }

  @Test func `the nearest handler decides, and leaves the rest to the host`() throws {
    let link = try url("https://example.com")
    let probe = Probe(
      Opener(name: "Open", link: link)
        .environment(
          \.openURL,
          OpenURLAction { _ in
            journal.note("inner")
            return .systemAction
          }
        )
        .environment(
          \.openURL,
          OpenURLAction { _ in
            journal.note("outer")
            return .handled
          }))
    try probe.tap("Open")
    #expect(journal.take() == ["inner"] && probe.host.openedAddresses == [link.absoluteString])
  }

  @Test func `screens and sheets have the handler of their place`() throws {
    let link = try url("example://a")
    let (probe, show) = Probe.remoted([Int]()) { $path in
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { _ in Opener(name: "Open", link: link) }
          .sheet(isPresented: .constant(path.isEmpty)) { Opener(name: "Sheet", link: link) }
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          journal.note("\(url)")
          return .handled
        })
    }
    try probe.tap("Sheet")
    show([1])
    try probe.tap("Open")
    #expect(journal.take() == ["example://a", "example://a"])
  }

  @Test func `outside of a view nothing opens`() throws {
    let link = try url("example://a")
    EnvironmentValues().openURL(link) { journal.note("\($0)") }
    #expect(journal.take() == ["false"])
  }

  // MARK: Visible links

  @Test func `a Link opens its destination as its place does`() throws {
    let link = try url("https://example.com/a")
    let probe = Probe(
      VStack {
        Link("Host", destination: link)
        Link("App" as String, destination: link)
          .environment(
            \.openURL,
            OpenURLAction { _ in
              journal.note("app")
              return .handled
            })
        Link(destination: link) { Image(systemName: "star") }.disabled(true)
      })
    let links = probe.all(.link)
    #expect(links.map { $0.properties[.url] } == Array(repeating: .text("\(link)"), count: 3))
    // A link that the host opens by itself needs no tap; one that the app handles does.
    #expect(links.map { $0.properties[.tappable] } == [nil, .bool(true), nil])
    try probe.graph.send(HostEvent(.tap, on: links[0].id))
    try probe.graph.send(HostEvent(.tap, on: links[1].id))
    #expect(throws: HostEventError.disabled) {
      try probe.graph.send(HostEvent(.tap, on: links[2].id))
    }
    #expect(throws: HostEventError.unsupported) {
      try probe.graph.send(HostEvent(.submit, on: links[0].id))
    }
    #expect(journal.take() == ["app"] && probe.host.openedAddresses == ["\(link)"])
  }
}
