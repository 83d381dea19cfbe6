// SPDX-License-Identifier: MIT

import SeededGenerators
import ShowcaseApp
import Testing
import Waymark
@_spi(Host) import WaymarkRecording
import WaymarkRender
import WaymarkTesting

@testable import WaymarkHeadless
@testable import WaymarkInspector
@testable @_spi(Host) import WaymarkViews

/// An app that an inspector observes, on a headless host.
@MainActor
final class InspectedApp {
  let host = HeadlessHost()
  let graph: ViewGraph
  let inspector: Inspector
  let session: InspectedSession
  private let recorder: Recorder
  /// The time of the session's clock.
  var time = Duration.zero
  /// The links that were opened.
  var opened: [String] = []

  init(_ mount: @escaping @MainActor (ViewGraph) -> Void) {
    let (host, graph) = (host, ViewGraph(host: host))
    self.graph = graph
    inspector = Inspector(appName: "App", start: Runtime.mounting(mount), picture: { _, _ in nil })
    weak var owner: InspectedApp?
    let source = SessionSource(
      tree: { host.tree }, address: { "/there" },
      open: { link in
        owner?.opened.append(link)
        return link == "?" ? "No link." : nil
      },
      now: { owner?.time ?? .zero })
    let session = inspector.begin(7, Recording.Start(app: "App"), graph, source)
    self.session = session
    recorder = Recorder(
      tree: { host.tree }, now: { owner?.time ?? .zero }, write: { session.receive($0) })
    owner = self
    session.writeInput = { [weak recorder] in recorder?.writeReceived() }
    graph.onInput = { [recorder] in
      recorder.receive($0)
      session.willReceive()
    }
    let observer = NavigationObserver { session.observe($0) }
    NavigationObservation.$current.withValue(observer) { mount(graph) }
    session.update()
    self.observer = observer
  }

  private var observer: NavigationObserver?

  /// Does what a tap on the element with a name does.
  func tap(_ name: String) throws {
    let snapshot = AccessibilitySnapshot(host.tree)
    let event = try #require(
      snapshot.elements.first { $0.isHittable && $0.isNamed(name) && $0.tap != nil }?.tap)
    time += .milliseconds(500)
    try NavigationObservation.$current.withValue(observer) {
      try graph.send(event)
      graph.flush()
    }
    session.update()
  }
}

private enum Place: Hashable {
  case lake(Int)
  case shop
}

private struct Walk: View {
  @State private var routes: [Route<Place>] = []
  @State private var visits = 0

  var body: some View {
    FlowStack($routes, withNavigation: true) {
      VStack {
        Text("Visits \(visits)")
        Button("Visit") { visits += 1 }
        Button("Lake") { routes.push(.lake(4)) }
        Button("Shop") { routes.presentSheet(.shop, embedInNavigationView: true) }
      }
      .navigationTitle("Walk")
      .flowDestination(for: Place.self) { place in
        Text("\(place)").navigationTitle("\(place)")
      }
    }
    .navigationGuard(
      NavigationGuard("closed") { event in
        event.after.contains { $0.screen == AnyHashable(Place.shop) }
          ? .block(reason: "closed today") : .allow
      })
  }
}

@MainActor
struct InspectedSessionTests {
  private let app = InspectedApp { $0.mount(Walk()) }

  @Test func `an input is an event with the work that it caused`() throws {
    try app.tap("Visit")
    let event = try #require(app.session.events.last)
    #expect(event.kind == .input(step: 0))
    #expect(event.title == "tap on button \"Visit\"")
    #expect(event.time == 500 && event.address == "/there" && !event.isRejected)
    #expect(event.work.bodies == ["Walk": 1])
    #expect(event.work.invalidations == [.init(view: "Walk", cause: "Walk.visits")])
  }

  @Test func `an input beyond the limit has no step, so that no other state is shown for it`()
    throws
  {
    app.session.stepLimit = 1
    try app.tap("Visit")
    try app.tap("Visit")
    let inputs = app.session.events.filter(InspectedEvent.Filter.inputs.includes)
    #expect(inputs.map(\.kind) == [.input(step: 0), .input(step: nil)])
    #expect(app.session.recording.steps.count == 1)
  }

  @Test func `a change of a path is an event after its input, with the path and its outcome`()
    throws
  {
    try app.tap("Lake")
    let events = app.session.events.suffix(3)
    #expect(events.map(\.title).first == "tap on button \"Lake\"")
    let changes = events.dropFirst().compactMap { event -> InspectedEvent.Change? in
      if case .navigation(let change) = event.kind { change } else { nil }
    }
    #expect(changes.map(\.outcome) == [.proposed, .done])
    #expect(changes.last?.cause == "code" && changes.last?.before == [])
    #expect(changes.last?.after == ["push: .lake(4)"])
    #expect(app.session.paths.map(\.routes) == [["push: .lake(4)"]])
  }

  @Test func `a guard's refusal is an event`() throws {
    try app.tap("Shop")
    guard case .navigation(let change)? = app.session.events.last?.kind else {
      Issue.record("\(app.session.events.map(\.title))")
      return
    }
    #expect(change.outcome == .blocked(reason: "closed today"))
    #expect(app.session.paths.isEmpty)
  }

  @Test func `events are selected by kind and by text`() throws {
    try app.tap("Visit")
    try app.tap("Lake")
    let all = app.session.events
    #expect(all.filter(InspectedEvent.Filter.inputs.includes).count == 2)
    #expect(all.filter(InspectedEvent.Filter.navigation.includes).count == 2)
    #expect(all.filter(InspectedEvent.Filter.all.includes).count == all.count)
    #expect(all.filter { $0.matches("lake") }.count == 3)
    // The name of a view whose body has run.
    #expect(all.filter { $0.matches("walk") }.map(\.title).contains("tap on button \"Visit\""))
  }

  @Test func `the open elements are listed with their depth, and the front one is marked`() throws {
    try app.tap("Lake")
    let open = OpenElement.all(in: app.session.tree)
    #expect(open.map(\.title) == ["", "Walk", "lake(4)"])
    #expect(open.map(\.kind) == [.window, .screen, .screen])
    #expect(open.map(\.depth) == [0, 1, 1])
    #expect(open.map(\.isFront) == [false, false, true])
  }

  @Test func `an ended session shows its last state and accepts no links`() throws {
    try app.tap("Lake")
    app.session.end()
    #expect(app.session.open("/x") == "The session has ended.")
    #expect(app.opened.isEmpty)
    #expect(OpenElement.all(in: app.session.tree).last?.title == "lake(4)")
    #expect(app.session.views(in: nil).isEmpty)
  }

  @Test func `no more than some ended sessions are kept`() {
    let source = SessionSource(
      tree: { ElementTree() }, address: { nil }, open: { _ in nil }, now: { .zero })
    let open = app.inspector.begin(1, Recording.Start(app: ""), app.graph, source)
    for number in 2...40 {
      app.inspector.begin(number, Recording.Start(app: ""), app.graph, source).end()
    }
    let kept = app.inspector.sessions
    #expect(kept.count { !$0.isOpen } == Inspector.endedLimit)
    #expect(kept.contains { $0 === open } && kept.first?.number == 40)
  }
}
