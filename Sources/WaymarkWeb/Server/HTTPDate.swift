// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Dates in the format of HTTP (RFC 9110, 5.6.7), such as `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
  private static let style = Date.VerbatimFormatStyle(
    format: """
      \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \
      \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
      \(second: .twoDigits) GMT
      """,
    locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
    calendar: Calendar(identifier: .gregorian))

  private static let last = Mutex((second: 0, text: ""))

  /// The current date, which is formatted once per second.
  static var now: String {
    let second = time(nil)
    return last.withLock { last in
      if last.second != second { last = (second, text(of: second)) }
      return last.text
    }
  }

  /// Returns the text of a date, given in seconds since 1970.
  static func text(of second: Int) -> String {
    Date(timeIntervalSince1970: Double(second)).formatted(style)
  }
}
