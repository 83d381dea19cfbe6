// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting
import WaymarkViews

private struct Trail: Transferable {
  let name: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.name)
  }
}

/// A value with or without text.
private struct Half: Transferable {
  struct Missing: Error {}
  let text: String?

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { (half: Half) -> String in
      guard let text = half.text else { throw Missing() }
      return text
    })
  }
}

/// Sharing items with other apps.
@MainActor
struct ShareLinkTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func shared(_ title: String, _ link: some View) throws -> [SharedContent] {
    let probe = Probe(link)
    try probe.tap(title)
    return probe.host.shared
  }

  @Test func `a tap shares a URL with a subject and a message`() throws {
    let link = ShareLink(
      "Send", item: try url("https://example.com/a"), subject: Text("A trail"),
      message: Text("Look"))
    #expect(
      try shared("Send", link) == [
        SharedContent([.address("https://example.com/a")], subject: "A trail", message: "Look")
      ])
  }

  @Test func `several items are shared in order`() throws {
    let link = ShareLink(items: ["one", "two"]) { Text("Both") }
    #expect(try shared("Both", link) == [SharedContent([.text("one"), .text("two")])])
  }

  @Test func `the default label shows Share and the symbol`() throws {
    let probe = Probe(ShareLink(item: "x"))
    try probe.tap("Share…")
    #expect(probe.host.shared.count == 1)
    #expect(probe.text(.systemName, of: .image) == ["square.and.arrow.up"])
  }

  @Test func `an app's own type is shared as its representation, with its preview's title`()
    throws
  {
    let link = ShareLink(item: Trail(name: "Ridge"), preview: SharePreview("Ridge trail")) {
      Text("Send")
    }
    #expect(
      try shared("Send", link) == [SharedContent([.text("Ridge")], subject: "Ridge trail")])
  }

  @Test func `a disabled link shares nothing`() throws {
    let probe = Probe(ShareLink("Send", item: "x").disabled(true))
    #expect(throws: HostEventError.disabled) { try probe.tap("Send") }
    #expect(probe.host.shared.isEmpty)
  }

  @Test func `a tap reports items that cannot be shared`() throws {
    let probe = Probe(
      ShareLink(item: Image(systemName: "map"), preview: SharePreview("Map")) { Text("Send") })
    #expect(probe.reported.isEmpty)
    try probe.tap("Send")
    #expect(probe.reported == ["ShareLink can share only URLs and text."])
    #expect(probe.host.shared.isEmpty)
  }

  @Test func `items that can be shared are shared, and the others are reported`() throws {
    let probe = Probe(
      ShareLink("Send", items: [Half(text: "a"), Half(text: nil)]) { _ in SharePreview("Halves") })
    try probe.tap("Send")
    #expect(probe.host.shared.map(\.items) == [[.text("a")]])
    #expect(probe.reported.count == 1)
  }
}
