// SPDX-License-Identifier: MIT

@_spi(Host) package import WaymarkRecording
package import WaymarkRender
package import WaymarkRoutes
@_spi(Host) import WaymarkViews

/// A session of an app: what has happened in it, and what it shows now.
@MainActor
package final class InspectedSession: ObservableObject, @MainActor Identifiable {
  /// The maximum number of events that are kept; older ones are dropped.
  package static let eventLimit = 5000
  /// The maximum number of inputs after which earlier states can no longer be recorded.
  package static let stepLimit = 20_000
  /// The limit of this session, which tests lower.
  var stepLimit = InspectedSession.stepLimit

  package let number: Int
  /// The last events in order.
  @Published private(set) var events: [InspectedEvent] = []
  /// Whether the app still runs.
  @Published package private(set) var isOpen = true
  /// Counts what has changed, so that views are updated.
  @Published private var revision = 0
  let beginning: Recording.Start
  /// The inputs so far, with what the app showed before each.
  private(set) var steps: [Recording.Step] = []
  /// The last elements, once the app has ended.
  private var lastTree: ElementTree?
  private let source: SessionSource
  private weak var graph: ViewGraph?
  private let inspection = GraphInspection()
  private let begin: Duration
  private var lastID = 0
  /// The number of the event that causes the work of the graph; nil if nothing was received.
  private var cause: Int?
  /// The URL path of the front screen before the last input.
  private var addressBefore: String?
  /// Writes the input that the app has just received.
  package var writeInput: @MainActor () -> Void = {}
  /// Called when the app has ended.
  var ended: @MainActor () -> Void = {}

  init(
    _ number: Int, _ beginning: Recording.Start, _ graph: ViewGraph, _ source: SessionSource
  ) {
    self.number = number
    self.beginning = beginning
    self.graph = graph
    self.source = source
    begin = source.now()
    graph.inspection = inspection
  }

  package var id: Int { number }

  // MARK: What the host tells

  /// Called when the app is about to receive an input, once the one before is written.
  package func willReceive() { addressBefore = source.address() }

  /// Receives an input that is recorded, and that the app has handled or handles now.
  package func receive(_ step: Recording.Step) {
    let index = steps.count < stepLimit ? steps.count : nil
    if index != nil { steps.append(step) }
    add(
      .input(step: index), step.input.title, at: step.time, isRejected: step.isRejected,
      address: addressBefore)
    cause = lastID
    assignWork()
  }

  /// Receives a navigation event of the app.
  package func observe(_ event: NavigationEvent) {
    writeInput()
    let change = InspectedEvent.Change(event)
    let target = change.after.last ?? "root"
    add(.navigation(change), "\(change.cause) → \(target) (\(change.outcome))", at: time)
  }

  /// Called when the app has handled what it has received.
  package func update() {
    writeInput()
    assignWork()
    cause = nil
    revision += 1
  }

  /// Called when the app is about to end.
  package func end() {
    update()
    lastTree = source.tree()
    isOpen = false
    ended()
  }

  private func add(
    _ kind: InspectedEvent.Kind, _ title: String, at time: Int, isRejected: Bool = false,
    address: String? = nil
  ) {
    lastID += 1
    if events.count >= Self.eventLimit { events.removeFirst(Self.eventLimit / 10) }
    events.append(
      InspectedEvent(
        id: lastID, time: time, kind: kind, title: title, isRejected: isRejected,
        address: address))
  }

  /// Assigns what the graph has done to the event that caused it.
  private func assignWork() {
    guard let graph else { return }
    let work = inspection.takeWork(after: graph.counters.mutations)
    guard !work.isEmpty else { return }
    if cause == nil {
      add(.update, lastID == 0 ? "Launch" : work.title, at: time)
      cause = lastID
    }
    guard let index = events.lastIndex(where: { $0.id == cause }) else { return }
    events[index].work.add(work)
  }

  private var time: Int { Int((source.now() - begin) / .milliseconds(1)) }

  // MARK: What the app shows

  /// The elements that the app shows, or has shown last.
  package var tree: ElementTree { lastTree ?? source.tree() }

  /// The URL path of the front screen.
  var address: String? { isOpen ? source.address() : nil }

  /// The recording so far.
  package var recording: Recording { Recording(start: beginning, steps: steps) }

  /// The changes that wait until gates open: the last one of each path that was not made since.
  var heldChanges: [InspectedEvent.Change] {
    var held: [Int: InspectedEvent.Change] = [:]
    for event in events {
      guard case .navigation(let change) = event.kind else { continue }
      held[change.nesting] = change.isHeld ? change : nil
    }
    return held.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The last known path of each flow stack, by its nesting level.
  var paths: [(nesting: Int, routes: [String])] {
    var paths: [Int: [String]] = [:]
    for event in events {
      guard case .navigation(let change) = event.kind, change.outcome == .done else { continue }
      paths[change.nesting] = change.after
    }
    return paths.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Opens a link in the app; returns the problem if that is not possible.
  func open(_ link: String) -> String? {
    isOpen ? source.open(link) : "The session has ended."
  }

  /// Returns the app's own views inside an element, or all of them.
  func views(in element: ElementID?) -> [InspectedView] {
    isOpen ? graph?.inspectedViews(in: element) ?? [] : []
  }

  /// Returns the environment values that are set around an element.
  func environment(of element: ElementID) -> [InspectedView.Property] {
    isOpen ? graph?.inspectedEnvironment(of: element) ?? [] : []
  }
}

extension GraphInspection.Work {
  /// The work on one line.
  fileprivate var title: String {
    guard let first = invalidations.first else { return "\(mutations) mutations" }
    return first.cause.map { "\(first.view) by \($0)" } ?? first.view
  }

  fileprivate mutating func add(_ other: Self) {
    for one in other.invalidations where !invalidations.contains(one) {
      if invalidations.count < GraphInspection.limit { invalidations.append(one) }
    }
    bodies.merge(other.bodies, uniquingKeysWith: +)
    mutations += other.mutations
  }
}
