// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// The sample of the documentation.
private struct Reordering: DropDelegate {
  let name: String
  @Binding var names: [String]
  @Binding var dragged: String?

  func dropEntered(info: DropInfo) {
    guard let dragged, let from = names.firstIndex(of: dragged),
      let to = names.firstIndex(of: name), from != to
    else { return }
    withAnimation {
      names.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to)
    }
  }

  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

  func performDrop(info: DropInfo) -> Bool {
    dragged = nil
    return true
  }
}

private struct Tiles: View {
  @State private var names = ["a", "b", "c"]
  @State private var dragged: String?

  var body: some View {
    VStack {
      Text(names.joined(separator: " ") + (dragged.map { " (\($0))" } ?? ""))
      ForEach(names, id: \.self) { name in
        Text(name)
          .onDrag {
            dragged = name
            return NSItemProvider(object: NSString(string: name))
          }
          .onDrop(
            of: [.text],
            delegate: Reordering(name: name, names: $names, dragged: $dragged))
      }
    }
  }
}

/// A delegate that notes what it is told.
private struct Noting: DropDelegate {
  let journal: Journal
  var isValid = true
  var operation: DropOperation?

  func validateDrop(info: DropInfo) -> Bool { isValid }
  func dropEntered(info: DropInfo) { note("entered", info) }
  func dropExited(info: DropInfo) { note("exited", info) }

  func dropUpdated(info: DropInfo) -> DropProposal? {
    note("updated", info)
    return operation.map { DropProposal(operation: $0) }
  }

  func performDrop(info: DropInfo) -> Bool {
    note("performed", info)
    return true
  }

  private func note(_ what: String, _ info: DropInfo) {
    journal.note("\(what) \(Int(info.location.x)) \(info.itemProviders(for: [.text]).count)")
  }
}

/// Drags and drops with item providers.
@MainActor
struct DropDelegateTests {
  private let journal = Journal()

  private func element(_ text: String, _ probe: Probe) throws -> ElementID {
    try #require(probe.all(.text).last { $0[.text] == text }, "no \(text)").id
  }

  private func drop(
    _ phase: DropValue.Phase, _ source: String, on target: String, x: Double? = nil,
    _ probe: Probe
  ) throws {
    let points = x.map { [PointValue(x: $0, y: 0)] } ?? []
    let value = DropValue(phase, .element(try element(source, probe)), at: points)
    try probe.graph.send(HostEvent(.drop(value), on: element(target, probe)))
  }

  @Test func `the sample reorders views while one is dragged over them (D45)`() throws {
    let probe = Probe(Tiles())
    try probe.graph.send(HostEvent(.drag(true), on: element("a", probe)))
    #expect(probe.texts.first == "a b c (a)")
    try drop(.entered, "a", on: "b", probe)
    try drop(.entered, "a", on: "c", probe)
    #expect(probe.texts.first == "b c a (a)")
    try drop(.dropped, "a", on: "c", probe)
    #expect(probe.texts.first == "b c a")
  }

  @Test func `the sample reorders views by accessibility actions (D45)`() {
    let app = XCUIApplication { Tiles() }
    app.launch()
    app.staticTexts["a"].performAccessibilityAction("Drag")
    app.staticTexts["c"].performAccessibilityAction("Drop")
    #expect(app.staticTexts["b c a"].exists)
  }

  private func board(_ delegate: Noting) -> Probe {
    Probe(
      VStack {
        Text(verbatim: "text").onDrag { NSItemProvider(object: NSString(string: "rain")) }
        Text(verbatim: "nothing").onDrag { NSItemProvider() }
        Text(verbatim: "here").onDrop(of: [.plainText], delegate: delegate)
      })
  }

  @Test func `a delegate is told when a drag enters, leaves and is dropped (D45)`() throws {
    let probe = board(Noting(journal: journal))
    try drop(.entered, "text", on: "here", x: 3, probe)
    #expect(journal.take() == ["entered 3 1", "updated 3 1"])
    try drop(.left, "text", on: "here", probe)
    #expect(journal.take() == ["exited 0 1"])
    try drop(.entered, "text", on: "here", probe)
    try drop(.dropped, "text", on: "here", x: 4, probe)
    #expect(journal.take() == ["entered 0 1", "updated 0 1", "updated 4 1", "performed 4 1"])
    try drop(.dropped, "nothing", on: "here", probe)
    #expect(journal.take() == [])
  }

