// SPDX-License-Identifier: MIT

public import WaymarkViews

#if canImport(ObjectiveC)
public import Foundation
#endif

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

  /// The activities that the app offers now, by `userActivity(_:isActive:_:)`; the last came into
  /// sight last.
  ///
  /// None when the app does not run.
  public var offeredActivities: [NSUserActivity] { driver.activities }

  /// The addresses that the app opened outside of itself since the launch, in order.
  public var openedAddresses: [String] { driver.host.openedAddresses }
}
