// SPDX-License-Identifier: MIT

/// Chooses among texts for devices.
///
/// A Linux machine or a browser is none of Apple's devices: "other" is for it. Where that is
/// missing the first in a fixed order is used, from the most similar device on.
enum DeviceVariation {
  static let order = [
    "other", "mac", "ipad", "iphone", "ipod", "appletv", "applevision", "applewatch",
  ]

  static func choice(in variations: [String: Any]) -> Any? {
    order.lazy.compactMap { variations[$0] }.first
  }
}
