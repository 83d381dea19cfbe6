// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkDiagnostics
public import WaymarkRender
public import WaymarkViews

/// An app under test, driven like with Apple's XCUITest, but headless and in the test's process.
///
/// Each verb returns when all that follows from it has happened, so nothing has to be waited
/// for, except what the app does in tasks, on queues and by timers. In a synchronous method of an
/// `XCTestCase` those go on between the verbs as well, and while the test waits, as under XCUITest.
/// Elsewhere `await` ``settle(fileID:file:line:column:)``, or one of the waits.
///
/// A file of UI tests in language mode 5 runs as it is, with its imports changed. On Linux a method
/// of an `XCTestCase` that is on the main actor must be `async`.
@preconcurrency @MainActor
public final class XCUIApplication: XCUIElement {
  /// The app that `XCUIApplication()` runs where the test target declares no
  /// ``XCUITargetApplication``.
  ///
  /// One for the whole process: for files that test targets share, such as page objects.
  public static var defaultApp: (any App.Type)?

  /// An app of one window that holds a view.
  ///
  /// The closure makes the view at each launch. `clock` is what the app's code sleeps on.
  public convenience init<Root: View>(
    clock: ManualClock = ManualClock(), fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    @ViewBuilder _ root: @escaping @MainActor () -> Root
  ) {
    self.init(
      clock: clock, at: SourcePlace(fileID: fileID, file: file, line: line, column: column),
      start: Runtime.mounting { $0.mount(root()) })
  }

  /// An app, of its type.
  ///
  /// An instance is made at each launch. `clock` is what the app's code sleeps on.
  public convenience init<A: App>(
    _ app: A.Type, clock: ManualClock = ManualClock(), fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      clock: clock, at: SourcePlace(fileID: fileID, file: file, line: line, column: column),
      start: Runtime.mounting { $0.mount(A()) })
  }

  /// An app that a scene delegate enters.
  ///
  /// The delegate, of `WaymarkScenes`' `UIWindowSceneDelegate`, is made for each scene of the app,
  /// and one application delegate at each launch, where its type is given. `clock` is what the
  /// app's code sleeps on.
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

  /// An app that an application delegate enters, which names the delegate of its scenes.
  ///
  /// `clock` is what the app's code sleeps on.
  public convenience init(
    applicationDelegate: any ApplicationEntry.Type, clock: ManualClock = ManualClock(),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      clock: clock, at: SourcePlace(fileID: fileID, file: file, line: line, column: column),
      start: Runtime.mounting { $0.mount(applicationDelegate: applicationDelegate) })
  }

  /// The app that the test target declares as its ``XCUITargetApplication``, or else the one that
  /// was set as ``defaultApp``; fails the test when there is neither.
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
    super.init(driver: Driver(clock: clock, at: place, start: start), path: QueryPath())
  }

  // MARK: Launching

  /// What the app finds in `LaunchOptions` behind the program's name, from the next launch on.
  ///
  /// Unlike XCUITest's, they are not in the app's `ProcessInfo` nor in `CommandLine`: those are the
  /// test's own, nobody can set them, and other tests that run at the same time share them. Nor do
  /// they set defaults: `-name value` stays two arguments. One is heeded as on Apple's systems:
  /// `-UIPreferredContentSizeCategoryName` and the name of a category, such as
  /// `UICTContentSizeCategoryAccessibilityL`, set the text size.
  public var launchArguments: [String] {
    get { driver.launchArguments }
    set { driver.launchArguments = newValue }
  }

  /// What the app finds in `LaunchOptions` as its whole environment, from the next launch on.
  public var launchEnvironment: [String: String] {
    get { driver.launchEnvironment }
    set { driver.launchEnvironment = newValue }
  }

  // MARK: Verbs

  /// Starts the app anew, ending it first where it runs.
  ///
  /// What it kept by `AppStorage` is there again; another `XCUIApplication` begins with nothing.
  public func launch(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    driver.launch(at: SourcePlace(fileID: fileID, file: file, line: line, column: column))
  }

  /// Ends the app: nothing exists until it is launched again.
  public func terminate(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    driver.terminate(at: SourcePlace(fileID: fileID, file: file, line: line, column: column))
  }

  /// Hands a URL to the app, as the system does with a link.
  ///
  /// Where the app does not run it is launched by the link, which is there before its first view.
  public func open(
    _ url: URL, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    driver.bring(
      .link(url), at: SourcePlace(fileID: fileID, file: file, line: line, column: column))
  }

  /// Lets the app's tasks run until nothing changes any more.
  ///
  /// A task that waits, for the ``clock`` or for something from outside, holds nothing up and is
  /// not waited for: it is over once nothing changes while the process computes for some
  /// milliseconds. Fails the test, with the last updates, when the app goes on changing.
  public func settle(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await driver.settle(
      at: SourcePlace(fileID: fileID, file: file, line: line, column: column))
  }

  // MARK: Time, misuse, structure

  /// The clock that waiting advances.
  public var clock: ManualClock { driver.clock }

  /// Whether each error that the app reports fails the test, at the place where the test last did
  /// something; true until it is set.
  ///
  /// Errors are what was asked for and not done, and what has undefined results: see
  /// `Diagnostic.Severity`. A warning never fails a test, for the code it is about is legal. Both
  /// are kept in ``diagnostics``, so a test of misuse sets this to false and looks there.
  public var failsOnDiagnostics: Bool {
    get { driver.failsOnDiagnostics }
    set { driver.failsOnDiagnostics = newValue }
  }

  /// All reports since the launch, errors and warnings, the oldest first.
  public var diagnostics: [Diagnostic] { driver.log.all }

  /// Whether ``batches`` and ``mutations`` go back to the launch, however long the app runs; from
  /// the next launch on.
  ///
  /// For tests that replay them. Without it a long run takes no more memory than a short one: the
  /// last 256 batches are there, and some older ones.
  public var keepsAllBatches: Bool {
    get { driver.keepsAllBatches }
    set { driver.keepsAllBatches = newValue }
  }

  /// How many updates there were since the launch that changed what is shown.
  public var batchCount: Int { driver.host.batchCount }

  /// The mutations of the kept ``batches``.
  public var mutations: [Mutation] { driver.host.mutations }

  /// The last mutations, those of one update together; all since the launch with
  /// ``keepsAllBatches``.
  public var batches: [[Mutation]] { driver.host.batches }

  /// The elements that a host would draw, after a flush.
  public var tree: ElementTree {
    _ = driver.snapshot()
    return driver.host.tree
  }
}
