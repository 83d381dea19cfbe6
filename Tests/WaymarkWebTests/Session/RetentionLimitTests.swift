// SPDX-License-Identifier: MIT

import Testing
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// The limits of open and retained sessions, and whom they concern.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct RetentionLimitTests {
  private func store(
    limit: Int, limitPerBrowser: Int = 10, bytes: Int = .max
  ) -> SessionStore {
    var retention = SessionStore.Retention(limit: limit)
    retention.limitPerBrowser = limitPerBrowser
    retention.bytes = bytes
    return SessionStore(AtlasApp.self, retention: retention)
  }

  /// Opens and closes pages of browsers at addresses; returns the ids of their sessions.
  private func leave(_ visitors: [Visitor], _ store: SessionStore) throws -> [String] {
    try visitors.map { visitor in
      let page = try ReadyTransport(store, visitor: visitor)
      page.say(ClientMessage.hello(store.page().identity.markup))
      let id = try #require(page.session?.id.text)
      store.close(page)
      return id
    }
  }

  @Test func `a crowd at one address evicts nobody at another (O6)`() throws {
    let store = store(limit: 4)
    let addresses = ["a", "crowd", "b", "crowd", "crowd", "crowd"]
    let ids = try leave(
      addresses.map { Visitor(browser: .random(), address: $0) }, store)
    #expect(store.detachedSessions.map(\.id.text) == [ids[0], ids[2], ids[4], ids[5]])
  }

  @Test func `a browser retains a few sessions, and evicts only its own (O6)`() throws {
    let store = store(limit: 10, limitPerBrowser: 2)
    let (one, other) = (Visitor(browser: .random()), Visitor(browser: .random()))
    let ids = try leave([other, one, one, other, one], store)
    #expect(store.detachedSessions.map(\.id.text) == [ids[0], ids[2], ids[3], ids[4]])
  }

  @Test func `retained sessions have a size in all (O6)`() throws {
    let store = store(limit: 10, bytes: 1)
    #expect(try leave([Visitor(browser: .random())], store).count == 1)
    #expect(store.detachedSessions.isEmpty)
  }

  @Test func `only so many pages of one address are open (O6)`() throws {
    let store = SessionStore(sessionLimit: 10, sessionLimitPerAddress: 2) { graph, effects in
      graph.mount(AtlasApp(), effects: effects)
    }
    let pages = try ["a", "a", "a", "b"].map { address in
      let page = try ReadyTransport(store, visitor: Visitor(browser: .random(), address: address))
      page.say(ClientMessage.hello(store.page().identity.markup))
      return page
    }
    #expect(pages.map(\.closed) == [nil, nil, 1013, nil])
  }
}
