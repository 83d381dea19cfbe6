// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waymark
import WaymarkTesting

private enum Studio: Hashable, Sendable {
  case desk, help, terms, recording
  case song(Int)
}

private enum StudioLinks {
  static let table = RouteTable<Studio>.reporting(
    hosts: ["studio.example"], rule: LinkRule(.replace, window: .reuseElseFront)
  ) {
    LinkRoute("/", route: .desk)
    LinkRoute(
      "/songs/:song", .int, make: { .song($0) },
      match: { if case .song(let id) = $0 { id } else { nil } }, parent: { _ in .desk }
    ).rule(LinkRule(window: .reuseElseNew))
    LinkRoute("/help", route: .help, presentation: .sheet) { _ in .desk }
      .rule(LinkRule(.push, window: .front))
  }
}

@MainActor
private final class StudioModel: ObservableObject {
  @Published var path: [Route<Studio>] = []
  @Published var inbox = LinkInbox()
  var outcomes: [NavigationOutcome] = []
}

private enum StudioViews {
  struct TermsScreen: View {
    @EnvironmentObject private var navigator: FlowNavigator<Studio>

    var body: some View {
      Button("Accept") { navigator.dismiss() }
        .requiresCompletion()
    }
  }

  struct StudioStack: View {
    @ObservedObject var model: StudioModel

    var body: some View {
      FlowStack($model.path, withNavigation: true) {
        Text("Desk")
          .flowDestination(for: Studio.self) { place in
            switch place {
            case .terms: TermsScreen()
            case .recording: Text("Recording").requiresCompletion(links: .refuse)
            default: Text("\(place)")
            }
          }
      }
      .onNavigationOutcome { model.outcomes.append($0.outcome) }
    }
  }

  struct StudioWindow: View {
    @ObservedObject var model: StudioModel
    let windows: LinkWindows
    let id: String

    var body: some View {
      StudioStack(model: model)
        .links(StudioLinks.table, inbox: $model.inbox, path: $model.path)
        .linkWindow(windows, id: id)
    }
  }
}

/// An app's view of its windows.
@MainActor
private final class StudioApp {
  var opened: [String] = []
  var inFront = ""

  func bringForward(_ id: String) { inFront = id }

  func openWindow(with link: IncomingLink) -> Bool {
    opened.append(link.link)
    return true
  }
}

@MainActor
struct WhereLinksLeadTests {
  private let model = StudioModel()
  private let studio = StudioApp()
  private let windows: LinkWindows

  init() {
    let app = studio
    let windows = LinkWindows { id in
      app.bringForward(id)
    } open: { link in
      app.openWindow(with: link)
    }
    self.windows = windows
  }

  private func launch(_ path: [Route<Studio>]) -> XCUIApplication {
    model.path = path
    let app = XCUIApplication {
      StudioViews.StudioWindow(model: model, windows: windows, id: "first")
    }
    app.launch()
    return app
  }

  @Test func `no link closes a recording`() throws {
    let app = launch([.cover(.recording)])
    windows.deliver(IncomingLink(opened: "https://studio.example/"))
    #expect(app.staticTexts["Recording"].isHittable)
    #expect(model.inbox.outcomes.map(\.result) == [.dropped(.refused(.screenStays))])
    #expect(model.outcomes.last == .blocked(reason: "A screen that is open must stay."))
  }

  @Test func `help comes on top of terms, and the desk waits until they are accepted`() throws {
    let app = launch([.cover(.terms, withNavigation: true)])
    app.open(try #require(URL(string: "https://studio.example/help")))
    #expect(model.path.map(\.screen) == [.terms, .help])
    model.path.removeLast()
    app.open(try #require(URL(string: "https://studio.example/")))
    #expect(model.inbox.waitingFor == [.completed])
    app.buttons["Accept"].tap()
    #expect(model.path.isEmpty && model.inbox.waitingFor.isEmpty)
  }

  @Test func `a song opens in a window of its own, unless one has it open`() throws {
    let app = launch([])
    let link = try #require(URL(string: "https://studio.example/songs/7"))
    app.open(link)
    #expect(studio.opened == ["https://studio.example/songs/7"] && model.path.isEmpty)
    let other = StudioModel()
    let second = XCUIApplication {
      StudioViews.StudioWindow(model: other, windows: windows, id: "second")
    }
    second.launch()
    other.path = [.push(.song(7)), .push(.help)]
    app.open(link)
    #expect(studio.opened.count == 1 && studio.inFront == "second")
    #expect(other.path == [.push(.song(7))])
  }
}
