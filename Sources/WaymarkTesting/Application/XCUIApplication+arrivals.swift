// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkHeadless
public import WaymarkRender
public import WaymarkViews

extension XCUIApplication {
  /// Passes an activity to the app, as the system does for Handoff and universal links.
  ///
  /// If the app is not running, this method launches it with the activity, which arrives before its
  /// first view.
  public func resume(
    _ activity: NSUserActivity, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    driver.deliver(
      .activity(activity), at: SourcePlace(fileID: fileID, file: file, line: line, column: column))
  }

  /// Passes another event to the app: with `WaymarkScenes`, a quick action
  /// (`UIApplicationShortcutItem`) or a response to a notification (`UNNotificationResponse`).
  ///
  /// If the app is not running, this method launches it.
  public func deliver(
    _ arrival: some SceneArrival, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    driver.deliver(
      .other(arrival), at: SourcePlace(fileID: fileID, file: file, line: line, column: column))
  }

  /// Brings the app to the foreground, as from the home screen, and launches it if necessary.
  ///
  /// Its scenes become inactive first, and then active.
  public func activate(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    driver.activate(at: SourcePlace(fileID: fileID, file: file, line: line, column: column))
  }

  /// The current state of the app.
  public var state: State {
    guard driver.isRunning else { return .notRunning }
    return driver.phase == .background ? .runningBackground : .runningForeground
  }

  /// The state of an app, with XCUITest's names and raw values.
  ///
  /// Apps are never suspended, and their state is never unknown.
  public enum State: UInt, Hashable, Sendable {
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }

  /// Moves the app's scenes to a phase.
  ///
  /// The change is immediate, unlike ``XCUIDevice/press(_:)`` and
  /// ``activate(fileID:file:line:column:)``.
  public func enter(
    _ phase: ScenePhase, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    driver.setPhase(
      phase, at: SourcePlace(fileID: fileID, file: file, line: line, column: column))
  }

  /// The size of the app's window in points; 390 × 844 by default.
  ///
  /// Setting it while the app is running resizes the window, like a rotation; the size persists
  /// across launches. Nothing is laid out, so every `GeometryReader` has this size. Invalid sizes,
  /// such as negative ones, are ignored.
  public var windowSize: CGSize {
    get { CGSize(width: driver.window.frame.width, height: driver.window.frame.height) }
    set {
      let window = ElementFrame(width: Double(newValue.width), height: Double(newValue.height))
      if window.isPlausible { driver.resize(window) }
    }
  }

  /// The activities that the app currently offers with `userActivity(_:isActive:_:)`; the most
  /// recent one is last.
  ///
  /// Empty if the app is not running.
  public var offeredActivities: [NSUserActivity] { driver.activities }

  /// The URLs that the app has opened since the launch, in order.
  public var openedAddresses: [String] { driver.host.openedAddresses }

  /// The content that the app has shared since the launch, in order.
  public var sharedContents: [SharedContent] { driver.host.shared }
}
