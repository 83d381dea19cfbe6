// SPDX-License-Identifier: MIT

/// Where an IP address belongs, which logs name in place of the address.
enum AddressClass: String, CaseIterable {
  /// The server's machine, such as `127.0.0.1`.
  case loopback
  /// A local network, such as `10.0.0.0/8`.
  case `private`
  /// The internet.
  case `public`
  /// The address is unknown.
  case unknown

  /// Creates the class of a visitor's address: an IPv4 address, or the first half of an IPv6 one.
  init(_ address: String) {
    if address.contains(":") {
      let start = address.prefix { $0 != ":" }
      let group = UInt16(start, radix: 16) ?? 0
      self =
        switch group {
        case 0 where address.allSatisfy({ $0 == "0" || $0 == ":" }): .loopback
        case 0xFC00...0xFDFF, 0xFE80...0xFEBF: .private
        default: .public
        }
      return
    }
    let bytes = address.split(separator: ".").compactMap { UInt8($0) }
    guard bytes.count == 4 else {
      self = .unknown
      return
    }
    self =
      switch (bytes[0], bytes[1]) {
      case (127, _): .loopback
      case (10, _), (172, 16...31), (192, 168), (169, 254), (100, 64...127): .private
      default: .public
      }
  }
}
