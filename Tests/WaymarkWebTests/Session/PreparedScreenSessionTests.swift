// SPDX-License-Identifier: MIT

import Observation
import Testing
import WaymarkRender
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

@MainActor
@Observable
private final class Weather {
  static let shared = Weather()

  var text = "sun"
}

private struct WeatherApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        NavigationLink("Go", value: 1)
          .navigationDestination(for: Int.self) { _ in WeatherView() }
      }
    }
  }
}

private struct WeatherView: View {
  var body: some View {
    Label(Weather.shared.text, systemImage: "sun.max").navigationTitle("Weather")
  }
}

private struct DepthApp: App {
  var body: some Scene { WindowGroup { DepthView() } }
}

/// A stack whose destination captures what a tap changes.
private struct DepthView: View {
  @State private var path: [Int] = []

  var body: some View {
    let depth = path.count
    NavigationStack(path: $path) {
      NavigationLink("Go", value: 1)
        .navigationDestination(for: Int.self) { _ in Text(verbatim: "depth \(depth)") }
    }
  }
}

/// U21: what a page gets of the screen of a link that is pressed.
@Suite(.serialized) @MainActor struct PreparedScreenSessionTests {
  init() { Weather.shared.text = "sun" }

  private func enter(
    _ store: SessionStore? = nil, browser: Secret? = nil
  ) throws -> (page: ReadyTransport, link: String) {
    let page = try ReadyTransport(store ?? SessionStore(WeatherApp.self), browser: browser)
    page.say(ClientMessage.hello(""))
    let tree = try #require(page.session).encoder.tree
    return (page, try #require(ReadyTransport.button("Go", in: tree)).description)
  }

  private static let forget = "[18,null,null]"

  @Test func `a page has the screen before the tap, and only inserts it (U21)`() throws {
    let (page, link) = try enter()
    let screen = page.say(#"[1,"\#(link)","prepare"]"#)
    #expect(screen.hasPrefix("[1,0,["))
    #expect(screen.contains(#"[18,"\#(link)","<section class=\"screen"#))
    #expect(screen.contains("Weather") && screen.contains("g-sun.max"))
    #expect(page.title == "")
    let push = page.say(#"[2,"\#(link)","tap"]"#)
    #expect(push.contains(#",null,null]"#) && !push.contains("section"))
    #expect(!push.contains(Self.forget) && !push.contains("g-sun.max"))
    #expect(page.title == "Weather")
  }

  @Test func `a page forgets a screen that is not pushed (U21)`() throws {
    let (page, link) = try enter()
    page.say(#"[1,"\#(link)","prepare"]"#)
    #expect(page.say(#"[2,"","prepare"]"#) == "[2,0,[\(Self.forget)]]")
    #expect(page.say(#"[3,"","prepare"]"#) == "[3,0,[]]")
    #expect(page.say(#"[4,"\#(link)","tap"]"#).contains("<section"))
  }

  @Test func `a page forgets a screen whose data has changed (U21)`() throws {
    let (page, link) = try enter()
    page.say(#"[1,"\#(link)","prepare"]"#)
    Weather.shared.text = "rain"
    #expect(page.say(#"[2,"","phase",false]"#) == "[2,0,[\(Self.forget)]]")
    let push = page.say(#"[3,"\#(link)","tap"]"#)
    #expect(push.contains("<section") && push.contains("rain"))
  }

  @Test func `a page gets a screen as a whole that the tap changes (U21)`() throws {
    let (page, link) = try enter(SessionStore(DepthApp.self))
    #expect(page.say(#"[1,"\#(link)","prepare"]"#).contains("depth 0"))
    let push = page.say(#"[2,"\#(link)","tap"]"#)
    #expect(push.hasPrefix("[2,1,[\(Self.forget)"))
    #expect(push.contains("<section") && push.contains("depth 1"))
  }

  @Test func `another page of the session knows nothing of the screen (U21)`() throws {
    let browser = Secret.random()
    let store = SessionStore(WeatherApp.self, retention: SessionStore.Retention())
    let (page, link) = try enter(store, browser: browser)
    page.say(#"[1,"\#(link)","prepare"]"#)
    let session = try #require(page.session)
    let id = session.id.text
    let markup = session.encoder.renderedPage().identity.markup
    let new = try ReadyTransport(store, browser: browser)
    let hello = new.say(ClientMessage.hello(markup, id: id, doc: "other"))
    #expect(!hello.contains("<section") && new.session != nil)
    #expect(new.say(#"[1,"\#(link)","tap"]"#).contains("<section"))
  }

  @Test(arguments: ["true", "null,1", "{}"])
  func `a malformed press is refused`(payload: String) {
    #expect(ClientMessage(#"[1,"3","prepare",\#(payload)]"#) == nil)
  }

  @Test(arguments: ["x", "-1"])
  func `a press of no element is refused`(element: String) {
    #expect(ClientMessage(#"[1,"\#(element)","prepare"]"#) == nil)
    #expect(ClientMessage(#"[0,"3","prepare"]"#) == nil)
    #expect(ClientMessage(#"[1,"3","prepare"]"#) == .prepare(1, ElementID(index: 3)))
  }
}
