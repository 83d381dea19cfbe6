// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting
import WaymarkViews

private struct Letter: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText, .json]
  var text = ""
  var fails = false
  var isFolder = false

  init(_ text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws {}

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if fails { throw CocoaError(.fileReadNoPermission) }
    let file = FileWrapper(
      regularFileWithContents: Data("\(text) \(configuration.contentType.identifier)".utf8))
    file.preferredFilename = "Mine"
    return isFolder ? FileWrapper(directoryWithFileWrappers: ["a": file]) : file
  }
}

/// The samples of the documentation.
private struct TextFile: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = ""

  init(_ text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct DiaryView: View {
  @State private var isExporting = false

  var body: some View {
    Button("Export…") { isExporting = true }
      .fileExporter(
        isPresented: $isExporting, document: TextFile("Sunny"), contentType: .plainText,
        defaultFilename: "Diary"
      ) { _ in }
  }
}

private final class Diary: ReferenceFileDocument {
  static let readableContentTypes: [UTType] = [.commaSeparatedText]

  init() {}
  init(configuration: ReadConfiguration) throws {}

  func snapshot(contentType: UTType) throws -> [Int] { [1, 2] }

  func fileWrapper(snapshot: [Int], configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(snapshot.map { "\($0)\n" }.joined().utf8))
  }
}

private struct Reading: Codable, Transferable {
  var depth: Int

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation { (reading: Reading) in "\(reading.depth) m" }
  }
}

/// Files that a person saves.
@MainActor
struct FileExporterTests {
  private let journal = Journal()

  private struct Screen<Exporting: View>: View {
    let export: (Button<Text>, Binding<Bool>) -> Exporting
    @State private var isExporting = false

    var body: some View { export(Button("Export") { isExporting = true }, $isExporting) }
  }

  private func opened(
    @ViewBuilder _ export: @escaping (Button<Text>, Binding<Bool>) -> some View
  ) -> XCUIApplication {
    let app = XCUIApplication { Screen(export: export) }
    app.launch()
    app.buttons["Export"].tap()
    return app
  }

  private func note(_ isShown: Binding<Bool>) -> (Result<URL, any Error>) -> Void {
    { [journal] result in
      switch result {
      case .success(let url): journal.note("\(url.lastPathComponent) \(isShown.wrappedValue)")
      case .failure(let error as CocoaError):
        journal.note("\(error.code.rawValue) \(isShown.wrappedValue)")
      case .failure: journal.note("other")
      }
    }
  }

  @Test func `a document is saved under its name when the person says so (M19)`() {
    let app = opened { button, isShown in
      button.fileExporter(
        isPresented: isShown, document: Letter("Hello"), contentType: .plainText,
        defaultFilename: "To/Ann", onCompletion: note(isShown))
    }
    #expect(app.dialogs["Save a File"].staticTexts["To-Ann.txt"].exists)
    #expect(app.savedFiles == [] && journal.take() == [])
    app.buttons["Save"].tap()
    #expect(app.dialogs.count == 0 && journal.take() == ["To-Ann.txt false"])
    #expect(app.savedFiles.map(\.name) == ["To-Ann.txt"])
    #expect(app.savedFiles.map(\.contents) == [Data("Hello public.plain-text".utf8)])
  }

  private struct Chart: Transferable {
    struct Empty: Error {}
    var words: String

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .plainText) { chart in
        guard !chart.words.isEmpty else { throw Empty() }
        return Data(chart.words.utf8)
      }
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `an item that is written asynchronously is saved, or its error is told (M20)`() async {
    let app = opened { button, isShown in
      button.fileExporter(
        isPresented: isShown, item: Chart(words: "deep"), defaultFilename: "Chart",
        onCompletion: note(isShown))
    }
    #expect(await app.buttons["Save"].waitForExistence(timeout: .seconds(10)))
    app.buttons["Save"].tap()
    #expect(app.savedFiles.map(\.contents) == [Data("deep".utf8)])
    #expect(journal.take() == ["Chart.txt false"])
    let (failures, told) = AsyncStream.makeStream(of: Bool.self)
    let failing = opened { button, isShown in
      button.fileExporter(isPresented: isShown, item: Chart(words: "")) { result in
        told.yield((try? result.get()) == nil)
      }
    }
    var found = failures.makeAsyncIterator()
    #expect(await found.next() == true)
    #expect(failing.dialogs.count == 0)
  }

