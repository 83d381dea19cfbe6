// SPDX-License-Identifier: MIT

/// Selects among texts for devices.
///
/// A Linux machine or a browser is not an Apple device and uses "other". If that is missing, the
/// first in a fixed order is used, starting with the most similar device.
enum DeviceVariation {
  static let order = [
    "other", "mac", "ipad", "iphone", "ipod", "appletv", "applevision", "applewatch",
  ]

  static func choice(in variations: [String: Any]) -> Any? {
    order.lazy.compactMap { variations[$0] }.first
  }
}
