// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import WaymarkViews

@testable import WaymarkWeb

/// Time that is over when the test says so.
private final class Hourglass: Sendable {
  private struct State {
    var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  /// How many wait.
  var count: Int { state.withLock { $0.waiting.count } }

  func sleep(_ time: Duration) async throws {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isLate = state.withLock { state in
          guard !Task.isCancelled else { return true }
          state.waiting[number] = continuation
          return false
        }
        if isLate { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: number) }?
        .resume(throwing: CancellationError())
    }
  }

  /// Ends the time of all who wait.
  func run() {
    let all = state.withLock { state in
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for one in all { one.resume() }
  }
}

/// Sessions whose page goes and comes back.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct KeepingTests {
  private let hourglass = Hourglass()
  private let browser = Secret.random()

  private func stage(
    limit: Int = 10, time: Duration = .seconds(120), sessionLimit: Int = 10, site: Site? = .atlas
  ) -> Stage {
    var keeping = Stage.Keeping(time: time, limit: limit)
    keeping.sleep = { [hourglass] in try await hourglass.sleep($0) }
    return Stage(AtlasApp.self, site: site, sessionLimit: sessionLimit, keeping: keeping)
  }

  /// Opens a page and counts to 1 in it; returns the session's name.
  private func begin(
    _ stage: Stage, doc: String = "a"
  ) throws -> (page: ReadyLink, id: String) {
    let page = try ReadyLink(stage, browser: browser)
    let words = page.say(ClientMessage.hello(stage.page().hash, doc: doc))
    let id = try #require(words.split(separator: #"[12,""#).last?.prefix(32))
    _ = try page.tap("Count 0")
    return (page, String(id))
  }

  @Test func `a page that is loaded again finds its app as it was`() throws {
    let stage = stage()
    let (old, id) = try begin(stage)
    stage.close(old)
    #expect(stage.sessions.isEmpty && stage.kept.count == 1)
    let new = try ReadyLink(stage, browser: browser)
    let answer = new.say(ClientMessage.hello(stage.page().hash, id: id, doc: "b"))
    #expect(answer.hasPrefix(#"[0,["/"],["#) && answer.contains("[10,"))
    #expect(answer.contains("Count 1"))
    #expect(stage.sessions.count == 1 && stage.kept.isEmpty)
    // Its numbers begin anew.
    #expect(try new.tap("Count 1").hasPrefix("[1,0,"))
  }

  @Test func `a page that shows what the app shows is left as it is`() throws {
    let stage = stage()
    let (old, id) = try begin(stage)
    let hash = try #require(old.session?.encoder.renderedPage().hash)
    stage.close(old)
    let new = try ReadyLink(stage, browser: browser)
    #expect(new.say(ClientMessage.hello(hash, id: id, doc: "b")) == #"[0,["/"],[]]"#)
  }

  @Test func `a connection that comes back goes on where it was`() throws {
    let stage = stage()
    let (old, id) = try begin(stage)
    let session = try #require(old.session)
    stage.close(old)
    let new = try ReadyLink(stage, browser: browser)
    let got = old.messages.count
    #expect(new.say(ClientMessage.hello("any", id: id, doc: "a", got: got)) == #"[1,["/"],[]]"#)
    #expect(new.session === session)
    // What was handled is not handled again.
    new.say(#"[1,"","phase",false]"#)
    #expect(new.closed == 1002)
  }

  @Test func `what a lost connection missed is shown whole`() throws {
    let stage = stage()
    let (old, id) = try begin(stage)
    stage.close(old)
    let new = try ReadyLink(stage, browser: browser)
    let answer = new.say(
      ClientMessage.hello("any", id: id, doc: "a", got: old.messages.count - 1))
    #expect(answer.contains("[10,") && answer.contains("Count 1"))
  }

  @Test func `state that changes while nobody looks is there afterwards`() async throws {
    var keeping = Stage.Keeping()
    keeping.sleep = { [hourglass] in try await hourglass.sleep($0) }
    let stage = Stage(BusyApp.self, keeping: keeping)
    let page = try ReadyLink(stage, browser: browser)
    let words = page.say(ClientMessage.hello(stage.page().hash))
    let id = try #require(words.split(separator: #"[12,""#).last?.prefix(32))
    let session = try #require(page.session)
    stage.close(page)
    for _ in 0..<50 {
      BusyApp.tick?()
      await Task.yield()
    }
    #expect(session.operations.isEmpty)
    let new = try ReadyLink(stage, browser: browser)
    let answer = new.say(ClientMessage.hello("", id: String(id), got: 1))
    #expect(answer.contains("Tick 50") && !answer.contains("[10,"))
  }

  @Test func `a second socket takes the session over`() throws {
    let stage = stage()
    let (old, id) = try begin(stage)
    let new = try ReadyLink(stage, browser: browser)
    #expect(new.say(ClientMessage.hello("x", id: id, doc: "b")).contains("Count 1"))
    #expect(old.closed == SessionEnd.takenOver)
    #expect(stage.sessions.count == 1 && new.session != nil && old.session == nil)
    // The old one's end is not the session's.
    stage.close(old)
    #expect(try new.tap("Count 1").contains("Count 2"))
    // Nor has it a say any more, even where it has read as much.
    let back = try ReadyLink(stage, browser: browser)
    let got = new.messages.count
    #expect(
      back.say(ClientMessage.hello("x", id: id, doc: "a", got: got)).contains("[10,"))
  }

  @Test func `nobody gets the session of another browser`() throws {
    let stage = stage()
    let (old, id) = try begin(stage)
    for stranger in [Secret.random(), nil] {
      let thief = try ReadyLink(stage, browser: stranger)
      let answer = thief.say(ClientMessage.hello(stage.page().hash, id: id, doc: "b"))
      #expect(!answer.contains("Count 1"))
      #expect(thief.session !== old.session)
      stage.close(thief)
    }
    stage.close(old)
    let thief = try ReadyLink(stage, browser: .random())
    #expect(!thief.say(ClientMessage.hello("", id: id, doc: "b")).contains("Count 1"))
    #expect(stage.kept.contains { $0.id.text == id })
  }

  @Test(arguments: ["", "0", String(repeating: "0", count: 32)])
  func `a name that is none begins anew`(name: String) throws {
    let stage = stage()
    let (old, _) = try begin(stage)
    let new = try ReadyLink(stage, browser: browser)
    #expect(new.say(ClientMessage.hello("", id: name, doc: "b")).contains("Count 0"))
    #expect(old.closed == nil && stage.sessions.count == 2)
  }

  @Test func `a page whose session is gone is told to load anew`() throws {
    let stage = stage()
    let page = try ReadyLink(stage, browser: browser)
    #expect(page.say(ClientMessage.hello("", id: Secret.random().text, got: 3)) == "")
    #expect(page.closed == SessionEnd.forgotten)
  }

  @Test func `where the browser is counts, when it comes back to another address`() throws {
    let stage = stage()
    let (old, id) = try begin(stage)
    _ = try old.tap("Lake 7")
    stage.close(old)
    let new = try ReadyLink(stage, browser: browser)
    let hello = ClientMessage.hello("", at: 0, "/lakes/9/photos", id: id, doc: "b")
    let answer = new.say(hello)
    #expect(answer.hasPrefix(#"[0,["/","/lakes/9","/lakes/9/photos"],["#))
    #expect(answer.contains("Counted 1"))
    stage.close(new)
    let third = try ReadyLink(stage, browser: browser)
    let root = ClientMessage.hello("", at: 0, "/", id: id, doc: "c")
    #expect(third.say(root).hasPrefix(#"[0,["/"],["#))
  }

  @Test func `a link that is not known is one for an app that was there before, too`() throws {
    let stage = stage()
    let (old, id) = try begin(stage)
    stage.close(old)
    let new = try ReadyLink(stage, browser: browser)
    new.say(ClientMessage.hello("", "/what", id: id, doc: "b"))
    #expect(new.title == "Note" && new.trail == ["/", "/"])
  }

  @Test func `after some time nothing is kept`() async throws {
    let stage = stage()
    let (old, id) = try begin(stage)
    stage.close(old)
    while hourglass.count == 0 { await Task.yield() }
    hourglass.run()
    while !stage.kept.isEmpty { await Task.yield() }
    let new = try ReadyLink(stage, browser: browser)
    #expect(new.say(ClientMessage.hello("", id: id, doc: "b")).contains("Count 0"))
  }

  @Test func `the time of a page that came back is not over`() async throws {
    let stage = stage()
    let (old, id) = try begin(stage)
    stage.close(old)
    while hourglass.count == 0 { await Task.yield() }
    let new = try ReadyLink(stage, browser: browser)
    #expect(new.say(ClientMessage.hello("", id: id, doc: "b")).contains("Count 1"))
    while hourglass.count > 0, !Task.isCancelled { await Task.yield() }
    #expect(new.session?.isClosed == false)
    #expect(try new.tap("Count 1").contains("Count 2"))
  }

  @Test func `of too many that wait the first goes`() throws {
    let stage = stage(limit: 2)
    let pages = try (0..<3).map { _ in try begin(stage) }
    for page in pages { stage.close(page.page) }
    #expect(stage.kept.map(\.id.text) == pages.dropFirst().map(\.id))
  }

  @Test func `those that wait give way to those that come`() throws {
    let stage = stage(sessionLimit: 2)
    let pages = try (0..<2).map { _ in try begin(stage) }
    for page in pages { stage.close(page.page) }
    #expect(stage.kept.count == 2)
    let new = try begin(stage)
    #expect(stage.kept.map(\.id.text) == [pages[1].id] && stage.sessions.count == 1)
    stage.close(new.page)
    #expect(stage.kept.map(\.id.text) == [pages[1].id, new.id])
  }

  @Test(arguments: [(0, 120), (10, 0)])
  func `nothing is kept where nothing is to be`(limit: Int, seconds: Int) throws {
    let stage = stage(limit: limit, time: .seconds(seconds))
    let page = try ReadyLink(stage, browser: browser)
    #expect(page.say(ClientMessage.hello(stage.page().hash)) == #"[0,["/"],[]]"#)
    stage.close(page)
    #expect(stage.kept.isEmpty)
  }

  @Test func `a browser that shows nothing of itself is not kept`() throws {
    let stage = stage()
    let page = try ReadyLink(stage)
    #expect(page.say(ClientMessage.hello(stage.page().hash)) == #"[0,["/"],[]]"#)
    stage.close(page)
    #expect(stage.kept.isEmpty)
  }

  @Test func `a page that broke the rules is not kept`() throws {
    let stage = stage()
    let (page, _) = try begin(stage)
    page.say("nonsense")
    #expect(page.closed == 1002)
    stage.close(page)
    #expect(stage.kept.isEmpty)
  }
}