  @Test func `the sample saves its text`() {
    let app = XCUIApplication { DiaryView() }
    app.launch()
    app.buttons["Export…"].tap()
    app.buttons["Save"].tap()
    #expect(app.savedFiles.map(\.name) == ["Diary.txt"])
    #expect(app.savedFiles.map(\.contents) == [Data("Sunny".utf8)])
  }

  @Test func `the document says its type and its name, and who cancels saves nothing (M19)`() {
    let app = opened { button, isShown in
      button.fileExporter(
        isPresented: isShown, document: Letter("Hi"), onCompletion: note(isShown)
      ) { journal.note("cancelled \(isShown.wrappedValue)") }
    }
    #expect(app.dialogs.element.staticTexts["Mine.txt"].exists)
    app.buttons["Cancel"].tap()
    #expect(journal.take() == ["cancelled false"] && app.savedFiles == [])
    app.buttons["Export"].tap()
    app.buttons["Save"].tap()
    #expect(journal.take() == ["Mine.txt false"])
  }

  @Test(arguments: [(true, false, 257), (false, true, 3328), (false, false, 640)])
  func `what cannot be written is told without a dialog (M20)`(
    fails: Bool, isFolder: Bool, code: Int
  ) {
    var letter = Letter(String(repeating: "a", count: fails || isFolder ? 1 : 8 << 20))
    (letter.fails, letter.isFolder) = (fails, isFolder)
    let app = opened { [letter] button, isShown in
      button.fileExporter(
        isPresented: isShown, document: letter, contentType: .plainText,
        onCompletion: note(isShown))
    }
    #expect(app.dialogs.count == 0 && journal.take() == ["\(code) false"])
  }

  @Test func `without a document there is no dialog`() {
    let app = opened { button, isShown in
      button.fileExporter(
        isPresented: isShown, document: Letter?.none, contentType: .plainText,
        onCompletion: note(isShown))
    }
    #expect(app.dialogs.count == 0 && journal.take() == [])
  }

  @Test func `objects and transferable items are saved, too`() {
    let diary = Diary()
    let objects = opened { button, isShown in
      button.fileExporter(
        isPresented: isShown, document: diary, contentType: .commaSeparatedText,
        defaultFilename: "Depths.CSV", onCompletion: note(isShown))
    }
    objects.buttons["Save"].tap()
    #expect(objects.savedFiles.map(\.contents) == [Data("1\n2\n".utf8)])
    let items = opened { button, isShown in
      button.fileExporter(
        isPresented: isShown, item: Reading(depth: 7), contentTypes: [.plainText],
        onCompletion: note(isShown)
      )
      .fileDialogConfirmationLabel("Keep")
    }
    items.buttons["Keep"].tap()
    #expect(items.savedFiles.map(\.contents) == [Data("7 m".utf8)])
    #expect(journal.take() == ["Depths.CSV false", "Document.txt false"])
  }

  @Test func `a file and a folder are read from the disk`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("w-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("x".utf8).write(to: folder.appendingPathComponent("a.txt"))
    let wrapper = try FileWrapper(url: folder)
    #expect(wrapper.isDirectory && !wrapper.isRegularFile)
    #expect(wrapper.fileWrappers?["a.txt"]?.regularFileContents == Data("x".utf8))
    #expect(wrapper.fileWrappers?["a.txt"]?.filename == "a.txt")
    #expect(throws: CocoaError.self) {
      try FileWrapper(url: folder.appendingPathComponent("b"))
    }
  }
}
