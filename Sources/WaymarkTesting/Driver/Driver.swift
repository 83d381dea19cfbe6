// SPDX-License-Identifier: MIT

import Foundation
import WaymarkDiagnostics
import WaymarkRender
import WaymarkRoutes
import WaymarkViews

/// Runs an app on a headless host and does to it what a person would.
@MainActor
final class Driver {
  let clock: ManualClock
  /// Whether a report fails the test; only errors do, a warning is about legal code.
  var failsOnDiagnostics = true
  /// What the app is launched with next: the arguments after the program's name.
  var launchArguments: [String] = []
  var launchEnvironment: [String: String] = [:]
  /// The window of the app, now and when it is launched next.
  private(set) var window = ElementFrame.usualWindow
  /// What the app keeps from one launch to the next.
  let store = AppStore()
  /// Whether the host of the next launch keeps all batches.
  var keepsAllBatches = false
  private(set) var host = HeadlessHost()
  private(set) var log = DiagnosticLog()
  private let start: Runtime.Start
  private var runtime: Runtime?
  private var cached: (batches: Int, snapshot: AccessibilitySnapshot)?
  /// The picker whose choices are shown, as a host does it by itself.
  private var picker: ElementID?
  private var errorCount = 0
  /// The phase of the running app's scenes.
  private(set) var phase = ScenePhase.active
  /// The default router of the running app.
  private var router = Router.process
  /// What the running app was launched with.
  private var options = LaunchOptions()
  /// While waiting: whether an element was missed, which is no failure then.
  var hasMissed: Bool?
  /// Where the test last did something: that is where what went wrong meanwhile is reported.
  var place: SourcePlace {
    didSet { XCUIDevice.shared.note(self) }
  }

  init(clock: ManualClock, at place: SourcePlace, start: @escaping Runtime.Start) {
    self.clock = clock
    self.place = place
    self.start = start
  }

  isolated deinit { stop() }

  // MARK: Life

  var isRunning: Bool { runtime != nil }

  func launch(by arrivals: [Arrival] = [], at place: SourcePlace) {
    terminate(at: place)
    options = LaunchOptions(
      arguments: LaunchOptions.process.arguments.prefix(1) + launchArguments,
      environment: launchEnvironment)
    host = HeadlessHost(
      keepsAllBatches: keepsAllBatches, time: clock.graphTime(from: Date()))
    log = DiagnosticLog()
    cached = nil
    errorCount = 0
    phase = .active
    router = Router(inheriting: .process)
    XCUIDevice.shared.note(self)
    let (host, sink) = (host, log.sink)
    inside(sink) {
      runtime = start(host, window, sink, arrivals) { [weak self] in
        // The job of a host: to flush soon what became dirty by itself.
        Task { self?.run { $0.flush() } }
      }
    }
    flush()
    rest()
  }

  func terminate(at place: SourcePlace) {
    self.place = place
    stop()
  }

  private func stop() {
    run { $0.stop() }
    runtime = nil
    cached = nil
    picker = nil
  }

  // MARK: Doing

  /// Runs work as a part of the app: what it reads of its surroundings is what the test set.
  private func inside(_ sink: DiagnosticSink, _ work: () -> Void) {
    DiagnosticSink.$current.withValue(sink) {
      LaunchOptions.$current.withValue(options) {
        AppStore.$bound.withValue(store) {
          RouterScope.$current.withValue(router, operation: work)
        }
      }
    }
  }

  /// Runs work in the app, then reports what went wrong in it.
  private func run(_ work: @MainActor (Runtime) -> Void) {
    guard let runtime else { return }
    inside(log.sink) { work(runtime) }
    for diagnostic in log.takeNew() where failsOnDiagnostics && diagnostic.severity == .error {
      failTest("\(diagnostic)", at: place)
    }
    for error in host.errors[errorCount...] {
      failTest("The runtime named an element wrongly: \(error)", at: place)
    }
    errorCount = host.errors.count
  }

