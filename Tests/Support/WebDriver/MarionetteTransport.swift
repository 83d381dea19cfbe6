// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation

/// Firefox's protocol: over TCP, each message is its length in bytes, a colon, and JSON.
///
/// A command is `[0, number, name, parameters]`, its answer `[1, number, error, result]`. The
/// browser answers one command after the other.
final class MarionetteTransport: WebDriverTransport {
  private let descriptor: Int32
  /// The calls block, so they do not run in a task.
  private let queue = DispatchQueue(label: "Marionette")

  init(port: Int) throws {
    #if canImport(Glibc)
    let stream = Int32(SOCK_STREAM.rawValue)
    #else
    let stream = SOCK_STREAM
    #endif
    descriptor = socket(AF_INET, stream, 0)
    var limit = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      close(descriptor)
      throw BrowserError.gone
    }
  }

  deinit { close(descriptor) }

  /// Reads the browser's greeting, and creates the session.
  func begin() async throws {
    try await run { _ = try $0.receive() }
    _ = try await call(WebDriverCommand(method: "", path: "", name: "WebDriver:NewSession"))
  }

  func call(_ command: WebDriverCommand) async throws -> JSONValue {
    let answer = try await run { transport in
      let message = JSONValue.array([0, 1, .string(command.name), .object(command.parameters)])
      try transport.send(JSONEncoder().encode(message))
      return try JSONDecoder().decode(JSONValue.self, from: transport.receive())
    }
    guard let parts = answer.array, parts.count == 4 else { throw BrowserError.gone }
    if let error = parts[2]["error"]?.string {
      throw BrowserError.refused("\(error): \(parts[2]["message"]?.string ?? "")")
    }
    return parts[3]["value"] ?? .null
  }

  private func run<Value: Sendable>(
    _ work: @escaping @Sendable (MarionetteTransport) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try work(self) }) }
    }
  }

  private func send(_ message: Data) throws {
    var rest = Data("\(message.count):".utf8) + message
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw BrowserError.gone }
      rest = Data(rest.dropFirst(count))
    }
  }

  private func receive() throws -> Data {
    var digits = ""
    while let byte = try read(1).first, byte != UInt8(ascii: ":") {
      digits.unicodeScalars.append(Unicode.Scalar(byte))
    }
    guard let count = Int(digits) else { throw BrowserError.gone }
    return try read(count)
  }

  private func read(_ count: Int) throws -> Data {
    var bytes = Data()
    while bytes.count < count {
      var part = [UInt8](repeating: 0, count: count - bytes.count)
      let length = recv(descriptor, &part, part.count, 0)
      guard length > 0 else { throw BrowserError.gone }
      bytes += part.prefix(length)
    }
    return bytes
  }
}
