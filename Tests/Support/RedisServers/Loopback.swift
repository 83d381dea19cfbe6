// SPDX-License-Identifier: MIT

import Foundation

/// Ports of this machine for its own processes.
package enum Loopback {
  /// The reason why there is no port.
  package struct Failure: Error {
    /// The description of the system.
    package let reason = String(cString: strerror(errno))
  }

  /// Returns a port that is free at this moment.
  package static func freePort() throws -> UInt16 {
    let (descriptor, port) = try listen()
    close(descriptor)
    return port
  }

  /// Returns a new socket that accepts connections, and its port.
  static func listen() throws -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, stream, 0)
    guard descriptor >= 0 else { throw Failure() }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isDone = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && Foundation.listen(descriptor, 64) == 0
          && getsockname(descriptor, address, &size) == 0
      }
    }
    guard isDone else {
      let failure = Failure()
      close(descriptor)
      throw failure
    }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  #if canImport(Darwin)
  private static let stream = SOCK_STREAM
  #else
  private static let stream = Int32(SOCK_STREAM.rawValue)
  #endif
}
