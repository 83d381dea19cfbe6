// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

@testable import WaymarkHeadless

private struct ImportView: View {
  let journal: Journal
  var types: [UTType] = [.plainText]
  var several: Bool?
  var reopens = false
  @State private var isImporting = false

  var body: some View {
    let button = Button("Import") { isImporting = true }
    if let several {
      button.fileImporter(
        isPresented: $isImporting, allowedContentTypes: types, allowsMultipleSelection: several,
        onCompletion: note
      ) { journal.note("cancelled \(isImporting)") }
      .fileDialogMessage("Of today")
      .fileDialogConfirmationLabel("Import files")
    } else {
      button.fileImporter(isPresented: $isImporting, allowedContentTypes: types) { result in
        note(result.map { [$0] })
      }
    }
  }

  private func note(_ result: Result<[URL], any Error>) {
    let urls = (try? result.get()) ?? []
    let texts = urls.map { url in
      url.startAccessingSecurityScopedResource()
        ? (try? String(contentsOf: url, encoding: .utf8)) ?? "unreadable" : "locked"
    }
    for url in urls { url.stopAccessingSecurityScopedResource() }
    journal.note("\(texts) \(isImporting)")
    if reopens { isImporting = true }
  }
}

/// The sample of the documentation.
private struct NotesView: View {
  @State private var isImporting = false
  @State private var note = ""

  var body: some View {
    Form {
      Text(note)
      Button("Import…") { isImporting = true }
    }
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
      guard let url = try? result.get(), url.startAccessingSecurityScopedResource() else {
        return
      }
      defer { url.stopAccessingSecurityScopedResource() }
      note = (try? String(contentsOf: url, encoding: .utf8)) ?? "Not a text"
    }
  }
}

/// Files that a person chooses.
@MainActor
final class FileImporterTests {
  private let journal = Journal()
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("importer-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func file(_ name: String, _ text: String = "") throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  private func opened(_ view: ImportView) -> XCUIApplication {
    let app = XCUIApplication { view }
    app.launch()
    app.buttons["Import"].tap()
    return app
  }

  private func button(in app: XCUIApplication) throws -> ElementTree.Element {
    let found = app.driver.snapshot().elements.first { $0.label == "Choose a File…" }
    return try #require(found?.id.flatMap { app.driver.host.tree[$0] })
  }

  @Test func `a chosen file is read when the dialog is gone (M19)`() throws {
    let app = opened(ImportView(journal: journal))
    #expect(app.sheets["Choose a File"].exists)
    app.buttons["Choose a File…"].tap()
    #expect(app.dialogs.count == 1 && journal.take() == [])
    app.buttons["Choose a File…"].chooseFiles([try file("a.txt", "rain")])
    #expect(app.dialogs.count == 0)
    #expect(journal.take() == [#"["rain"] false"#])
  }

  @Test func `the sample displays the chosen text`() throws {
    let app = XCUIApplication { NotesView() }
    app.launch()
    app.buttons["Import…"].tap()
    app.buttons["Choose a File…"].chooseFiles([try file("a.txt", "rain")])
    #expect(app.staticTexts["rain"].exists)
  }

  @Test func `a completion can present the importer again (M19)`() throws {
    let app = opened(ImportView(journal: journal, reopens: true))
    app.buttons["Choose a File…"].chooseFiles([try file("a.txt", "rain")])
    #expect(app.dialogs.count == 1 && journal.take().count == 1)
    app.buttons["Choose a File…"].chooseFiles([try file("b.txt", "sun")])
    #expect(app.dialogs.count == 1 && journal.take() == [#"["sun"] false"#])
  }

  @Test func `several files are chosen at once, and the dialog has texts of the app`() throws {
    let app = opened(ImportView(journal: journal, several: true))
    #expect(app.dialogs["Choose Files"].staticTexts["Of today"].exists)
    app.buttons["Import files"].chooseFiles([try file("a.txt", "1"), try file("b.TXT", "2")])
    #expect(journal.take() == [#"["1", "2"] false"#])
  }

