// SPDX-License-Identifier: MIT

import Foundation

extension LinkInbox {
  /// The current time of the system's clock, in seconds since 1970.
  public static var now: Double { Date().timeIntervalSince1970 }
}
