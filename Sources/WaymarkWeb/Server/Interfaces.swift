// SPDX-License-Identifier: MIT

import NIOCore

/// The addresses of this machine.
enum Interfaces {
  /// The IPv4 addresses at which other machines may reach this one, and its global IPv6 ones.
  static func addresses() -> [String] {
    let devices = (try? System.enumerateDevices()) ?? []
    return devices.compactMap { $0.address?.ipAddress }.filter { address in
      !address.hasPrefix("127.") && address != "::1" && !address.hasPrefix("fe80")
    }
  }
}
