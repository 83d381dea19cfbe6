// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// A value that is transferred as JSON, or by its title.
private struct Card: Codable, Hashable, Transferable {
  struct Unreadable: Error {}
  var title: String

  static let type = UTType(exportedAs: "org.example.card")

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: type)
    ProxyRepresentation(
      exporting: { (card: Card) -> String in card.title },
      importing: { text in
        guard !text.isEmpty else { throw Unreadable() }
        return Card(title: "from \(text)")
      })
  }
}

/// Another type that is read from the same JSON.
private struct Memo: Codable, Transferable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: Memo.self, contentType: Card.type)
  }
}

/// A type that represents itself, which never comes to an end.
private struct Endless: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(
      exporting: { (one: Endless) -> Endless in one }, importing: { (one: Endless) in one })
  }
}

@MainActor
struct DragTests {
  private let journal = Journal()

  /// A destination that notes what it is told.
  private func destination<T: Transferable>(
    _ name: String, _ type: T.Type, accepts: Bool = true, content: some View
  ) -> some View {
    content.dropDestination(for: type) { [journal] items, point in
      journal.note("\(name) \(items.count) \(items[0]) at \(Int(point.x)),\(Int(point.y))")
      return accepts
    } isTargeted: { [journal] isTargeted in
      journal.note("\(name) \(isTargeted ? "in" : "out")")
    }
  }

  private func element(_ text: String, _ probe: Probe) throws -> ElementTree.Element {
    try #require(probe.all(.text).first { $0[.text] == text }, "no \(text)")
  }

  private func drop(
    _ phase: DropValue.Phase, _ source: String, on target: String, at points: [PointValue] = [],
    _ probe: Probe
  ) throws {
    let value = DropValue(phase, .element(try element(source, probe).id), at: points)
    try probe.graph.send(HostEvent(.drop(value), on: element(target, probe).id))
  }

  private func drag(_ isDragged: Bool, _ source: String, _ probe: Probe) throws {
    try probe.graph.send(HostEvent(.drag(isDragged), on: element(source, probe).id))
  }

  @Test func `a value of the type is delivered with the position in the view (D36)`() throws {
    let probe = Probe(
      VStack {
        Text("a").draggable(Card(title: "one"))
        destination("cards", Card.self, content: Text("b"))
      })
    try drag(true, "a", probe)
    try drop(.dropped, "a", on: "b", at: [PointValue(x: 3, y: 4)], probe)
    #expect(journal.take() == ["cards 1 Card(title: \"one\") at 3,4"])
    #expect(try element("a", probe)[.draggable] == 1)
  }

  @Test func `a view is told when a drag enters, leaves and is dropped (D36)`() throws {
    let probe = Probe(
      VStack {
        Text("a").draggable("x")
        destination("left", String.self, content: Text("b"))
        destination("right", String.self, content: Text("c"))
      })
    try drag(true, "a", probe)
    try drop(.entered, "a", on: "b", probe)
    try drop(.entered, "a", on: "b", probe)
    try drop(.entered, "a", on: "c", probe)
    try drop(.left, "a", on: "c", probe)
    #expect(journal.take() == ["left in", "left out", "right in", "right out"])
    try drop(.entered, "a", on: "c", probe)
    try drop(.dropped, "a", on: "c", probe)
    #expect(journal.take() == ["right in", "right out", "right 1 x at 0,0"])
    try drag(true, "a", probe)
    try drop(.entered, "a", on: "b", probe)
    try drag(false, "a", probe)
    #expect(journal.take() == ["left in", "left out"])
  }

