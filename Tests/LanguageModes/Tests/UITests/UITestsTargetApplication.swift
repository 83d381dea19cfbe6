// SPDX-License-Identifier: MIT

import Waymark
import WaymarkTesting

/// What `XCUIApplication()` launches in this target.
final class TargetApplication: XCUITargetApplication {
  static let target = XCUIApplication.Target(Backports.Browser.self)
}