  @Test func `who cancels chooses nothing (M19)`() {
    let app = opened(ImportView(journal: journal, several: false))
    app.buttons["Cancel"].tap()
    #expect(app.dialogs.count == 0 && journal.take() == ["cancelled false"])
    app.buttons["Import"].tap()
    app.otherElements["PopoverDismissRegion"].tap()
    #expect(app.dialogs.count == 0 && journal.take() == ["cancelled false"])
    let plain = opened(ImportView(journal: journal))
    plain.buttons["Cancel"].tap()
    #expect(plain.dialogs.count == 0 && journal.take() == [])
  }

  @Test func `a file of another type is named, and the dialog stays (M20)`() throws {
    let app = opened(ImportView(journal: journal, several: true))
    app.buttons["Import files"].chooseFiles([try file("a.txt"), try file("b.png")])
    #expect(app.dialogs.element.staticTexts["“b.png” cannot be chosen here."].exists)
    #expect(journal.take() == [])
    app.buttons["Cancel"].tap()
    app.buttons["Import"].tap()
    #expect(app.dialogs.element.staticTexts["Of today"].exists)
    app.buttons["Import files"].chooseFiles([try file("a.txt")])
    #expect(journal.take() == ["cancelled false", #"[""] false"#])
  }

  @Test func `what the host cannot store is told, and the dialog stays (M20)`() throws {
    let app = opened(ImportView(journal: journal))
    let button = try button(in: app)
    #expect(button[.fileChoice] == .one)
    #expect(button[.fileTypes] == ".js,.log,.mjs,.py,.swift,.text,.txt,text/*")
    for failure in FileFailure.allCases {
      app.driver.run { runtime in
        #expect(runtime.send(HostEvent(.failFiles(failure), on: button.id)) == nil)
        runtime.flush()
      }
      let texts = app.dialogs.element.staticTexts.allElementsBoundByIndex.map(\.label)
      journal.note(try #require(texts.first { $0.hasSuffix(".") }))
    }
    #expect(Set(journal.take()).count == FileFailure.allCases.count)
  }

  @Test func `events that no host sends are rejected`() throws {
    let app = opened(ImportView(journal: journal))
    let one = FileValue(name: "a.txt", path: "/a.txt")
    let button = try button(in: app)
    let wrong: [HostEvent.Action] = [
      .chooseFiles([]), .chooseFiles([one, one]),
      .chooseFiles([FileValue(name: "../a.txt", path: "/a.txt")]),
      .chooseFiles([FileValue(name: "a.txt", path: "a.txt")]),
    ]
    for action in wrong {
      var failure: HostEventError?
      app.driver.run { failure = $0.send(HostEvent(action, on: button.id)) }
      #expect(failure == .invalid)
    }
    var failure: HostEventError?
    app.driver.run { failure = $0.send(HostEvent(.tap, on: button.id)) }
    #expect(failure == .unsupported)
    #expect(app.dialogs.count == 1 && journal.take() == [])
  }

  @Test func `a chosen file is recorded by its place, and is code of a test`() async throws {
    let url = try file("a.txt", "rain")
    let view = ImportView(journal: journal)
    let recorder = XCUIApplication { view }
    recorder.recordsSession = true
    recorder.launch()
    recorder.buttons["Import"].tap()
    recorder.buttons["Choose a File…"].chooseFiles([url])
    let recording = try #require(recorder.recording)
    let player = XCUIApplication { view }
    #expect(await player.play(recording) == nil)
    #expect(journal.take() == [#"["rain"] false"#, #"["rain"] false"#])
    let code = try await XCUIApplication { view }.testCode(for: recording)
    #expect(code.contains(#"chooseFiles([URL(fileURLWithPath: "\#(url.path)")])"#))
  }

  @Test func `a type that the app defines does not filter files`() throws {
    let own = UTType(exportedAs: "org.example.recipe")
    let app = opened(ImportView(journal: journal, types: [.png, own]))
    app.buttons["Choose a File…"].chooseFiles([try file("a.recipe", "soup")])
    #expect(journal.take() == [#"["soup"] false"#])
  }
}
