// SPDX-License-Identifier: MIT

import NIOCore
import NIOPosix
import Testing

@testable import WaymarkWeb

/// A client that sends arbitrary bytes, valid or not.
final class RawClient: Sendable {
  private let channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>
  private let received: AsyncStream<UInt8?>
  private let reading: Task<Void, Never>

  static func connect(
    _ port: Int, prepare: @escaping @Sendable (any Channel) throws -> Void = { _ in }
  ) async throws -> RawClient {
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try prepare(channel)
          return try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return RawClient(channel)
  }

  private init(_ channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>) {
    self.channel = channel
    let (bytes, sink) = AsyncStream<UInt8?>.makeStream()
    received = bytes
    reading = Task {
      try? await channel.executeThenClose { inbound, _ in
        for try await buffer in inbound {
          for byte in buffer.readableBytesView { sink.yield(byte) }
        }
      }
      sink.finish()
    }
  }

  func send(_ text: String) async throws { try await send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) async throws {
    try await channel.channel.writeAndFlush(ByteBuffer(bytes: bytes))
  }

  func close() async { try? await channel.channel.close() }

  /// Reads bytes; fewer if the connection ends before.
  func read(_ count: Int) async -> [UInt8] {
    var bytes: [UInt8] = []
    guard count > 0 else { return bytes }
    for await byte in received {
      if let byte { bytes.append(byte) }
      if bytes.count == count { break }
    }
    return bytes
  }

  /// Reads up to and including a terminator; everything if the connection ends before.
  func read(until end: String) async -> String {
    var bytes: [UInt8] = []
    let end = Array(end.utf8)
    for await byte in received {
      if let byte { bytes.append(byte) }
      if bytes.suffix(end.count).elementsEqual(end) { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the server has closed the connection; waits until it has, or data arrives.
  func isAtEnd() async -> Bool { await read(1).isEmpty }
}

extension RawClient {
  /// A complete response.
  struct Answer {
    var head: String
    var body: String

    var status: Int { Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0 }

    subscript(field: String) -> String? {
      head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("\(field.lowercased()):") }
        .map { $0.drop { $0 != ":" }.dropFirst().drop { $0 == " " } }.map(String.init)
    }
  }

  /// Sends a request and reads the response.
  func request(
    _ path: String, method: String = "GET", host: String, fields: [String: String] = [:]
  ) async throws -> Answer {
    var text = "\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\n"
    for (name, value) in fields { text += "\(name): \(value)\r\n" }
    try await send(text + "\r\n")
    let head = await read(until: "\r\n\r\n")
    var answer = Answer(head: head, body: "")
    if method != "HEAD", let length = answer["content-length"].flatMap(Int.init) {
      answer.body = String(decoding: await read(length), as: UTF8.self)
    }
    return answer
  }

  /// Requests a WebSocket.
  func upgrade(
    port: Int, origin: String?, path: String = "/waymark/socket", host: String? = nil,
    cookie: String? = nil, protocols: String? = nil
  ) async throws -> Answer {
    var fields = [
      "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    fields["Origin"] = origin
    fields["Cookie"] = cookie
    fields["Sec-WebSocket-Protocol"] = protocols
    return try await request(path, host: host ?? "127.0.0.1:\(port)", fields: fields)
  }

  /// Sends one frame.
  func frame(
    _ opcode: UInt8 = 1, _ payload: [UInt8], isFinal: Bool = true, isMasked: Bool = true
  ) async throws {
    var bytes: [UInt8] = [(isFinal ? 0x80 : 0) | opcode]
    let mask: UInt8 = isMasked ? 0x80 : 0
    switch payload.count {
    case ..<126: bytes.append(mask | UInt8(payload.count))
    case ..<65536: bytes += [mask | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default:
      bytes.append(mask | 127)
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: payload.count >> shift))
      }
    }
    if isMasked { bytes += [0, 0, 0, 0] }
    try await send(bytes + payload)
  }

  func message(_ text: String) async throws { try await frame(1, Array(text.utf8)) }

  /// The next event from the server: a text, compressed text, a close code, or the end of the
  /// connection.
  enum Incoming: Equatable {
    case text(String)
    case data([UInt8])
    case close(Int)
    case end
  }

  func incoming() async -> Incoming {
    while true {
      let start = await read(2)
      guard start.count == 2 else { return .end }
      var length = Int(start[1] & 0x7F)
      if length == 126 {
        let more = await read(2)
        length = Int(more[0]) << 8 | Int(more[1])
      } else if length == 127 {
        length = await read(8).reduce(0) { $0 << 8 | Int($1) }
      }
      let payload = await read(length)
      switch start[0] & 15 {
      case 1: return .text(String(decoding: payload, as: UTF8.self))
      case 2: return .data(payload)
      case 8: return .close(payload.count < 2 ? 0 : Int(payload[0]) << 8 | Int(payload[1]))
      default: continue
      }
    }
  }
}

extension TestServer {
  /// Opens a socket; sends the hello message, unless told otherwise, and reads the response.
  func openSocket(hello: Bool = true) async throws -> RawClient {
    let client = try await RawClient.connect(port)
    let answer = try await client.upgrade(
      port: port, origin: "http://127.0.0.1:\(port)")
    #expect(answer.status == 101)
    if hello {
      try await client.message(ClientMessage.hello(store.page().identity.markup))
      #expect(await client.incoming() == .text("[0,0,[]]"))
    }
    return client
  }
}
