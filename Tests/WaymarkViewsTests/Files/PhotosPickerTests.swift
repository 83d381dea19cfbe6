// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting

@testable import WaymarkHeadless
@_spi(Host) @testable import WaymarkViews

/// The sample of the documentation.
private struct PortraitView: View {
  @State private var item: PhotosPickerItem?
  @State private var portrait: Image?

  var body: some View {
    VStack {
      portrait?.resizable().scaledToFit()
      PhotosPicker("Choose a Portrait", selection: $item, matching: .images)
    }
    .task(id: item) { portrait = try? await item?.loadTransferable(type: Image.self) }
  }
}

/// The sample of the documentation.
private struct Portrait: Transferable {
  let data: Data

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { data in Portrait(data: data) }
  }
}

private struct Film: Transferable {
  struct Unreadable: Error {}
  let words: String

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .movie) { film in
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("film-\(UUID()).mov")
      try Data(film.words.utf8).write(to: file)
      return SentTransferredFile(file)
    } importing: { received in
      let words = try String(contentsOf: received.file, encoding: .utf8)
      guard !words.isEmpty, !received.isOriginalFile else { throw Unreadable() }
      return Film(words: words)
    }
  }
}

private struct AlbumView: View {
  let journal: Journal
  var filter: PHPickerFilter?
  var most: Int? = 2
  @State private var items: [PhotosPickerItem] = []
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("\(items.count) chosen")
      PhotosPicker(selection: $items, maxSelectionCount: most, matching: filter) {
        Label("Album", systemImage: "photo")
      }
      Button("Other") { isShown = true }
        .photosPicker(isPresented: $isShown, selection: $items, maxSelectionCount: most)
    }
    .task(id: items) {
      for item in items {
        let types = item.supportedContentTypes.map(\.identifier)
        let data = try? await item.loadTransferable(type: Data.self)
        journal.note("\(types) \(data?.count ?? -1)")
      }
    }
  }
}

