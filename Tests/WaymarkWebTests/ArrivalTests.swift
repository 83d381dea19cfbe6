// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkViews

@testable import WaymarkWeb

/// A link that is read at once.
@MainActor
private final class QuickLink: SessionLink {
  var messages: [String] = []

  func send(_ message: String, sent: @escaping @MainActor @Sendable () -> Void) {
    messages.append(message)
    sent()
  }

  func close(_ code: Int) { messages.append("closed \(code)") }
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

/// What leads out of a page, and what a page says of itself.
@MainActor
struct ArrivalTests {
  private func begin() throws -> (Session, QuickLink, Mailbox, Stage) {
    let stage = Stage(sessionLimit: 1) { $0.mount(Opening(), effects: $1) }
    let link = QuickLink()
    let mailbox = Mailbox {}
    let session = try #require(stage.open(link, mailbox))
    _ = mailbox.post(ClientMessage.hello(stage.page().hash))
    session.work()
    return (session, link, mailbox, stage)
  }

  @Test func `a hidden page is in the background, and opens only addresses of the web (U5)`()
    throws
  {
    let (session, link, mailbox, stage) = try begin()
    #expect(stage.page().html.contains("active"))
    _ = mailbox.post(#"[1,"","phase",true]"#)
    session.work()
    let message = try #require(link.messages.last)
    #expect(message.contains("background"))
    #expect(message.contains(#"[11,"https://example.com/a"]"#) && !message.contains("javascript"))
    _ = mailbox.post(#"[2,"","phase",false]"#)
    session.work()
    #expect(link.messages.last?.contains(#""active""#) == true)
  }

  @Test(arguments: [
    #"[1,"","phase","hidden"]"#, #"[1,"","phase"]"#, #"[0,"","phase",true]"#,
    #"[1,"","phase",true,1]"#,
  ])
  func `what is no phase is malformed`(letter: String) {
    #expect(ClientMessage(letter) == nil)
  }

  @Test func `the browser opens plain links itself, and tells of those the app handles`() throws {
    let (_, _, _, stage) = try begin()
    let html = stage.page().html
    #expect(html.ranges(of: "<a ").count == 1)
    #expect(html.ranges(of: "data-a=\"tap\"").count == 2 && !html.contains("javascript"))
  }
}
