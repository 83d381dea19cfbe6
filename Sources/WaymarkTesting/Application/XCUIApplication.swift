// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkDiagnostics
import WaymarkHeadless
public import WaymarkRender
@_spi(Host) public import WaymarkViews

/// An app under test, controlled as with Apple's XCUITest, but headless and in the test's process.
///
/// Each method returns after all synchronous effects, so a test only needs to wait for work in
/// tasks, on queues and by timers. In a synchronous method of an `XCTestCase`, such work continues
/// between the calls and while the test waits, as with XCUITest. Elsewhere, `await`
/// ``settle(fileID:file:line:column:)`` or one of the wait methods.
///
/// A file of UI tests in language mode 5 compiles with only its imports changed. On Linux, a method
/// of an `XCTestCase` on the main actor must be `async`.
@preconcurrency @MainActor
public final class XCUIApplication: XCUIElement {
  /// The app for `XCUIApplication()` if the test target declares no ``XCUITargetApplication``.
  ///
  /// There is one value for the whole process, intended for files that several test targets share,
  /// such as page objects.
  public static var defaultApp: (any App.Type)?

  /// Creates an app with one window that contains a view.
  ///
  /// The closure creates the view at each launch. `clock` is the clock on which the app sleeps.
  public convenience init<Root: View>(
    clock: ManualClock = ManualClock(), fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    @ViewBuilder _ root: @escaping @MainActor () -> Root
  ) {
    self.init(
      clock: clock, at: SourcePlace(fileID: fileID, file: file, line: line, column: column),
      start: Runtime.mounting { $0.mount(root()) })
  }