/// Photos and videos that a person chooses, and the representations by which they are read.
@MainActor
@Suite(.timeLimit(.minutes(10)))
final class PhotosPickerTests {
  private let journal = Journal()
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("photos-\(UUID())")
  private let picture: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 2, 0, 0, 0, 3, 8, 6, 0, 0, 0]

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func file(_ name: String, _ bytes: [UInt8]) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(bytes).write(to: url)
    return url
  }

  @Test func `the sample displays the chosen photo (M21)`() async throws {
    let app = XCUIApplication { PortraitView() }
    app.launch()
    app.buttons["Choose a Portrait"].tap()
    app.buttons["Choose a Photo…"].chooseFiles([try file("a.png", picture)])
    #expect(app.dialogs.count == 0)
    #expect(await app.images.firstMatch.waitForExistence(timeout: .seconds(10)))
  }

  @Test func `several items are chosen, at most as many as the picker allows (M21)`() throws {
    let app = XCUIApplication { [journal] in AlbumView(journal: journal) }
    app.launch()
    app.buttons["Album"].tap()
    let files = [try file("a.png", picture), try file("b.mov", [1]), try file("c.jpeg", [1, 2])]
    app.buttons["Choose Photos…"].chooseFiles(files)
    #expect(app.dialogs.element.staticTexts["At most 2 can be chosen."].exists)
    app.buttons["Choose Photos…"].chooseFiles(Array(files.dropFirst()))
    #expect(app.staticTexts["2 chosen"].exists)
    app.buttons["Other"].tap()
    app.buttons["Choose Photos…"].chooseFiles([files[0]])
    #expect(app.staticTexts["1 chosen"].exists)
  }

  @Test func `an item has the type and the contents of its file (M21)`() async throws {
    let item = PhotosPickerItem(
      FileValue(name: "c.jpeg", path: try file("c.jpeg", [1, 2, 3]).path))
    #expect(item.supportedContentTypes.map(\.identifier) == ["public.jpeg"])
    #expect(item.itemIdentifier == nil)
    #expect(try await item.loadTransferable(type: Data.self)?.count == 3)
    #expect(try await item.loadTransferable(type: Portrait.self)?.data.count == 3)
    #expect(try await item.loadTransferable(type: Film.self) == nil)
    #expect(try await item.loadTransferable(type: Image.self) == nil)
    let other = PhotosPickerItem(FileValue(name: "x", mediaType: "image/gif", path: "/none"))
    #expect(other.supportedContentTypes.map(\.identifier) == ["com.compuserve.gif"])
    await #expect(throws: (any Error).self) { try await other.loadTransferable(type: Data.self) }
    let stored = PhotosPickerItem(itemIdentifier: "1")
    #expect(try await stored.loadTransferable(type: Data.self) == nil)
  }

  @Test func `what a representation throws is thrown (M21)`() async throws {
    let film = PhotosPickerItem(
      FileValue(name: "a.mov", path: try file("a.mov", Array("rain".utf8)).path))
    #expect(try await film.loadTransferable(type: Film.self)?.words == "rain")
    let empty = PhotosPickerItem(FileValue(name: "a.mov", path: try file("b.mov", []).path))
    await #expect(throws: Film.Unreadable.self) {
      try await empty.loadTransferable(type: Film.self)
    }
  }

  @Test func `items in their own format are all types of images (M21)`() throws {
    let app = XCUIApplication {
      PhotosPicker("Album", selection: .constant(nil), preferredItemEncoding: .current)
    }
    app.launch()
    app.buttons["Album"].tap()
    let found = app.driver.snapshot().elements.first { $0.label == "Choose a Photo…" }
    let button = try #require(found?.id.flatMap { app.driver.host.tree[$0] })
    #expect(button[.fileTypes]?.split(separator: ",").contains(".heic") == true)
  }

  @Test(arguments: [
    (PHPickerFilter.images, "image/*"), (.videos, "video/*"), (.not(.images), "video/*"),
    (.any(of: [.screenshots, .panoramas]), "image/*"), (.all(of: [.images, .bursts]), "image/*"),
    (.all(of: [.images, .videos]), "image/*,video/*"), (nil, "image/*,video/*"),
  ])
  func `a filter limits the files of the dialog`(filter: PHPickerFilter?, types: String) throws {
    let app = XCUIApplication { [journal] in AlbumView(journal: journal, filter: filter, most: 1) }
    app.launch()
    app.buttons["Album"].tap()
    let title = types == "video/*" ? "Choose a Video…" : "Choose a Photo…"
    let found = app.driver.snapshot().elements.first { $0.label == title }
    let button = try #require(found?.id.flatMap { app.driver.host.tree[$0] })
    #expect(button[.fileTypes] == types)
  }
}

extension PhotosPickerTests {
  @Test func `a value that is loaded asynchronously is dropped when it is loaded (D44)`()
    async throws
  {
    let (drops, notes) = AsyncStream.makeStream(of: String.self)
    let probe = Probe(
      VStack {
        Text(verbatim: "film").draggable(Film(words: "rain"))
        Text(verbatim: "here").dropDestination(for: Film.self) { films, _ in
          notes.yield(films[0].words)
          return true
        }
        Text(verbatim: "data").dropDestination(for: Data.self) { items, _ in
          notes.yield("\(items[0].count) bytes")
          return true
        }
      })
    func element(_ text: String) throws -> ElementID {
      try #require(probe.all(.text).first { $0[.text] == text }).id
    }
    let drop = DropValue(.dropped, .element(try element("film")))
    try probe.graph.send(HostEvent(.drop(drop), on: element("here")))
    try probe.graph.send(HostEvent(.drop(drop), on: element("data")))
    var found = drops.makeAsyncIterator()
    #expect(await found.next() == "rain")
    #expect(await found.next() == "4 bytes")
  }
}