  @Test func `the innermost destination that takes the value receives it`() throws {
    let probe = Probe(
      destination(
        "outer", Card.self,
        content: VStack {
          Text("a").draggable(Card(title: "one"))
          destination("urls", URL.self, content: Text("b"))
          destination("inner", Card.self, content: Text("c"))
        }))
    let points = [PointValue(x: 1, y: 2), PointValue(x: 5, y: 6)]
    try drop(.entered, "a", on: "b", probe)
    try drop(.dropped, "a", on: "b", at: points, probe)
    #expect(
      journal.take() == ["outer in", "outer out", "outer 1 Card(title: \"one\") at 5,6"])
    try drop(.dropped, "a", on: "c", at: points, probe)
    #expect(journal.take() == ["inner 1 Card(title: \"one\") at 1,2"])
  }

  @Test func `a value is converted by its representations (D36)`() throws {
    let url = try #require(URL(string: "https://a.b/c"))
    let probe = Probe(
      VStack {
        Text("card").draggable(Card(title: "one"))
        Text("text").draggable("two")
        Text("url").draggable(url)
        Text("number").draggable(Endless())
        destination("memos", Memo.self, content: Text("n"))
        destination("strings", String.self, content: Text("s"))
        destination("cards", Card.self, content: Text("c"))
        destination("urls", URL.self, content: Text("u"))
        destination("endless", Endless.self, content: Text("e"))
      })
    let pairs = [
      ("card", "n", "memos 1 Memo(title: \"one\")"), ("card", "s", "strings 1 one"),
      ("text", "c", "cards 1 Card(title: \"from two\")"),
      ("url", "s", "strings 1 https://a.b/c"), ("url", "u", "urls 1 https://a.b/c"),
      ("text", "u", nil), ("text", "n", nil), ("number", "s", nil), ("text", "e", nil),
    ]
    for (source, target, note) in pairs {
      try drop(.dropped, source, on: target, probe)
      #expect(journal.take() == (note.map { ["\($0) at 0,0"] } ?? []), "\(source) on \(target)")
    }
  }

  @Test func `a value that cannot be read, or that the app refuses, is not accepted`() throws {
    let probe = Probe(
      VStack {
        Text("empty").draggable("")
        Text("full").draggable("x")
        destination("cards", Card.self, content: Text("c"))
        destination("strict", String.self, accepts: false, content: Text("s"))
      })
    try drop(.dropped, "empty", on: "c", probe)
    #expect(try journal.take() == [] && element("empty", probe)[.draggable] == 0)
    try drop(.dropped, "full", on: "s", probe)
    #expect(journal.take() == ["strict 1 x at 0,0"])
    #expect(try element("full", probe)[.draggable] == 0)
  }

  @Test func `the value is that of the beginning of the drag`() throws {
    let journal = journal
    let (probe, show) = Probe.remoted(1) { $number in
      VStack {
        Text("a").draggable("\(number)")
        Text("b").dropDestination(for: String.self) { items, _ in
          journal.note(items[0])
          return true
        }
      }
    }
    try drag(true, "a", probe)
    show(2)
    try drop(.dropped, "a", on: "b", probe)
    try drop(.dropped, "a", on: "b", probe)
    #expect(journal.take() == ["1", "2"])
  }

  @Test func `a preview exists during the drag`() throws {
    let probe = Probe(
      VStack {
        Text("a").draggable("x") { Text("preview") }
        destination("strings", String.self, content: Text("b"))
      })
    let source = try #require(probe.all(.box).first { $0[.draggable] == 0 }).id
    #expect(!probe.texts.contains("preview"))
    try probe.graph.send(HostEvent(.drag(true), on: source))
    #expect(probe.texts.contains("preview"))
    #expect(probe.all(.box).contains { $0[.dragPreview] == true })
    let value = DropValue(.dropped, .element(source))
    try probe.graph.send(HostEvent(.drop(value), on: element("b", probe).id))
    #expect(!probe.texts.contains("preview") && journal.take().count == 1)
  }

  @Test func `text and links from outside are delivered as strings and URLs (D36)`() throws {
    let probe = Probe(
      destination(
        "outer", URL.self,
        content: VStack {
          destination("strings", String.self, content: Text("s"))
          destination("memos", Memo.self, content: Text("n"))
        }))
    func drop(_ phase: DropValue.Phase, _ text: String?, _ link: String?, on name: String) throws {
      let value = DropValue(phase, .outside(text: text, link: link))
      try probe.graph.send(HostEvent(.drop(value), on: element(name, probe).id))
    }
    try drop(.entered, "", "", on: "n")
    try drop(.dropped, "words", "https://a.b/c", on: "n")
    #expect(journal.take() == ["outer in", "outer out", "outer 1 https://a.b/c at 0,0"])
    try drop(.dropped, "words", "https://a.b/c", on: "s")
    try drop(.dropped, nil, "https://a.b/c", on: "s")
    #expect(journal.take() == ["strings 1 words at 0,0", "strings 1 https://a.b/c at 0,0"])
    try drop(.dropped, "words", nil, on: "n")
    #expect(journal.take() == [])
    #expect(try element("s", probe)[.dropTarget] == [.text, .link])
    #expect(try element("n", probe)[.dropTarget] == [])
    #expect(probe.all(.vstack)[0][.dropTarget] == [.link])
  }

  @Test func `a view can be several destinations`() throws {
    let probe = Probe(
      VStack {
        Text("a").draggable(Card(title: "one"))
        destination(
          "urls", URL.self, content: destination("memos", Memo.self, content: Text("b")))
      })
    #expect(try element("b", probe)[.dropTarget] == [.link])
    try drop(.dropped, "a", on: "b", at: [PointValue(x: 1, y: 2)], probe)
    #expect(journal.take() == ["memos 1 Memo(title: \"one\") at 1,2"])
    try probe.graph.send(
      HostEvent(
        .drop(
          DropValue(
            .dropped, .outside(text: nil, link: "https://a.b/c"), at: [PointValue(x: 1, y: 2)])),
        on: element("b", probe).id))
    #expect(journal.take() == ["urls 1 https://a.b/c at 1,2"])
  }
}
