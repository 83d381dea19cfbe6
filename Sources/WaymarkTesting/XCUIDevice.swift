// SPDX-License-Identifier: MIT

/// The device that apps under test run on.
@MainActor
public final class XCUIDevice {
  /// How the device is held, by UIKit's names and numbers.
  public enum Orientation: Int, Hashable, Sendable, CaseIterable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  }

  /// The only device.
  public static let shared = XCUIDevice()

  /// How the device is held: what was set last.
  ///
  /// Apps do not see it. Nothing is laid out here, hosts say nothing of their size, and so no view
  /// can depend on it; it can be set so that tests which do so run.
  public var orientation = Orientation.portrait

  private init() {}
}
