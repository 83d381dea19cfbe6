// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender
public import WaymarkViews

extension XCUIApplication {
  /// Hands an activity to the running app, as the system does when a person goes on with one.
  public func resume(
    _ activity: NSUserActivity, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    driver.resume(
      activity, at: SourcePlace(fileID: fileID, file: file, line: line, column: column))
  }

  /// Sends the app's scene to the background, or brings it back.
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
}
