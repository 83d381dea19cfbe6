// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkRender
public import WaymarkViews

extension XCUIApplication {
  /// Hands an activity to the app, as the system does when a person goes on with one.
  ///
  /// Where the app does not run it is launched by the activity, which is there before its first
  /// view.
  public func resume(
    _ activity: NSUserActivity, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    driver.bring(
      .activity(activity), at: SourcePlace(fileID: fileID, file: file, line: line, column: column))
  }

  /// Hands something else to the app that people come by: with `WaymarkScenes` a quick action
  /// (`UIApplicationShortcutItem`), or what a person did with a notification
  /// (`UNNotificationResponse`).
  ///
  /// Where the app does not run it is launched by that.
  public func deliver(
    _ arrival: some SceneArrival, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    driver.bring(
      .other(arrival), at: SourcePlace(fileID: fileID, file: file, line: line, column: column))
  }

  /// Brings the app to the front, as from the home screen; launches it where it does not run.
  ///
  /// Its scenes become inactive first, then active.
  public func activate(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    driver.activate(at: SourcePlace(fileID: fileID, file: file, line: line, column: column))
  }

  /// Whether the app runs, and where.
  public var state: State { driver.state }

  /// What an app does, by XCUITest's names and numbers.
  ///
  /// Nothing here is ever suspended, or of an unknown state.
  public enum State: UInt, Hashable, Sendable {
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }

  /// Sends the app's scenes to the background, or brings them back.
  ///
  /// At once, unlike ``XCUIDevice/press(_:)`` and ``activate(fileID:file:line:column:)``.
  public func enter(
    _ phase: ScenePhase, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    driver.setPhase(
      phase, at: SourcePlace(fileID: fileID, file: file, line: line, column: column))
  }

  /// The size of the app's window in points: a phone's 390 × 844 until a test sets another.
  ///
  /// Set while the app runs, it is as if a person changed the window's size or turned the device;
  /// it holds for later launches, too. Nothing is laid out here, so every `GeometryReader` has
  /// this size. What is no size, such as a negative one, is not taken.
  public var windowSize: CGSize {
    get { CGSize(width: driver.window.width, height: driver.window.height) }
    set {
      let window = ElementFrame(width: Double(newValue.width), height: Double(newValue.height))
      if window.isPlausible { driver.resize(window) }
    }
  }

  /// The activities that the app offers now, by `userActivity(_:isActive:_:)`; the last came into
  /// sight last.
  ///
  /// None when the app does not run.
  public var offeredActivities: [NSUserActivity] { driver.activities }

  /// The addresses that the app opened outside of itself since the launch, in order.
  public var openedAddresses: [String] { driver.host.openedAddresses }

  /// The content that the app has shared since the launch, in order.
  public var sharedContents: [SharedContent] { driver.host.shared }
}
