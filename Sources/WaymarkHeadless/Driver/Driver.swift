// SPDX-License-Identifier: MIT

package import Foundation
import WaymarkDiagnostics
package import WaymarkRender
import WaymarkRoutes
@_spi(Host) package import WaymarkViews

/// Runs an app on a headless host and simulates the actions of a person.
@MainActor
package final class Driver {
  package let clock: ManualClock
  /// Whether errors that the app reports fail the test.
  package var failsOnDiagnostics = true
  /// The arguments after the program name, for the next launch.
  package var launchArguments: [String] = []
  package var launchEnvironment: [String: String] = [:]
  /// What the app's window has before its first view.
  package var window = WindowStart()
  /// The values of `AppStorage` across launches.
  package var store = AppStore()
  /// Whether the next launch is recorded.
  package var isRecording = false
  /// Receives what the app receives from the next launch on, before the app does.
  package var onInput: (@MainActor (SceneInput) -> Void)?
  /// How the app is scrolled.
  var scrolling = SimulatedScrolling()
  /// Records the running app.
  var session: RecordingSession?
  /// Whether the host of the next launch retains all batches.
  package var keepsAllBatches = false
  /// Whether animations take time from the next launch on.
  package var playsAnimations = false
  package private(set) var host = HeadlessHost()
  package private(set) var log = DiagnosticLog()
  private let start: Runtime.Start
  /// Receives the failures of actions, each with the location of the action.
  package let record: @MainActor (String, SourcePlace) -> Void
  /// Returns the URLs of screens by their values; nil for a value without one.
  package var address: (@MainActor (AnyHashable) -> String?)?
  /// The date at which the clock of each launch begins; nil for the current date.
  package var startDate: Date?
  private var runtime: Runtime?
  private var cached: (batches: Int, snapshot: AccessibilitySnapshot)?
  /// The picker whose options are open, which hosts show on their own.
  private var picker: ElementID?
  private var errorCount = 0
  /// The time of the last touch in seconds, which passes although the clock does not advance.
  var touchTime = 0.0
  /// The elements under the pointer that handle hovering, from the inside out.
  var hovered: [ElementID] = []
  /// The phase of the running app's scenes.
  package var phase = ScenePhase.active
  /// The default router of the running app.
  private var router = Router.process
  /// The options with which the running app was launched.
  private var options = LaunchOptions()
  /// While waiting, whether an element did not exist, which does not fail the test.
  package var hasMissed: Bool?
  /// The location of the test's last action, where failures are reported.
  package var place: SourcePlace {
    didSet { recordUse() }
  }

  /// Creates a driver for an app that is not running.
  ///
  /// - Parameters:
  ///   - clock: The clock on which the app sleeps.
  ///   - place: The location of the caller.
  ///   - record: Receives the failures of actions, each with the location of the action.
  ///   - start: Starts the app.
  package init(
    clock: ManualClock, at place: SourcePlace,
    record: @escaping @MainActor (String, SourcePlace) -> Void, start: @escaping Runtime.Start
  ) {
    self.clock = clock
    self.place = place
    self.record = record
    self.start = start
  }

  isolated deinit { stop() }

  // MARK: Life cycle

  package var isRunning: Bool { runtime != nil }

  package func launch(by arrivals: [Arrival] = [], at place: SourcePlace) {
    terminate(at: place)
    options = LaunchOptions(
      arguments: LaunchOptions.process.arguments.prefix(1) + launchArguments,
      environment: launchEnvironment)
    host = HeadlessHost(
      keepsAllBatches: keepsAllBatches, time: clock.graphTime(from: startDate ?? Date()),
      address: address)
    host.playsAnimations = playsAnimations
    log = DiagnosticLog()
    cached = nil
    scrolling = SimulatedScrolling(isReported: scrolling.isReported)
    errorCount = 0
    phase = .active
    router = Router(inheriting: .process)
    recordUse()
    let (host, sink) = (host, log.sink)
    beginRecording()
    inside(sink) {
      runtime = start(host, window, sink, arrivals) { [weak self] in
        // A host must flush changes that originate in the app itself.
        Task { self?.run { $0.flush() } }
      }
    }
    flush()
    runToRest()
  }

  package func terminate(at place: SourcePlace) {
    self.place = place
    stop()
  }

  private func stop() {
    run { $0.stop() }
    runtime = nil
    cached = nil
    picker = nil
    hovered = []
  }

  // MARK: Actions

  /// Runs a closure in the app's environment.
  private func inside(_ sink: DiagnosticSink, _ work: () -> Void) {
    DiagnosticSink.$current.withValue(sink) {
      LaunchOptions.$current.withValue(options) {
        AppStore.$bound.withValue(store) {
          RouterScope.$current.withValue(router, operation: work)
        }
      }
    }
  }

  /// Runs a closure in the app and reports the errors that result.
  func run(_ work: @MainActor (Runtime) -> Void) {
    guard let runtime else { return }
    inside(log.sink) { work(runtime) }
    for diagnostic in log.removeNew() where failsOnDiagnostics && diagnostic.severity == .error {
      record("\(diagnostic)", place)
    }
    for error in host.errors[errorCount...] {
      record("The runtime sent an invalid mutation: \(error)", place)
    }
    errorCount = host.errors.count
  }

  package func flush() { run { $0.flush() } }

  package var isIdle: Bool { runtime?.isIdle() ?? true }

  /// Sends an event and flushes until the app is idle.
  package func send(_ event: HostEvent, _ verb: String, _ path: QueryPath) {
    let open = picker
    showChoices(of: nil)
    if let open, event == HostEvent(.dismiss, on: open) { return }
    var failure: HostEventError?
    let element = event.action == .tap ? host.tree[event.target] : nil
    run { runtime in
      failure = runtime.send(event)
      runtime.flush()
    }
    if failure == nil { host.save(element) }
    if let failure { fail(verb, path, "the app rejected the event (\(failure.rawValue))") }
    runToRest()
  }

  /// Opens the options of a picker; nil closes them.
  package func showChoices(of picker: ElementID?) {
    if self.picker != picker { cached = nil }
    self.picker = picker
  }

  /// Passes an arrival to the app, which becomes active or is launched.
  package func deliver(_ arrival: Arrival, at place: SourcePlace) {
    self.place = place
    guard isRunning else { return launch(by: [arrival], at: place) }
    let wasResting = phase == .background
    if wasResting { enter([.inactive]) }
    run { runtime in
      runtime.deliver(arrival)
      runtime.flush()
    }
    if wasResting { enter([.active]) }
    runPendingWork()
  }

  package func setPhase(_ phase: ScenePhase, at place: SourcePlace) {
    self.place = place
    guard isRunning else { return record("enter(\(phase)): the app is not running", place) }
    enter([phase])
  }

  package func activate(at place: SourcePlace) {
    self.place = place
    guard isRunning else { return launch(at: place) }
    if phase == .background { enter([.inactive]) }
    enter([.active])
  }

  /// Moves the app through phases in order.
  package func enter(_ phases: [ScenePhase]) {
    for phase in phases where phase != self.phase {
      self.phase = phase
      run { runtime in
        runtime.setPhase(phase)
        runtime.flush()
      }
    }
    runPendingWork()
  }

  package func resize(_ frame: ElementFrame) {
    window.frame = frame
    run { runtime in
      runtime.resize(frame)
      runtime.flush()
    }
    runPendingWork()
  }

  // MARK: Queries

  /// Returns what the app declares of a screen, a tab or a presentation; nil for other elements.
  package func declaration(of element: ElementID) -> ScreenDeclaration? {
    runtime?.declaration(element)
  }

  /// The activities that the app offers, after a flush.
  package var activities: [NSUserActivity] {
    flush()
    return runtime?.activities() ?? []
  }

  /// Returns the elements that currently exist, after a flush.
  package func snapshot() -> AccessibilitySnapshot {
    guard isRunning else { return AccessibilitySnapshot() }
    drainMainQueue()
    flush()
    reportScrolling()
    if let cached, cached.batches == host.batchCount { return cached.snapshot }
    let snapshot = AccessibilitySnapshot(host.tree, choosingIn: picker)
    cached = (host.batchCount, snapshot)
    return snapshot
  }

  /// Returns the element of a path; fails the test if it does not exist or is ambiguous.
  package func find(
    _ path: QueryPath, for verb: String, at place: SourcePlace? = nil
  ) -> (snapshot: AccessibilitySnapshot, index: Int)? {
    if let place { self.place = place }
    let snapshot = snapshot()
    let matches = path.matches(in: snapshot)
    if let index = matches.first, matches.count == 1 { return (snapshot, index) }
    if hasMissed != nil {
      hasMissed = true
      return nil
    }
    if matches.count > 1 {
      let all = matches.enumerated().map { "  \($0): \(snapshot.elements[$1])" }
      fail(
        verb, path,
        "Multiple matching elements found for \(path):\n\(all.joined(separator: "\n"))\n"
          + "Use firstMatch or a more specific query")
      return nil
    }
    fail(
      verb, path, isRunning ? "no matching element exists" : "the app is not running; call launch()"
    )
    return nil
  }

  /// Returns the element of a path; fails the test if it is not hittable.
  package func touch(
    _ path: QueryPath, _ verb: String, at place: SourcePlace
  ) -> (snapshot: AccessibilitySnapshot, index: Int)? {
    guard let found = find(path, for: verb, at: place) else { return nil }
    guard found.snapshot.elements[found.index].isHittable else {
      fail(verb, path, "the element is not hittable because another layer covers it")
      return nil
    }
    return found
  }

  /// What separates the reason of a failure from the description of the existing elements.
  package static let listing = ". Existing elements:\n"

  /// Fails the test at its last action, with a description of the existing elements.
  package func fail(_ verb: String, _ path: QueryPath, _ reason: String) {
    record("\(path).\(verb): \(reason)\(Self.listing)\(snapshot())", place)
  }
}
