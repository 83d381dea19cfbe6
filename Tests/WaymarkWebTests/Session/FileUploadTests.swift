// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

private struct UploadApp: App {
  var body: some Scene { WindowGroup { UploadView() } }
}

private struct UploadView: View {
  @State private var isImporting = true
  @State private var read: [String] = []

  var body: some View {
    VStack {
      Text(verbatim: "read \(read.joined(separator: "|"))")
      Button("Again") { isImporting = true }
    }
    .fileImporter(
      isPresented: $isImporting, allowedContentTypes: [.plainText], allowsMultipleSelection: true
    ) { result in
      read = ((try? result.get()) ?? []).map { url in
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? "unreadable"
        return "\(url.lastPathComponent) \(text.count) \(text.prefix(3))"
      }
    }
  }
}

/// Files that a page sends to its session.
@Suite(.timeLimit(.minutes(1)))
@MainActor
struct FileUploadTests {
  private let store: SessionStore
  private let page: ReadyTransport
  private let arrivals: AsyncStream<Void>

  init() throws {
    var limits = FileSpace.Limits()
    (limits.session, limits.total) = (300_000, 400_000)
    store = SessionStore(UploadApp.self, metrics: WebMetrics(isWatched: true), fileLimits: limits)
    let page = try ReadyTransport(store)
    self.page = page
    let (arrivals, arrive) = AsyncStream<Void>.makeStream()
    self.arrivals = arrivals
    page.received = { arrive.yield() }
    page.say(ClientMessage.hello(""))
  }

