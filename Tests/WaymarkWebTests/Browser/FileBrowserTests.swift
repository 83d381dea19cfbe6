// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct FileApp: App {
  var body: some Scene { WindowGroup { FileView() } }
}

private struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = ""

  init(_ text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws {}

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct FileView: View {
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var state = "Nothing"

  var body: some View {
    NavigationStack {
      List {
        Text(state)
        Button("Import") { isImporting = true }
        Button("Export") { isExporting = true }
      }
      .navigationTitle("Files")
    }
    .fileImporter(
      isPresented: $isImporting, allowedContentTypes: [.plainText, .png],
      allowsMultipleSelection: true
    ) { result in
      let files = ((try? result.get()) ?? []).map { url in
        let data = (try? Data(contentsOf: url)) ?? Data()
        return "\(url.lastPathComponent) \(data.count) \(data.reduce(0) { $0 &+ Int($1) })"
      }
      state = files.joined(separator: ", ")
    } onCancellation: {
      state = "Cancelled"
    }
    .fileExporter(
      isPresented: $isExporting, document: Note("naïve\n"), contentType: .plainText,
      defaultFilename: "Züge"
    ) { state = "Saved \((try? $0.get())?.lastPathComponent ?? "")" }
  }
}

/// Files that a person chooses and saves in a browser.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct FileBrowserTests {
  private func open(
    options: WebHost.Options = WebHost.Options(port: 0), cancelling: Bool = false,
    _ body: @MainActor (ChromiumPage, TestServer) async throws -> Void
  ) async throws {
    try await TestServer.run(FileApp.self, options: options) { server in
      try await Browser.run { page in
        try await page.answerFileDialogs(cancelling: cancelling)
        try await page.enter(server.address)
        try await body(page, server)
        #expect(page.complaints == [])
      }
    }
  }

  /// Makes a file of some bytes; returns it and what the app says of it.
  private func file(
    _ name: String, _ count: Int, in folder: URL
  ) throws -> (url: URL, text: String) {
    let url = folder.appendingPathComponent(name)
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    try data.write(to: url)
    return (url, "\(name) \(count) \(data.reduce(0) { $0 &+ Int($1) })")
  }

  private func withFolder(_ body: @MainActor (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("f-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  @Test func `the files that a person chooses arrive as they are (M19)`() async throws {
    try await withFolder { folder in
      let files = try [file("a.txt", 700_001, in: folder), file("b.png", 0, in: folder)]
      try await open { page, server in
        try await page.tap("Import")
        // The browser's dialog opens by itself, because the person has just asked for it.
        try await page.chooseFiles(files.map(\.url))
        try await page.wait(forText: files.map(\.text).joined(separator: ", "))
        try await page.wait(until: "!document.querySelector('.dialog:not(.ghost)')")
        #expect(server.store.metrics.invalidInput == 0)
        #expect(server.store.metrics.events(.chunk) == 11)
      }
    }
  }

  @Test func `an upload continues on the next socket`() async throws {
    try await withFolder { folder in
      let file = try file("a.txt", 2_000_000, in: folder)
      try await open { page, server in
        try await page.evaluate(
          """
          (() => { let sockets = 0; const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (m) { send.call(this, m);
          if (m.includes('"chunk"') && ++sockets % 9 === 0) this.close() } })()
          """)
        try await page.tap("Import")
        try await page.chooseFiles([file.url])
        try await page.wait(forText: file.text)
        #expect(server.store.metrics.invalidInput == 0)
      }
    }
  }

  @Test func `who closes the browser's dialog has cancelled (M19)`() async throws {
    try await open(cancelling: true) { page, _ in
      try await page.tap("Import")
      try await page.wait(forText: "Cancelled")
    }
  }

  @Test func `what is refused is told, and another choice is accepted (M20)`() async throws {
    try await withFolder { folder in
      let files = try [
        file("a.exe", 5, in: folder), file("b.txt", 5000, in: folder), file("c.txt", 5, in: folder),
      ]
      try await open(options: WebHost.Options(port: 0, uploadLimit: 4999)) { page, server in
        try await page.tap("Import")
        try await page.chooseFiles([files[0].url])
        try await page.wait(forText: "“a.exe” cannot be chosen here.")
        try await page.tap("Choose Files…")
        try await page.chooseFiles([files[1].url])
        try await page.wait(forText: "That is more than can be sent at once.")
        #expect(server.store.metrics.refusals(.uploads) == 1)
        try await page.wait(until: "!document.querySelector('[aria-busy=true]')")
        try await page.tap("Choose Files…")
        try await page.chooseFiles([files[2].url])
        try await page.wait(forText: files[2].text)
      }
    }
  }

  @Test func `a file is saved under its name (M19)`() async throws {
    try await open { page, server in
      // Instead of the browser's folder, the test looks at the link.
      try await page.evaluate(
        """
        document.addEventListener('click', event => {
        const link = event.target.closest('a[download]');
        if (link) { event.preventDefault(); window.saved = [link.download, link.href] } })
        """)
      try await page.tap("Export")
      try await page.wait(forText: "Züge.txt")
      try await page.waitForScripts()
      try await page.tap("Save")
      try await page.wait(forText: "Saved Züge.txt")
      #expect(try await page.evaluate("saved[0]").string == "Züge.txt")
      #expect(
        try await page.evaluate("saved[1]").string
          == "data:text/plain;base64,\(Data("naïve\n".utf8).base64EncodedString())")
      #expect(server.store.metrics.invalidInput == 0)
    }
  }
}