  func flush() {
    run { $0.flush() }
  }

  var isIdle: Bool { runtime?.isIdle() ?? true }

  /// Delivers an event and flushes until nothing changes any more.
  func send(_ event: HostEvent, _ verb: String, _ path: QueryPath) {
    let open = picker
    showChoices(of: nil)
    if let open, event == HostEvent(.dismiss, on: open) { return }
    var refusal: HostEventError?
    run { runtime in
      refusal = runtime.send(event)
      runtime.flush()
    }
    if let refusal { fail(verb, path, "the app refused it (\(refusal.rawValue))") }
    rest()
  }

  /// Delivers an event that the app may refuse.
  func offer(_ event: HostEvent) {
    run { _ = $0.send(event) }
  }

  /// Shows the choices of a picker over everything else; nil hides them.
  func showChoices(of picker: ElementID?) {
    if self.picker != picker { cached = nil }
    self.picker = picker
  }

  /// Hands something to the app, which comes to the front; where it does not run, it is launched.
  func bring(_ arrival: Arrival, at place: SourcePlace) {
    self.place = place
    guard isRunning else { return launch(by: [arrival], at: place) }
    let wasResting = phase == .background
    if wasResting { enter([.inactive]) }
    run { runtime in
      runtime.bring(arrival)
      runtime.flush()
    }
    if wasResting { enter([.active]) }
    rest()
  }

  func setPhase(_ phase: ScenePhase, at place: SourcePlace) {
    self.place = place
    guard isRunning else { return failTest("enter(\(phase)): the app does not run", at: place) }
    enter([phase])
  }

  func activate(at place: SourcePlace) {
    self.place = place
    guard isRunning else { return launch(at: place) }
    if phase == .background { enter([.inactive]) }
    enter([.active])
  }

  var state: XCUIApplication.State {
    guard isRunning else { return .notRunning }
    return phase == .background ? .runningBackground : .runningForeground
  }

  /// Goes through phases in order.
  func enter(_ phases: [ScenePhase]) {
    for phase in phases where phase != self.phase {
      self.phase = phase
      run { runtime in
        runtime.setPhase(phase)
        runtime.flush()
      }
    }
    rest()
  }

  func resize(_ window: ElementFrame) {
    self.window = window
    run { runtime in
      runtime.resize(window)
      runtime.flush()
    }
    rest()
  }

  // MARK: Seeing

  /// What the app offers now, after a flush.
  var activities: [NSUserActivity] {
    flush()
    return runtime?.activities() ?? []
  }

  /// What can be found now, after a flush.
  func snapshot() -> AccessibilitySnapshot {
    guard isRunning else { return AccessibilitySnapshot() }
    catchUp()
    flush()
    if let cached, cached.batches == host.batchCount { return cached.snapshot }
    let snapshot = AccessibilitySnapshot(host.tree, choosingIn: picker)
    cached = (host.batchCount, snapshot)
    return snapshot
  }

  /// The element of a path; nil, and a failed test, when it is not there, or is not the only one.
  func find(
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
          + "Take firstMatch, or a query that one of them matches")
      return nil
    }
    fail(verb, path, isRunning ? "there is no such element" : "the app does not run; launch() it")
    return nil
  }

  /// The element of a path; nil, and a failed test, when it cannot be touched.
  func touch(
    _ path: QueryPath, _ verb: String, at place: SourcePlace
  ) -> (snapshot: AccessibilitySnapshot, index: Int)? {
    guard let found = find(path, for: verb, at: place) else { return nil }
    guard found.snapshot.elements[found.index].isHittable else {
      fail(verb, path, "the element is below what is in front")
      return nil
    }
    return found
  }

  /// Fails the test where it last did something, with the tree it sees.
  func fail(_ verb: String, _ path: QueryPath, _ reason: String) {
    failTest("\(path).\(verb): \(reason). What is there:\n\(snapshot())", at: place)
  }
}
