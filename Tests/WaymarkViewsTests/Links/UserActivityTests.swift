// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Shown: Equatable {
  var takesLinks = false
  var takesActivities = true
  var path: [Int] = []
  var isActive = true
  var name = "Ann"
}

/// U1–U3: activities, and links that arrive as activities.
@MainActor
struct UserActivityTests {
  private let journal = Journal()
  private let reading = "example.reading"

  private func url(_ words: String) throws -> URL { try #require(URL(string: words)) }

  private func activity(_ type: String, _ page: String? = nil) throws -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    activity.webpageURL = try page.map(url)
    return activity
  }

  /// A page that receives links and activities, depending on its state.
  @ViewBuilder private func page(_ shown: Binding<Shown>) -> some View {
    NavigationStack(path: shown.path) {
      VStack {
        if shown.wrappedValue.takesLinks {
          Text("links").onOpenURL { journal.note("link \($0)") }
        }
        if shown.wrappedValue.takesActivities {
          Text("inner")
            .onContinueUserActivity(reading) { journal.note("inner \($0.title ?? "")") }
            .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
              journal.note("page \(activity.webpageURL.map(String.init(describing:)) ?? "none")")
            }
        }
      }
      .onContinueUserActivity(reading) { journal.note("outer \($0.title ?? "")") }
      .navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }

  @Test(arguments: [
    ("https://example.com/a", true, true, ["link https://example.com/a"]),
    ("https://example.com/a", false, true, ["page https://example.com/a"]),
    ("http://example.com/a", false, true, ["page http://example.com/a"]),
    ("HTTPS://example.com/a", false, true, ["page HTTPS://example.com/a"]),
    ("example://a", true, true, ["link example://a"]),
    ("example://a", false, true, []),
    ("https://example.com/a", false, false, []),
  ])
  func `a link of the web is a link, or a page where nobody takes links, never both (U2)`(
    link: String, takesLinks: Bool, takesActivities: Bool, heard: [String]
  ) throws {
    let shown = Shown(takesLinks: takesLinks, takesActivities: takesActivities)
    let (probe, _) = Probe.remoted(shown) { page($0) }
    try probe.graph.open(url(link))
    #expect(journal.take() == heard)
    // The same page may arrive as an activity.
    guard link.hasPrefix("http") else { return }
    try probe.graph.continue(activity(NSUserActivityTypeBrowsingWeb, link))
    #expect(journal.take() == heard)
  }

  @Test func `an activity of the web without a page is an activity (U2)`() throws {
    let (probe, _) = Probe.remoted(Shown(takesLinks: true)) { page($0) }
    try probe.graph.continue(activity(NSUserActivityTypeBrowsingWeb))
    #expect(journal.take() == ["page none"])
  }

  @Test func `handlers of an activity's type are called, outermost first, also covered ones (U2)`()
    throws
  {
    let (probe, show) = Probe.remoted(Shown(path: [1])) { page($0) }
    let activity = try activity(reading)
    activity.title = "Emma"
    probe.graph.continue(activity)
    #expect(journal.take() == ["outer Emma", "inner Emma"])
    try probe.graph.continue(self.activity("example.other"))
    #expect(journal.take().isEmpty)
    show(Shown(takesActivities: false))
    probe.graph.continue(activity)
    #expect(journal.take() == ["outer Emma"])
  }

