// SPDX-License-Identifier: MIT

import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A page without a browser: it loads the HTML, opens the socket, and sends events one by one.
final class WebClient {
  /// The HTML of the page.
  let html: String
  private let frames: Channel
  private var messages: NIOAsyncChannelInboundStream<WebSocketFrame>.AsyncIterator
  private let writer: NIOAsyncChannelOutboundWriter<WebSocketFrame>
  private var number = 0
  /// The size in bytes of the last message.
  private(set) var size = 0

  private typealias Channel = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

  /// Calls a closure with an open page, whose first message has arrived.
  ///
  /// A client that is no browser does not send the server's cookie back.
  static func open<Result>(
    _ port: Int, asBrowser: Bool = true, _ body: (WebClient) async throws -> Result
  ) async throws -> Result {
    let (html, cookie) = try await load(port)
    let channel = try await connect(port, asBrowser ? cookie : "")
    return try await channel.executeThenClose { messages, writer in
      let client = WebClient(html, channel, messages.makeAsyncIterator(), writer)
      try await client.greet()
      return try await body(client)
    }
  }

  private init(
    _ html: String, _ frames: Channel,
    _ messages: NIOAsyncChannelInboundStream<WebSocketFrame>.AsyncIterator,
    _ writer: NIOAsyncChannelOutboundWriter<WebSocketFrame>
  ) {
    self.html = html
    self.frames = frames
    self.messages = messages
    self.writer = writer
  }

  /// Loads the page as a new browser; returns its HTML and the browser's cookie.
  static func load(_ port: Int) async throws -> (String, String) {
    guard let url = URL(string: "http://127.0.0.1:\(port)/") else { throw WebClientError.refused }
    var request = URLRequest(url: url)
    request.httpShouldHandleCookies = false
    let (data, response) = try await URLSession.shared.data(for: request)
    let cookie = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Set-Cookie") ?? ""
    return (
      String(decoding: data, as: UTF8.self), String(cookie.prefix { $0 != ";" })
    )
  }

  private static func connect(_ port: Int, _ cookie: String) async throws -> Channel {
    let upgrade: EventLoopFuture<Channel?> = try await ClientBootstrap(
      group: .singletonMultiThreadedEventLoopGroup
    ).connect(host: "127.0.0.1", port: port) { channel in
      channel.eventLoop.makeCompletedFuture {
        let upgrader = NIOTypedWebSocketClientUpgrader<Channel?>(
          maxFrameSize: 16 << 20,
          upgradePipelineHandler: { channel, _ in
            channel.eventLoop.makeCompletedFuture {
              try Channel(wrappingChannelSynchronously: channel)
            }
          })
        let head = HTTPRequestHead(
          version: .http1_1, method: .GET, uri: "/waymark/socket?gzip",
          headers: [
            "Host": "127.0.0.1:\(port)", "Origin": "http://127.0.0.1:\(port)", "Cookie": cookie,
          ])
        let configuration = NIOTypedHTTPClientUpgradeConfiguration<Channel?>(
          upgradeRequestHead: head, upgraders: [upgrader],
          notUpgradingCompletionHandler: { $0.eventLoop.makeSucceededFuture(nil) })
        return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
          configuration: .init(upgradeConfiguration: configuration))
      }
    }
    guard let channel = try await upgrade.get() else { throw WebClientError.refused }
    return channel
  }

  /// Asks for a session that the server does not have, as a page does after a restart.
  ///
  /// - Returns: The time after which the server lets the page load again.
  static func returnDelay(_ port: Int, cookie: String) async throws -> Duration {
    let channel = try await connect(port, cookie)
    return try await channel.executeThenClose { messages, writer in
      let client = WebClient("", channel, messages.makeAsyncIterator(), writer)
      do {
        try await client.greet(after: 1)
      } catch WebClientError.closed(let reason) {
        return .milliseconds(Int(reason) ?? 0)
      }
      throw WebClientError.refused
    }
  }

  /// Says hello as a page that has received a number of messages.
  private func greet(after count: Int = 0) async throws {
    let hash = html.firstMatch(of: /data-page="([^"]*)"/)?.1 ?? ""
    let hello =
      #"{"page":"\#(hash)","address":"/","at":0,"id":"","doc":"\#(Int.random(in: 0..<1 << 40))","#
      + #""got":\#(count),"takes":false}"#
    try await write(#"[0,"","hello",\#(hello)]"#)
    _ = try await next()
  }

  /// Returns the identifier of the last button or link that begins before a text.
  func element(before text: String) throws -> String {
    // The description of the page has the same texts, in its head.
    guard let place = html.range(of: text, options: .backwards),
      let id = html[..<place.lowerBound].matches(of: /data-a="tap"[^>]*data-n="([^"]*)"/).last?.1
    else { throw WebClientError.noElement(text) }
    return String(id)
  }

  /// Returns the identifier of the first element whose markup matches an expression.
  func element(_ expression: Regex<(Substring, Substring)>) throws -> String {
    guard let id = html.firstMatch(of: expression)?.1 else {
      throw WebClientError.noElement("\(expression)")
    }
    return String(id)
  }

  /// Sends an event, and returns the message with which the server answers it.
  @discardableResult
  func send(_ element: String, _ action: String, _ payload: String = "null") async throws -> String
  {
    number += 1
    try await write(#"[\#(number),"\#(element)","\#(action)",\#(payload)]"#)
    while true {
      let message = try await next()
      if message.hasPrefix("[\(number),") { return message }
    }
  }

  private func write(_ text: String) async throws {
    try await writer.write(
      WebSocketFrame(
        fin: true, opcode: .text, maskKey: .random(), data: ByteBuffer(string: text)))
  }

  private func next() async throws -> String {
    while let frame = try await messages.next(isolation: #isolation) {
      switch frame.opcode {
      case .text:
        size = frame.data.readableBytes
        return String(buffer: frame.data)
      case .binary:
        // A compressed message; the answer to the last event, because there is no other.
        size = frame.data.readableBytes
        return "[\(number),"
      case .ping:
        try await writer.write(
          WebSocketFrame(fin: true, opcode: .pong, maskKey: .random(), data: frame.unmaskedData))
      case .connectionClose:
        // Two bytes are the code.
        let text = String(buffer: frame.unmaskedData)
        throw WebClientError.closed(reason: String(text.dropFirst(2)))
      default: throw WebClientError.refused
      }
    }
    throw WebClientError.refused
  }
}

/// An error of the load client.
enum WebClientError: Error {
  /// The server did not open the socket, or closed it.
  case refused
  /// The server has closed the socket for a reason.
  case closed(reason: String)
  /// The page has no such element.
  case noElement(String)
}
