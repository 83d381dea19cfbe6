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

/// What a person shares from an app.
@MainActor
struct ShareLinkTests {
  private func url(_ words: String) throws -> URL { try #require(URL(string: words)) }

  private func shared(_ title: String, _ link: some View) throws -> [SharedContent] {
    let probe = Probe(link)
    try probe.tap(title)
    return probe.host.shared
  }

  @Test func `a tap has the host share an address with a subject and a message`() throws {
    let link = ShareLink(
      "Send", item: try url("https://example.com/a"), subject: Text("A trail"),
      message: Text("Look"))
    #expect(
      try shared("Send", link) == [
        SharedContent([.address("https://example.com/a")], subject: "A trail", message: "Look")
      ])
  }

  @Test func `several items are shared in order, as addresses or text`() throws {
    let link = ShareLink(items: ["one", "two"]) { Text("Both") }
    #expect(try shared("Both", link) == [SharedContent([.text("one"), .text("two")])])
  }

  @Test func `the usual label says Share, and has the glyph`() throws {
    let probe = Probe(ShareLink(item: "x"))
    try probe.tap("Share…")
    #expect(probe.host.shared.count == 1)
    #expect(probe.text(.systemName, of: .image) == ["square.and.arrow.up"])
  }

  @Test func `a type of the app's is shared as its representation, under its preview's title`()
    throws
  {
    let link = ShareLink(item: Trail(name: "Ridge"), preview: SharePreview("Ridge trail")) {
      Text("Send")
    }
    #expect(
      try shared("Send", link) == [SharedContent([.text("Ridge")], subject: "Ridge trail")])
  }

  @Test func `what is disabled shares nothing`() throws {
    let probe = Probe(ShareLink("Send", item: "x").disabled(true))
    #expect(throws: HostEventRefusal.disabled) { try probe.tap("Send") }
    #expect(probe.host.shared.isEmpty)
  }

  @Test func `what cannot be shared is reported when it is to be`() throws {
    let probe = Probe(
      ShareLink(item: Image(systemName: "map"), preview: SharePreview("Map")) { Text("Send") })
    #expect(probe.reported.isEmpty)
    try probe.tap("Send")
    #expect(probe.reported == ["ShareLink: only addresses and text can be shared here."])
    #expect(probe.host.shared.isEmpty)
  }
}