  private var session: Session { get throws { try #require(page.session) } }

  private var button: ElementID? { Self.button(of: page) }

  private static func button(of page: ReadyTransport) -> ElementID? {
    page.session.flatMap { ReadyTransport.button("Choose Files…", in: $0.encoder.tree) }
  }

  private func hasShown(_ text: String) -> Bool { page.messages.contains { $0.contains(text) } }

  /// Waits for messages of the session until something holds.
  private func wait(until isThere: () -> Bool) async {
    var iterator = arrivals.makeAsyncIterator()
    while !isThere() { await iterator.next() }
  }

  private func chunk(_ number: Int, _ id: ElementID, _ data: Data) -> String {
    "[\(number),\"\(id)\",\"chunk\",\"\(data.base64EncodedString())\"]"
  }

  private func upload(_ number: Int, _ id: ElementID, _ files: [(String, Int)]) -> String {
    let heads = files.map { "[\"\($0)\",\"\",\($1)]" }.joined(separator: ",")
    return "[\(number),\"\(id)\",\"upload\",[\(heads)]]"
  }

  private func hasTold(_ state: String) -> Bool {
    page.messages.contains { $0.contains("\"data-got\",\"\(state)\"") }
  }

  @Test func `files are put together from their parts, and removed with the session`() async throws
  {
    let id = try #require(button)
    page.say(upload(1, id, [("a.txt", 70_000), ("e.txt", 0), ("a.txt", 3)]))
    await wait { hasTold("1 0") }
    let parts = Data(String(repeating: "x", count: 70_000).utf8) + Data("abc".utf8)
    page.say(chunk(2, id, parts.prefix(65_536)))
    await wait { hasTold("1 65536") }
    #expect(button != nil)
    page.say(chunk(3, id, parts.dropFirst(65_536)))
    await wait { hasShown("read a.txt 70000 xxx|e.txt 0 |a.txt 3 abc") }
    #expect(button == nil && store.metrics.invalidInput == 0)
    #expect(store.metrics.events(.upload) == 1 && store.metrics.events(.chunk) == 2)
    let folder = try #require(try session.files?.folders.first)
    #expect(FileManager.default.fileExists(atPath: folder.path))
    try session.end()
    await store.files.close()
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `what is too large is refused before it is sent, and told (M20)`() async throws {
    let id = try #require(button)
    page.say(upload(1, id, [("a.txt", 300001)]))
    await wait { hasTold("1") }
    #expect(hasShown("That is more than can be sent at once."))
    #expect(store.metrics.refusals(.uploads) == 1)
    // Late parts are not stored.
    page.say(chunk(2, id, Data("a".utf8)))
    #expect(try session.upload == nil && store.metrics.refusals(.malformed) == 0)
  }

  @Test func `too many files are refused, and told (M20)`() async throws {
    let id = try #require(button)
    page.say(upload(1, id, Array(repeating: ("a.txt", 1), count: 101)))
    await wait { hasTold("1") }
    #expect(hasShown("That is more than can be sent at once."))
    #expect(try session.upload == nil)
  }

  @Test func `the oldest files make room for others of their session, but not of another`()
    async throws
  {
    var paths: [URL] = []
    for number in 0..<3 {
      let id = try #require(button)
      let first = 1 + 4 * number
      page.say(upload(first, id, [("\(number).txt", 100000)]))
      await wait { hasTold("\(first) 0") }
      page.say(
        chunk(first + 1, id, Data(count: 50_000)), chunk(first + 2, id, Data(count: 50_000)))
      await wait { hasShown("read \(number).txt 100000") }
      paths += try session.files?.folders.suffix(1) ?? []
      let again = ReadyTransport.button("Again", in: try session.encoder.tree)
      page.say("[\(first + 3),\"\(try #require(again))\",\"tap\"]")
      await wait { button != nil }
    }
    #expect(try session.files?.folders == Array(paths.dropFirst()))
    let other = try ReadyTransport(store)
    let (arrivals, arrive) = AsyncStream<Void>.makeStream()
    other.received = { arrive.yield() }
    other.say(ClientMessage.hello(""))
    let id = try #require(Self.button(of: other))
    other.say(upload(1, id, [("a.txt", 250000)]))
    var iterator = arrivals.makeAsyncIterator()
    while !other.messages.contains(where: { $0.contains("no space left") }) {
      await iterator.next()
    }
    #expect(store.metrics.refusals(.uploads) == 1)
    await store.files.close()
  }

  @Test func `parts beyond what was named, and for other elements, are refused`() async throws {
    let id = try #require(button)
    page.say(upload(1, id, [("a.txt", 3)]))
    await wait { hasTold("1 0") }
    page.say(chunk(2, ElementID(index: 1), Data("abc".utf8)))
    #expect(try session.upload != nil)
    page.say(chunk(3, id, Data("abcd".utf8)))
    await wait { hasTold("1") }
    #expect(try session.upload == nil && button != nil && store.metrics.refusals(.malformed) == 1)
    #expect(try session.files?.folders == [])
    page.say(upload(4, ElementID(index: 1), [("a.txt", 3)]))
    #expect(try session.upload == nil && store.metrics.rejected(.unsupported) == 1)
    await store.files.close()
  }

  @Test func `a page that does not wait is stopped`() async throws {
    let id = try #require(button)
    page.say(upload(1, id, [("a.txt", 100)]))
    for number in 2...10 { _ = page.mailbox.post(chunk(number, id, Data("a".utf8))) }
    store.processMessages(for: page)
    #expect(try session.upload == nil && store.metrics.refusals(.malformed) == 1)
    await store.files.close()
  }

  @Test func `files that the browser cannot read end their upload (M20)`() async throws {
    let id = try #require(button)
    page.say(upload(1, id, [("a.txt", 3)]))
    await wait { hasTold("1 0") }
    #expect(try session.files?.folders.count == 1)
    page.say(upload(2, id, []))
    #expect(try session.files?.folders == [])
    await wait { hasTold("2") }
    #expect(hasShown("It could not be sent."))
    await store.files.close()
  }

  @Test func `no event of a page names a file of the server`() {
    #expect(
      ClientMessage(#"[1,"2","chooseFiles",[{"name":"a","mediaType":"","path":"/etc/passwd"}]]"#)
        == nil)
  }
}
