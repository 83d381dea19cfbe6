// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Dates as HTTP writes them (RFC 9110, 5.6.7), such as `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
  private static let last = Mutex((second: 0, text: ""))

  /// The current date, which is formatted once in a second.
  static var now: String {
    let second = time(nil)
    return last.withLock { last in
      if last.second != second || last.text.isEmpty { last = (second, text(of: second)) }
      return last.text
    }
  }

  /// Returns a date as text.
  ///
  /// - Parameter second: The seconds since 1970.
  /// - Returns: The text.
  static func text(of second: time_t) -> String {
    var second = second
    var parts = tm()
    gmtime_r(&second, &parts)
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = days[Int(parts.tm_wday) % 7]
    let month = months[Int(parts.tm_mon) % 12]
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(two).joined(separator: ":")
    return "\(day), \(two(parts.tm_mday)) \(month) \(parts.tm_year + 1900) \(clock) GMT"
  }
}
