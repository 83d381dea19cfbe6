// SPDX-License-Identifier: MIT

import Foundation
import WaymarkAssociation
import WaymarkHeadless
import WaymarkRender
@_spi(Host) import WaymarkViews

/// An app that an agent drives: performs actions, and describes what is then on screen.
@MainActor
final class AgentSession {
  let driver: Driver
  /// The links of the app; nil if it has none.
  let site: Site?
  private var references = ElementReferences()
  private var script = AgentSession.emptyScript
  /// What went wrong during the action that is performed.
  private let failures: FailureLog
  /// The number of diagnostics that the agent has seen.
  private var reportedCount = 0

  private static let emptyScript = TestScript("testSession")

  /// Creates a session of an app that is not running.
  ///
  /// - Parameters:
  ///   - site: The links of the app.
  ///   - start: Starts the app.
  init(_ site: Site?, start: @escaping Runtime.Start) {
    self.site = site
    let failures = FailureLog()
    self.failures = failures
    driver = Driver(
      clock: ManualClock(), at: SourcePlace(), record: { message, _ in failures.add(message) },
      start: start)
    driver.failsOnDiagnostics = false
    driver.address = { value in site?.screenAddress(value) }
    driver.onInput = { [weak self] in self?.note($0) }
  }

  /// The code of a test that does the same since the launch.
  var testCode: String { script.text }

  private func note(_ input: SceneInput) {
    // The app is about to receive it, so nothing may be flushed.
    let tree = driver.host.tree
    script.add(input, in: AccessibilitySnapshot(tree), tree)
  }

  // MARK: Actions

  /// The date at which each launch begins, so that two sessions show the same.
  static let startDate = Date(timeIntervalSinceReferenceDate: 0)

  /// Launches the app, if necessary again, with stored values of its own.
  func launch(by arrivals: [Arrival] = []) {
    references = ElementReferences()
    script = Self.emptyScript
    reportedCount = 0
    driver.store = AppStore()
    driver.startDate = driver.startDate ?? Self.startDate
    driver.launch(by: arrivals, at: SourcePlace())
  }

  /// Performs an action in the running app, and launches it before if necessary.
  ///
  /// - Parameter action: Does it; throws the reason why it is not possible.
  /// - Returns: What is then on screen; a failure if the action throws, or the driver has failed.
  func perform(_ action: () async throws(AgentError) -> Void) async -> ToolResult {
    failures.removeAll()
    if !driver.isRunning { launch() }
    do throws(AgentError) {
      try await action()
    } catch {
      failures.add(error.reason)
    }
    await driver.rest()
    guard !failures.all.isEmpty else { return ToolResult(description()) }
    return .failure(
      failures.all.joined(separator: ".\n") + ".\nOn screen instead:\n" + description())
  }

  /// Adds that the clock advances, and advances it.
  func advanceClock(by seconds: Double) async {
    script.advance(by: seconds)
    await driver.advance(
      to: driver.clock.now.advanced(by: .seconds(seconds)), deadlines: Self.deadlineLimit)
  }

  /// Limits what one advance of the clock costs, for an app that wakes all the time.
  private static let deadlineLimit = 10_000

  // MARK: Elements

  /// Returns the query of the element that arguments name; the app itself without any.
  func query(_ arguments: ToolArguments) throws(AgentError) -> QueryPath {
    let snapshot = driver.snapshot()
    if let reference = arguments.text("ref") {
      guard let index = references.index(of: reference, in: snapshot) else {
        throw AgentError("The reference \(reference) is not on the screen")
      }
      return QueryPath(to: index, in: snapshot)
    }
    guard let name = arguments.text("name") else { return QueryPath() }
    let role = arguments.text("role").flatMap(XCUIElementType.init) ?? .any
    if role == .any, let control = control(name, in: snapshot) {
      return QueryPath(to: control, in: snapshot)
    }
    return QueryPath().appending(.descendants(role)).appending(.key(name))
  }

  /// Returns the only control in front with a name, such as the switch in a row with the same label;
  /// nil if there is none or several.
  private func control(_ name: String, in snapshot: AccessibilitySnapshot) -> Int? {
    let found = snapshot.elements.indices.filter {
      let element = snapshot.elements[$0]
      return element.isHittable && element.isControl && element.isNamed(name)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the query and the element that arguments name.
  func element(
    _ arguments: ToolArguments
  ) throws(AgentError) -> (path: QueryPath, element: AccessibilitySnapshot.Element) {
    let path = try query(arguments)
    let snapshot = driver.snapshot()
    let found = path.matches(in: snapshot)
    guard let index = found.first, found.count == 1 else {
      let problem = found.isEmpty ? "no matching element exists" : "several elements match"
      throw AgentError("\(path): \(problem)")
    }
    return (path, snapshot.elements[index])
  }

  // MARK: Descriptions

  /// Describes what is open and on screen, and what the app has reported since the last time.
  func description() -> String {
    let snapshot = driver.snapshot()
    let outline = ScreenOutline(snapshot, driver.host.tree)
    let names = references.name(outline.controls, in: snapshot)
    return ([path().text] + problems() + [outline.text(names)]).joined(separator: "\n")
  }

  private func problems() -> [String] {
    let texts = driver.log.texts
    defer { reportedCount = texts.count }
    return texts.dropFirst(reportedCount).map { "reported: \($0)" }
  }

  /// Describes which screens are open.
  func path() -> (text: String, json: JSON) {
    let screens = OpenScreens(driver.host.tree)
    let addresses = site.map { ScreenAddresses(driver.activities, $0) } ?? ScreenAddresses()
    var text = "open: \(screens)"
    if let front = addresses.front { text += "\nlink: \(front)" }
    let stack = addresses.stack.map { $0.map { JSON.string($0) } ?? .null }
    return (
      text,
      .members([
        "link": addresses.front.map { .string($0) }, "links": stack.isEmpty ? nil : .array(stack),
        "title": (screens.levels.last?.title).map { .string($0) }, "open": screens.json,
      ])
    )
  }
}

/// The failures of an action.
@MainActor
private final class FailureLog {
  private(set) var all: [String] = []

  /// Adds a failure, without the description of the existing elements that follows it.
  func add(_ message: String) {
    all.append(message.components(separatedBy: Driver.listing)[0])
  }

  func removeAll() { all = [] }
}

/// The reason why an action is not possible, without a full stop.
struct AgentError: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
