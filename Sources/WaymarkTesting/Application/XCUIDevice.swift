// SPDX-License-Identifier: MIT

import WaymarkHeadless
import WaymarkViews

/// The device on which apps under test run.
@preconcurrency @MainActor
public final class XCUIDevice {
  /// The orientation of the device, with UIKit's names and raw values.
  public enum Orientation: Int, Hashable, Sendable, CaseIterable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  }

  /// A button of the device, with XCUITest's names and raw values.
  public enum Button: Int, Hashable, Sendable {
    /// Sends the frontmost app to the background.
    case home = 1
  }

  /// The device.
  public static let shared = XCUIDevice()

  /// The orientation of the device.
  ///
  /// It has no effect on apps, because nothing is laid out. The property exists so that tests that
  /// set it run unchanged.
  public var orientation = Orientation.portrait

  private init() {}

  // MARK: Buttons

  /// Presses a button.
  ///
  /// ``Button/home`` sends the test's app to the background, after its scenes became inactive. If
  /// the test runs several apps, it affects the app of the last action. It has no effect if no app
  /// is running.
  public func press(_ button: Button) { Driver.front?.enter([.inactive, .background]) }
}
