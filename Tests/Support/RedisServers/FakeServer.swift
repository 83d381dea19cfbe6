// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
package import WaymarkRedis

/// A server that behaves as no Redis server does, for one client at a time.
package final class FakeServer: Sendable {
  /// What a server does with the bytes that it receives.
  package enum Behaviour: Sendable {
    /// It answers each piece of them with the same text.
    case answer(String)
    /// It answers the first pieces with these texts, and then closes each connection, or only reads.
    case answers([String], thenEnds: Bool = true)
    /// It sends them back.
    case echo
    /// It answers each piece of them with the same text if nothing follows for a number of seconds,
    /// such as the end of the connection.
    case late(String, after: Int32)
    /// It sends a text before it receives anything, and then reads.
    case greet(String)
  }

  /// What a server has seen.
  private final class Log: Sendable {
    let connections = Mutex(0)
    let received = Mutex<[UInt8]>([])
    let pieces = Mutex(0)
  }

  private let log = Log()
  private let descriptor: Int32
  private let port: UInt16

  /// Starts a server.
  package init(_ behaviour: Behaviour) throws {
    (descriptor, port) = try Loopback.listen()
    Thread.detachNewThread { [descriptor, log] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { break }
        log.connections.withLock { $0 += 1 }
        Self.serve(connection, behaviour, log)
        close(connection)
      }
      close(descriptor)
    }
  }

  /// Lets the thread end; it closes the socket, whose number could otherwise be in use again.
  deinit { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Returns the location of the server, with a user and a password if the text is not empty.
  package func location(credentials: String = "") throws -> RedisLocation {
    try RedisLocation("redis://\(credentials)127.0.0.1:\(port)")
  }

  /// The number of connections that it has accepted.
  package var connections: Int { log.connections.withLock { $0 } }

  /// What it has received on all connections.
  package var received: String { log.received.withLock { String(decoding: $0, as: UTF8.self) } }

  private static func serve(_ connection: Int32, _ behaviour: Behaviour, _ log: Log) {
    if case .greet(let text) = behaviour { write(Array(text.utf8), to: connection) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      log.received.withLock { $0 += buffer[..<count] }
      let number = log.pieces.withLock { number in
        defer { number += 1 }
        return number
      }
      switch behaviour {
      case .answer(let text): write(Array(text.utf8), to: connection)
      case .late(let text, let seconds):
        var next = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
        if poll(&next, 1, seconds * 1000) == 0 { write(Array(text.utf8), to: connection) }
      case .echo: write(Array(buffer[..<count]), to: connection)
      case .greet: break
      case .answers(let texts, let ends):
        if number < texts.count {
          write(Array(texts[number].utf8), to: connection)
        } else if ends {
          return
        }
      }
    }
  }

  private static func write(_ bytes: [UInt8], to connection: Int32) {
    _ = send(connection, bytes, bytes.count, noSignal)
  }

  #if canImport(Darwin)
  // The client reads until it closes the connection, so there is hardly a signal.
  private static let noSignal: Int32 = 0
  #else
  private static let noSignal = Int32(MSG_NOSIGNAL)
  #endif
}
