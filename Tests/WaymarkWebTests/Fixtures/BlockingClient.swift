// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WaymarkWeb

/// A connection for a thread of its own: it blocks, so no task of the test delays it.
final class BlockingClient {
  /// The connection is closed, or the server has been silent for ten seconds.
  struct Closed: Error {}

  private let port: Int
  private let socket: Int32
  private var received: [UInt8] = []

  /// Connects to a server.
  ///
  /// - Parameters:
  ///   - port: The port of the server.
  ///   - address: The last number of the client's own address, 127.0.0.x.
  /// - Throws: ``Closed`` if the server does not accept the connection.
  init(_ port: Int, from address: UInt8) throws {
    self.port = port
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var (limit, one) = (timeval(tv_sec: 10, tv_usec: 0), Int32(1))
    // Closing resets the connection, so that thousands do not use up the ports.
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
    var own = Self.address(address, 0)
    var server = Self.address(1, port)
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isConnected = withUnsafePointer(to: &own) { own in
      withUnsafePointer(to: &server) { server in
        own.withMemoryRebound(to: sockaddr.self, capacity: 1) { own in
          server.withMemoryRebound(to: sockaddr.self, capacity: 1) { server in
            bind(socket, own, size) == 0 && connect(socket, server, size) == 0
          }
        }
      }
    }
    guard isConnected else { throw Closed() }
  }

  deinit { Glibc.close(socket) }

  private static func address(_ last: UInt8, _ port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = (0x7F00_0000 | UInt32(last)).bigEndian
    return address
  }

  // MARK: Bytes

  func send(_ text: String) throws { try send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Closed() }
      sent += count
    }
  }

  /// Reads some bytes.
  private func read(_ count: Int) throws -> [UInt8] {
    while received.count < count { try receive() }
    defer { received.removeFirst(count) }
    return Array(received.prefix(count))
  }

  private func receive() throws {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    let count = recv(socket, &buffer, buffer.count, 0)
    guard count > 0 else { throw Closed() }
    received += buffer.prefix(count)
  }

  // MARK: Messages

  /// Sends a request for a path.
  func request(_ path: String, _ fields: String = "", method: String = "GET") throws {
    try send("\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(fields)\r\n")
  }

  /// Reads a response.
  func response() throws -> (head: String, body: String) {
    let end = Array("\r\n\r\n".utf8)
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual(end) { head += try read(1) }
    let text = String(decoding: head, as: UTF8.self)
    let length = text.firstMatch(of: /content-length: (\d+)/.ignoresCase()).flatMap { Int($0.1) }
    return (text, String(decoding: try read(length ?? 0), as: UTF8.self))
  }

  /// Requests a WebSocket, and returns whether it is open.
  func upgrade(_ cookie: String = "") throws -> Bool {
    try request(
      "/waymark/socket",
      "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nOrigin: http://127.0.0.1:\(port)\r\n"
        + cookie)
    return try response().head.hasPrefix("HTTP/1.1 101")
  }

  /// Sends a text message.
  func message(_ text: String) throws {
    let bytes = Array(text.utf8)
    var head: [UInt8] = [0x81]
    if bytes.count < 126 {
      head.append(0x80 | UInt8(bytes.count))
    } else {
      head += [0x80 | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
    }
    try send(head + [0, 0, 0, 0] + bytes)
  }

  /// Reads the next text message; the connection counts as closed after a close frame.
  func message() throws -> String {
    while true {
      let start = try read(2)
      var length = Int(start[1] & 0x7F)
      if length == 126 { length = try read(2).reduce(0) { $0 << 8 | Int($1) } }
      if length == 127 { length = try read(8).reduce(0) { $0 << 8 | Int($1) } }
      let payload = try read(length)
      switch start[0] & 15 {
      case 1: return String(decoding: payload, as: UTF8.self)
      case 8: throw Closed()
      default: continue
      }
    }
  }
}

/// A page of the walk server with an open session, for a thread of its own.
final class BlockingPage {
  private let client: BlockingClient
  private let field: String
  private var number = 0

  /// Opens a page.
  init(_ port: Int, from address: UInt8) throws {
    client = try BlockingClient(port, from: address)
    try client.request("/")
    let body = try client.response().body
    let hash = try #require(body.firstMatch(of: /data-page="([^"]*)"/)).1
    field = String(
      try #require(
        body.firstMatch(of: /<input[^>]*? data-n="([0-9.]+)"/)
          ?? body.firstMatch(of: /data-n="([0-9.]+)"[^>]*><input/)
      ).1)
    guard try client.upgrade() else { throw BlockingClient.Closed() }
    try client.message(ClientMessage.hello(String(hash)))
    _ = try client.message()
  }

  /// Types a text, without waiting for the response.
  func type() throws {
    number += 1
    try client.message("[\(number),\"\(field)\",\"changeText\",\"note \(number)\"]")
  }

  /// Waits until everything typed is handled.
  func wait() throws {
    while try !client.message().hasPrefix("[\(number),") {}
  }
}

/// Does something on a thread of its own.
func onThread<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Result(catching: body)) }
    thread.start()
  }
}