  /// Simulates a scene delegate: it receives links and activities at launch before it creates the
  /// root view, and later ones as they arrive.
  @Test func `a scene delegate's links and activities come cold and warm (U1, U3)`() throws {
    let host = HeadlessHost()
    let graph = ViewGraph(host: host)
    let remote = Remote<Shown>()
    // scene(_:willConnectTo:options:)
    try graph.open(url("example://first"))
    let cold = try activity(reading)
    cold.title = "cold"
    graph.continue(cold)
    try graph.open(url("https://example.com/second"))
    #expect(host.batches.isEmpty)
    graph.mount(Remoted(Shown(takesLinks: true), remote) { page($0) })
    #expect(
      journal.take() == [
        "link example://first", "outer cold", "inner cold", "link https://example.com/second",
      ])
    // scene(_:openURLContexts:), scene(_:continue:)
    try graph.open(url("example://third"))
    let warm = try activity(reading)
    warm.title = "warm"
    graph.continue(warm)
    #expect(journal.take() == ["link example://third", "outer warm", "inner warm"])
    // Code replaces the root view, which continues to receive links.
    graph.mount(Remoted(Shown(takesLinks: true), remote) { page($0) })
    try graph.open(url("example://fourth"))
    #expect(journal.take() == ["link example://fourth"] && host.errors.isEmpty)
  }

  @Test func `a link meets what the state says now, drawn or not (U1)`() throws {
    let remote = Remote<Shown>()
    let probe = Probe(Remoted(Shown(), remote) { page($0) })
    remote.value?.takesLinks = true
    try probe.graph.open(url("https://example.com"))
    #expect(journal.take() == ["link https://example.com"])
  }

  // MARK: Current activities

  private func offering(_ shown: Binding<Shown>) -> some View {
    NavigationStack(path: shown.path) {
      Text("root")
        .userActivity(reading, isActive: shown.wrappedValue.isActive) { activity in
          activity.title = shown.wrappedValue.name
          journal.note("update")
        }
        .navigationDestination(for: Int.self) { number in
          Text("page").userActivity("example.page", element: number == 0 ? nil : number) {
            $1.userInfo = ["number": $0]
          }
        }
    }
  }

  @Test func `the view in sight says what is done, and says it again when it changes`() {
    let (probe, show) = Probe.remoted(Shown()) { offering($0) }
    let graph = probe.graph
    #expect(graph.userActivity?.title == "Ann" && journal.take() == ["update"])
    let first = graph.userActivity
    show(Shown(name: "Ben"))
    #expect(graph.userActivity?.title == "Ben" && graph.userActivity === first)
    show(Shown(path: [7]))
    #expect(graph.userActivity?.activityType == "example.page")
    #expect(graph.userActivity?.userInfo?["number"] as? Int == 7)
    show(Shown(path: [0]))
    #expect(graph.userActivity == nil)
    show(Shown())
    #expect(graph.userActivity?.activityType == reading && graph.userActivity !== first)
    show(Shown(isActive: false))
    #expect(graph.userActivity == nil)
    show(Shown())
    graph.unmount()
    #expect(graph.userActivity == nil)
  }

  @Test func `a cover leaves the activity below it, and offers its own before it`() {
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      Text("root")
        .fullScreenCover(isPresented: .constant(shown.path.count > 0)) {
          Text("cover").userActivity("cover", isActive: shown.path.count > 1) { _ in }
        }
        .userActivity(reading) { $0.title = shown.name }
    }
    var types: [String] { probe.graph.userActivities.map(\.activityType) }
    show(Shown(path: [1]))
    #expect(types == [reading])
    show(Shown(path: [1, 2], name: "Ben"))
    #expect(types == [reading, "cover"])
    #expect(probe.graph.userActivities.first?.title == "Ben")
    show(Shown(name: "Cy"))
    #expect(types == [reading] && probe.graph.userActivity?.title == "Cy")
  }

  @Test func `a cover that is there from the first leaves the activity below it, too`() {
    let (probe, show) = Probe.remoted(Shown(path: [1])) { $shown in
      Text("root")
        .fullScreenCover(isPresented: .constant(!shown.path.isEmpty)) {
          Text("cover").userActivity("cover") { _ in }
        }
        .userActivity(reading) { $0.title = shown.name }
    }
    var types: [String] { probe.graph.userActivities.map(\.activityType) }
    #expect(types == [reading, "cover"])
    show(Shown(path: [1], name: "Ben"))
    #expect(types == [reading, "cover"])
    #expect(probe.graph.userActivities.first?.title == "Ben")
    show(Shown())
    #expect(types == [reading])
  }

  @Test func `of several views in sight the innermost counts, unless it takes its word back`() {
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      VStack {
        Text("a").userActivity("inner") { activity in
          if !shown.isActive { activity.resignCurrent() }
        }
      }
      .userActivity("outer") { _ in }
    }
    #expect(probe.graph.userActivity?.activityType == "inner")
    show(Shown(isActive: false))
    #expect(probe.graph.userActivity?.activityType == "outer")
  }

  @Test func `an activity keeps what it is told, and stays invalid`() {
    let activity = NSUserActivity(activityType: "a")
    activity.userInfo = ["a": 1]
    activity.addUserInfoEntries(from: ["a": 2, "b": 3])
    #expect(activity.userInfo as? [String: Int] == ["a": 2, "b": 3])
    #expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch)
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      Text(shown.name).userActivity("once") { activity in
        if shown.isActive { activity.becomeCurrent() } else { activity.invalidate() }
      }
    }
    show(Shown(isActive: false))
    #expect(probe.graph.userActivity == nil)
    show(Shown())
    #expect(probe.graph.userActivity == nil)
  }
}
