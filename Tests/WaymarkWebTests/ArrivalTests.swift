// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// A transport whose messages are read immediately.
@MainActor
private final class QuickTransport: SessionTransport {
  var messages: [String] = []

  func send(_ message: String, sent: @escaping @Sendable () -> Void) {
    messages.append(message)
    sent()
  }

  func isSending(then ready: @escaping @MainActor @Sendable () -> Void) -> Bool { false }

  func close(_ code: Int, reason: String) { messages.append("closed \(code)") }
}

private struct Opening: App {
  var body: some Scene { WindowGroup { OpeningView() } }
}

private struct OpeningView: View {
  @Environment(\.scenePhase) private var phase
  @Environment(\.openURL) private var openURL

  var body: some View {
    Text("\(phase)")
    ForEach(["https://example.com/a", "javascript:alert(1)"], id: \.self) { words in
      if let url = URL(string: words) {
        Text("opener").onChange(of: phase) { openURL(url) }
        Link("Plain", destination: url)
        Link("Handled", destination: url)
          .environment(\.openURL, OpenURLAction { _ in .handled })
      }
    }
  }
}

/// Links that leave a page, and the data that a page sends.
@MainActor
struct ArrivalTests {
  private func begin() throws -> (Session, QuickTransport, Mailbox, SessionStore) {
    let store = SessionStore(sessionLimit: 1) { $0.mount(Opening(), effects: $1) }
    let transport = QuickTransport()
    let mailbox = Mailbox {}
    store.open(transport, mailbox)
    _ = mailbox.post(ClientMessage.hello(store.page().identity.markup))
    store.processMessages(for: transport)
    let session = try #require(store.sessions[ObjectIdentifier(transport)])
    return (session, transport, mailbox, store)
  }

  @Test func `a hidden page is in the background, and opens only addresses of the web (U5)`()
    throws
  {
    let (session, transport, mailbox, store) = try begin()
    #expect(store.page().html.contains("active"))
    _ = mailbox.post(#"[1,"","phase",true]"#)
    session.takeTurn()
    let message = try #require(transport.messages.last)
    #expect(message.contains("background"))
    #expect(message.contains(#"[11,"https://example.com/a"]"#) && !message.contains("javascript"))
    _ = mailbox.post(#"[2,"","phase",false]"#)
    session.takeTurn()
    #expect(transport.messages.last?.contains(#""active""#) == true)
  }

  @Test(arguments: [
    #"[1,"","phase","hidden"]"#, #"[1,"","phase"]"#, #"[0,"","phase",true]"#,
    #"[1,"","phase",true,1]"#,
  ])
  func `what is no phase is malformed`(rawMessage: String) {
    #expect(ClientMessage(rawMessage) == nil)
  }

  @Test func `the browser opens plain links itself, and tells of those the app handles`() throws {
    let (_, _, _, store) = try begin()
    let html = store.page().html
    #expect(html.ranges(of: "<a ").count == 1)
    #expect(html.ranges(of: "data-a=\"tap\"").count == 2 && !html.contains("javascript"))
  }
}
