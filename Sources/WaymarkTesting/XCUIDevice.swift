// SPDX-License-Identifier: MIT

import WaymarkViews

/// The device that apps under test run on.
@preconcurrency @MainActor
public final class XCUIDevice {
  /// How the device is held, by UIKit's names and numbers.
  public enum Orientation: Int, Hashable, Sendable, CaseIterable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  }

  /// What can be pressed, by XCUITest's names and numbers.
  public enum Button: Int, Hashable, Sendable {
    /// Sends the app in front to the background.
    case home = 1
  }

  /// The only device.
  public static let shared = XCUIDevice()

  /// How the device is held: what was set last.
  ///
  /// Apps do not see it. Nothing is laid out here, hosts say nothing of their size, and so no view
  /// can depend on it; it can be set so that tests which do so run.
  public var orientation = Orientation.portrait

  private init() {}

  // MARK: Buttons

  /// Presses a button.
  ///
  /// ``Button/home`` sends the test's app to the background: its scenes become inactive first. Where
  /// the test runs several apps, it is the one it did something with last; with no running app
  /// nothing happens.
  public func press(_ button: Button) { front?.enter([.inactive, .background]) }

  private struct Use {
    weak var driver: Driver?
    let task: Int?
  }

  /// The drivers in use, the last used last; each with the task that used it.
  ///
  /// Tests run at the same time in one process, each in a task of its own.
  private var uses: [Use] = []

  func note(_ driver: Driver) {
    uses.removeAll { $0.driver == nil || $0.driver === driver }
    uses.append(Use(driver: driver, task: Self.currentTask))
  }

  private var front: Driver? {
    // Never another task's: that is another test's app.
    let task = Self.currentTask
    return uses.last { $0.task == task && $0.driver?.isRunning == true }?.driver
  }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