  @Test func `a delegate refuses a drag, or forbids its drop (D45)`() throws {
    let invalid = board(Noting(journal: journal, isValid: false))
    try drop(.entered, "text", on: "here", invalid)
    try drop(.dropped, "text", on: "here", invalid)
    #expect(journal.take() == [])
    let forbidden = board(Noting(journal: journal, operation: .forbidden))
    try drop(.entered, "text", on: "here", forbidden)
    try drop(.dropped, "text", on: "here", forbidden)
    #expect(
      journal.take() == ["entered 0 1", "updated 0 1", "updated 0 1", "exited 0 1"])
  }

  @Test func `an action receives providers of the app and of other windows (D45)`() async throws {
    let (journal, tray) = (journal, Tray())
    let probe = Probe(
      VStack {
        Text(verbatim: "text").onDrag { NSItemProvider(object: NSString(string: "rain")) }
        Text(verbatim: "value").draggable("sun")
        Text(verbatim: "here").onDrop(of: [.text], isTargeted: nil) { providers in
          tray.providers += providers
          return true
        }
      })
    try drop(.dropped, "text", on: "here", probe)
    try drop(.dropped, "value", on: "here", probe)
    let outside = DropValue(.dropped, .outside(text: "fog", link: nil))
    try probe.graph.send(HostEvent(.drop(outside), on: element("here", probe)))
    for provider in tray.providers {
      #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
      #expect(provider.canLoadObject(ofClass: String.self))
      #expect(!provider.canLoadObject(ofClass: URL.self))
      let text = await withCheckedContinuation { continuation in
        provider.loadObject(ofClass: NSString.self) { object, _ in
          continuation.resume(returning: (object as? NSString).map { "\($0)" })
        }
      }
      journal.note(text ?? "nothing")
    }
    #expect(journal.take() == ["rain", "sun", "fog"])
  }

  @Test func `a view that is dragged with a preview is a source (D45)`() throws {
    let probe = Probe(
      Text(verbatim: "text").onDrag {
        NSItemProvider()
      } preview: {
        Text(verbatim: "drop")
      })
    let source = try #require(probe.all(.box).first { $0[.draggable] != nil })
    try probe.graph.send(HostEvent(.drag(true), on: source.id))
    #expect(probe.texts == ["text", "drop"])
  }

  @Test func `a provider loads data, URLs and values, or an error`() async throws {
    let url = try #require(URL(string: "https://a.b/c"))
    let provider = NSItemProvider(object: try #require(NSURL(string: "https://a.b/c")))
    #expect(provider.registeredTypeIdentifiers == ["public.url"])
    let found = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: URL.self) { url, _ in continuation.resume(returning: url) }
    }
    #expect(found == url)
    let text = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: String.self) { text, error in
        continuation.resume(returning: text ?? error.map { _ in "an error" })
      }
    }
    #expect(text == "an error")
    let own = NSItemProvider()
    own.registerDataRepresentation(for: .json) { done in
      done(Data("{}".utf8), nil)
      done(nil, nil)
      return nil
    }
    own.registerDataRepresentation(for: .png) { done in
      done(nil, nil)
      return nil
    }
    let data = await withCheckedContinuation { continuation in
      own.loadDataRepresentation(for: .json) { data, _ in continuation.resume(returning: data) }
    }
    #expect(data?.count == 2)
    let failed = await withCheckedContinuation { continuation in
      own.loadTransferable(type: Picture.self) { continuation.resume(returning: $0) }
    }
    #expect(throws: (any Error).self) { try failed.get() }
  }
}

@MainActor
private final class Tray {
  var providers: [NSItemProvider] = []
}

private struct Picture: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .png) { _ in Picture() }
  }
}
