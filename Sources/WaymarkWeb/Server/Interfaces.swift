// SPDX-License-Identifier: MIT

import NIOCore

/// The network interfaces of this machine.
enum Interfaces {
  /// Returns the IPv4 and the global IPv6 addresses of this machine.
  static func addresses() -> [String] {
    let devices = (try? System.enumerateDevices()) ?? []
    return devices.compactMap { $0.address?.ipAddress }.filter { address in
      !address.hasPrefix("127.") && address != "::1" && !address.hasPrefix("fe80")
    }
  }
}
