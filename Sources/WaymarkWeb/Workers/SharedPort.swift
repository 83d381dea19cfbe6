// SPDX-License-Identifier: MIT

import Foundation
import NIOCore

/// A port that is reserved for processes that listen on it together.
///
/// The socket does not listen itself. It keeps the port while the processes are replaced.
struct SharedPort: ~Copyable {
  let number: Int
  private let descriptor: Int32

  /// Reserves a port; 0 selects a free one.
  ///
  /// - Throws: The error of NIO if the address is unknown, or in use by another program.
  init(_ port: Int, host: String) throws {
    let address = try SocketAddress.makeAddressResolvingHost(host, port: port)
    // Another program that shares its port would otherwise share it with this one.
    if port > 0 { close(try Self.bound(address, isShared: false)) }
    let descriptor = try Self.bound(address, isShared: true)
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let name = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size)
      }
    }
    guard name == 0 else {
      let code = errno
      close(descriptor)
      throw IOError(errnoCode: code, reason: "getsockname")
    }
    self.descriptor = descriptor
    // The port has the same place in both kinds of addresses.
    number = withUnsafeBytes(of: &storage) { bytes in
      Int(UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: 2, as: UInt16.self)))
    }
  }

  deinit { close(descriptor) }

  #if canImport(Darwin)
  private static let stream = SOCK_STREAM
  #else
  private static let stream = Int32(SOCK_STREAM.rawValue)
  #endif

  private static func bound(_ address: SocketAddress, isShared: Bool) throws -> Int32 {
    let descriptor = socket(address.protocol.rawValue, stream, 0)
    guard descriptor >= 0 else { throw IOError(errnoCode: errno, reason: "socket") }
    var on: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, size)
    if isShared { setsockopt(descriptor, SOL_SOCKET, SO_REUSEPORT, &on, size) }
    let result = address.withSockAddr { bind(descriptor, $0, socklen_t($1)) }
    guard result == 0 else {
      let code = errno
      close(descriptor)
      throw IOError(errnoCode: code, reason: "bind")
    }
    return descriptor
  }
}
