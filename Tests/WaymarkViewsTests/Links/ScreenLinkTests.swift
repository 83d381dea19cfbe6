// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

private struct Linking<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    NavigationStack {
      VStack { content }.navigationDestination(for: Int.self) { Text("Lake \($0)") }
    }
  }
}

private struct Renumbered: View {
  @State private var number: Int? = 1

  var body: some View {
    Linking {
      NavigationLink("Lake", value: number)
      Button("Next") { number = number.map { $0 + 1 } }
      Button("None") { number = nil }
    }
  }
}

private struct Framed: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack { Button(configuration) }
  }
}

@MainActor
@Suite struct ScreenLinkTests {
  private let addresses: [AnyHashable: String] = [1: "/lakes/1", 2: "/lakes/2"]

  private func destinations(_ view: some View) -> [String?] {
    Probe(view, addresses: addresses).text(.destination, of: .button)
  }

  /// U16.
  @Test func `a link with a value has the URL of its screen`() {
    let links = Linking {
      NavigationLink("One", value: 1)
      NavigationLink("Three", value: 3)
      NavigationLink("Text", value: "1")
      NavigationLink("View") { Text("A view") }
      Button("Button") {}
    }
    #expect(destinations(links) == ["/lakes/1", nil, nil, nil, nil])
  }

  @Test func `the URL follows the value`() throws {
    let probe = Probe(Renumbered(), addresses: addresses)
    func link() throws -> String? { try probe.button("Lake")[.destination] }
    #expect(try link() == "/lakes/1")
    try probe.tap("Next")
    #expect(try link() == "/lakes/2")
    try probe.tap("Next")
    #expect(try link() == nil)
    try probe.tap("None")
    #expect(try link() == nil && probe.host.errors.isEmpty)
  }

  @Test func `a style keeps the URL`() {
    let links = Linking {
      NavigationLink("One", value: 1).buttonStyle(.bordered)
      NavigationLink("Two", value: 2).buttonStyle(Framed())
    }
    #expect(destinations(links) == ["/lakes/1", "/lakes/2"])
  }

  /// U16.
  @Test func `a button declares the screen that it opens`() {
    let buttons = VStack {
      Button("One") {}.linksToScreen(of: 1)
      Button("Three") {}.linksToScreen(of: 3)
      Button("Two") {}.buttonStyle(.borderedProminent).linksToScreen(of: 2)
    }
    #expect(destinations(buttons) == ["/lakes/1", nil, "/lakes/2"])
  }
}
