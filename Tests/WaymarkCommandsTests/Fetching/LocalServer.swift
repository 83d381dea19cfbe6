// SPDX-License-Identifier: MIT

import Foundation

/// A local web server with a fixed response for each path, for one connection at a time.
struct LocalServer {
  /// The response for a path.
  enum Answer: Sendable {
    case response(status: Int, headers: [String: String] = [:], body: [UInt8] = [])
    /// The connection stays open without a response until the server stops.
    case silence

    static func json(_ text: String, type: String = "application/json") -> Answer {
      .response(status: 200, headers: ["Content-Type": type], body: Array(text.utf8))
    }
  }

  struct CannotListen: Error {}

  /// Its origin, such as `http://127.0.0.1:40123`.
  var origin: String { "http://127.0.0.1:\(port)" }
  private let port: UInt16

  /// Runs a server while a body runs; paths without a response return 404.
  static func run<Value>(
    _ answers: [String: Answer], _ body: (LocalServer) throws -> Value
  ) throws -> Value {
    let listener = socket(AF_INET, streamType, 0)
    var address = loopback(0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 8) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard listener >= 0, isListening else { throw CannotListen() }
    let server = LocalServer(port: UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { serve(listener, answers) }
    defer { server.stop() }
    return try body(server)
  }

  /// Responds to requests until it is asked to stop.
  private static func serve(_ listener: Int32, _ answers: [String: Answer]) {
    var silent: [Int32] = []
    defer { for connection in silent + [listener] { _ = close(connection) } }
    while case let connection = accept(listener, nil, nil), connection >= 0 {
      let words = request(on: connection).split(separator: " ")
      guard words.first == "GET", words.count > 1 else {
        _ = close(connection)
        return
      }
      switch answers[String(words[1])] ?? .response(status: 404) {
      case .silence: silent.append(connection)
      case .response(let status, let headers, let body):
        var head = "HTTP/1.1 \(status) Status\r\nConnection: close\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        head += "Content-Length: \(body.count)\r\n\r\n"
        write(Array(head.utf8) + body, to: connection)
        _ = close(connection)
      }
    }
  }

  private static func request(on connection: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes as much as the other end accepts; it may close the connection if there is too much.
  private static func write(_ bytes: [UInt8], to connection: Int32) {
    #if canImport(Darwin)
    var isOn: Int32 = 1
    setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, noSignal) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private func stop() {
    let connection = socket(AF_INET, Self.streamType, 0)
    defer { _ = close(connection) }
    let address = Self.loopback(port)
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isConnected = withUnsafePointer(to: address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, length) == 0
      }
    }
    if isConnected { Self.write(Array("STOP\r\n\r\n".utf8), to: connection) }
  }

  private static func loopback(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  #if canImport(Darwin)
  private static let streamType = SOCK_STREAM
  // Darwin has no such flag; its sockets have an option instead.
  private static let noSignal: Int32 = 0
  #else
  private static let streamType = Int32(SOCK_STREAM.rawValue)
  private static let noSignal = Int32(MSG_NOSIGNAL)
  #endif
}