  /// Creates an app from its type.
  ///
  /// Each launch creates an instance. `clock` is the clock on which the app sleeps.
  public convenience init<A: App>(
    _ app: A.Type, clock: ManualClock = ManualClock(), fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      clock: clock, at: SourcePlace(fileID: fileID, file: file, line: line, column: column),
      start: Runtime.mounting { $0.mount(A()) })
  }

  /// Creates an app with a scene delegate.
  ///
  /// The delegate is a `UIWindowSceneDelegate` of `WaymarkScenes`, created for each scene. If there
  /// is an application delegate, it is created at each launch. `clock` is the clock on which the
  /// app sleeps.
  public convenience init(
    sceneDelegate: any SceneEntry.Type, applicationDelegate: (any ApplicationEntry.Type)? = nil,
    clock: ManualClock = ManualClock(), fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      clock: clock, at: SourcePlace(fileID: fileID, file: file, line: line, column: column),
      start: Runtime.mounting { graph in
        graph.mount(sceneDelegate: sceneDelegate, applicationDelegate: applicationDelegate)
      })
  }

  /// Creates an app with an application delegate, which names the scene delegate.
  ///
  /// `clock` is the clock on which the app sleeps.
  public convenience init(
    applicationDelegate: any ApplicationEntry.Type, clock: ManualClock = ManualClock(),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      clock: clock, at: SourcePlace(fileID: fileID, file: file, line: line, column: column),
      start: Runtime.mounting { $0.mount(applicationDelegate: applicationDelegate) })
  }

  /// Creates the app that the test target declares as its ``XCUITargetApplication``, or else
  /// ``defaultApp``; fails the test if there is neither.
  public convenience init(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    let target = Target(of: fileID) ?? Self.defaultApp.map { Target($0) }
    if target == nil {
      failTest(
        "XCUIApplication(): declare a class TargetApplication: XCUITargetApplication in this test "
          + "target, or set XCUIApplication.defaultApp to your App's type", at: place)
    }
    self.init(clock: ManualClock(), at: place, start: (target ?? Target.nothing).start)
  }

  init(clock: ManualClock, at place: SourcePlace, start: @escaping Runtime.Start) {
    super.init(
      driver: Driver(clock: clock, at: place, record: failTest, start: start), path: QueryPath())
  }

  // MARK: Launching

  /// The arguments in `LaunchOptions` after the program name, from the next launch on.
  ///
  /// Unlike XCUITest's, they are not in `ProcessInfo` or `CommandLine`, which belong to the test
  /// process and are shared by tests that run in parallel. They do not set user defaults: `-name
  /// value` remains two arguments. As on Apple's systems, `-UIPreferredContentSizeCategoryName`
  /// with the name of a category, such as `UICTContentSizeCategoryAccessibilityL`, sets the text
  /// size.
  public var launchArguments: [String] {
    get { driver.launchArguments }
    set { driver.launchArguments = newValue }
  }

  /// The environment in `LaunchOptions`, from the next launch on.
  public var launchEnvironment: [String: String] {
    get { driver.launchEnvironment }
    set { driver.launchEnvironment = newValue }
  }

  // MARK: Life cycle

  /// Launches the app, and terminates it first if it is running.
  ///
  /// The values of `AppStorage` persist across launches of this `XCUIApplication`, and are separate
  /// from those of others.
  public func launch(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    driver.launch(at: SourcePlace(fileID: fileID, file: file, line: line, column: column))
  }

  /// Terminates the app: no elements exist until the next launch.
  public func terminate(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    driver.terminate(at: SourcePlace(fileID: fileID, file: file, line: line, column: column))
  }

  /// Opens a URL in the app, as the system does for a link.
  ///
  /// If the app is not running, this method launches it with the link, which arrives before its
  /// first view.
  public func open(
    _ url: URL, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    driver.deliver(
      .link(url), at: SourcePlace(fileID: fileID, file: file, line: line, column: column))
  }

  /// Waits until the app's tasks no longer change anything.
  ///
  /// A task that waits for the ``clock`` or for an external event does not delay this method, which
  /// returns when nothing has changed during some milliseconds of processor time. Fails the test,
  /// and reports the last updates, if the app does not settle.
  public func settle(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await driver.settle(
      at: SourcePlace(fileID: fileID, file: file, line: line, column: column))
  }

  // MARK: Time, diagnostics and structure

  /// The clock that waiting advances.
  public var clock: ManualClock { driver.clock }

  /// Whether animations take time on the ``clock``, from the next launch on; false by default.
  ///
  /// If false, animations are complete at once: their completions run when the change is displayed,
  /// and animators of phases and keyframes stay at rest. If true, completions and animators follow
  /// the clock, to the frame. In both cases, the tree shows the end of each change at once.
  ///
  /// ```swift
  /// app.playsAnimations = true
  /// app.launch()
  /// app.buttons["Save"].tap()
  /// await app.clock.advance(by: .seconds(0.5))
  /// ```
  public var playsAnimations: Bool {
    get { driver.playsAnimations }
    set { driver.playsAnimations = newValue }
  }

  /// Whether an error that the app reports fails the test, at its last action; true by default.
  ///
  /// Errors are operations that were not performed or that have undefined results; see
  /// `Diagnostic.Severity`. A warning never fails a test, because the code is legal.
  /// ``diagnostics`` contains both, so a test of misuse sets this property to false and inspects
  /// them.
  public var failsOnDiagnostics: Bool {
    get { driver.failsOnDiagnostics }
    set { driver.failsOnDiagnostics = newValue }
  }

  /// All errors and warnings since the launch, the oldest first.
  public var diagnostics: [Diagnostic] { driver.log.all }

  /// Whether ``batches`` and ``mutations`` contain everything since the launch; applies from the
  /// next launch on.
  ///
  /// For tests that replay mutations. If false, memory usage is bounded, and the last 256 batches
  /// or more are available.
  public var keepsAllBatches: Bool {
    get { driver.keepsAllBatches }
    set { driver.keepsAllBatches = newValue }
  }

  /// The number of updates since the launch that changed an element.
  public var batchCount: Int { driver.host.batchCount }

  /// The mutations in ``batches``.
  public var mutations: [Mutation] { driver.host.mutations }

  /// The most recent batches of mutations, one for each update; with ``keepsAllBatches``, all
  /// batches since the launch.
  public var batches: [[Mutation]] { driver.host.batches }

  /// The element tree that a host would display, after pending updates.
  public var tree: ElementTree {
    _ = driver.snapshot()
    return driver.host.tree
  }
}
