// SPDX-License-Identifier: MIT

import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// An HTTP/1.1 connection that can be upgraded to a WebSocket; uses only public API.
struct WebChannel: ServerChildChannel, HTTPChannelHandler {
  /// The protocol of the connection after negotiation.
  enum Outcome: Sendable {
    case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
    case refused(any Channel)
    case socket(any Channel)
  }

  struct Value: ServerChildChannelValue {
    let outcome: EventLoopFuture<Outcome>
    let channel: any Channel
  }

  static let idleTime = Duration.seconds(60)

  let responder: Responder
  private let allows: @Sendable (HTTPRequestHead, any Channel) -> Bool
  private let openSocket: @Sendable (any Channel, HTTPRequestHead) -> SocketHandler
  private let firstRequestTimeout: TimeAmount

  /// Creates a channel type.
  ///
  /// - Parameters:
  ///   - firstRequestTimeout: The time within which a connection must send its first request head.
  ///   - responder: Responds to requests.
  ///   - allows: Returns whether a WebSocket upgrade is allowed.
  ///   - openSocket: Creates the handler of a WebSocket.
  init(
    firstRequestTimeout: TimeAmount = ConnectionGuard.firstRequestTimeout,
    responder: @escaping Responder,
    allows: @escaping @Sendable (HTTPRequestHead, any Channel) -> Bool,
    openSocket: @escaping @Sendable (any Channel, HTTPRequestHead) -> SocketHandler
  ) {
    self.firstRequestTimeout = firstRequestTimeout
    self.allows = allows
    self.openSocket = openSocket
    self.responder = { request, writer, channel in
      guard request.headers[.upgrade]?.lowercased() == "websocket" else {
        return try await responder(request, writer, channel)
      }
      // NIO upgrades only on the first request of a connection. Safari may send the upgrade request
      // on a reused connection, and retries on a new one after this response.
      struct Reconnect: Error {}
      try await writer.writeResponse(
        HTTPResponse(
          status: .temporaryRedirect,
          headerFields: [
            .connection: "close", .location: request.uri.string, .contentLength: "0",
          ]))
      throw Reconnect()
    }
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      let watch = ConnectionGuard(limit: firstRequestTimeout)
      try channel.pipeline.syncOperations.addHandler(watch)
      let bound = NIOLoopBound(watch, eventLoop: channel.eventLoop)
      let isRefused = NIOLoopBoundBox(false, eventLoop: channel.eventLoop)
      let upgrader = NIOTypedWebSocketServerUpgrader<Outcome>(
        maxFrameSize: SocketHandler.largestFrame,
        enableAutomaticErrorHandling: false,
        shouldUpgrade: { channel, head in
          let isAllowed = allows(head, channel)
          isRefused.value = !isAllowed
          return channel.eventLoop.makeSucceededFuture(isAllowed ? HTTPHeaders() : nil)
        },
        upgradePipelineHandler: { channel, head in
          channel.eventLoop.makeCompletedFuture {
            bound.value.noteFirstRequest()
            try channel.pipeline.syncOperations.addHandlers([
              MaskCheck(),
              NIOWebSocketFrameAggregator(
                minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 16,
                maxAccumulatedFrameSize: SocketHandler.largestFrame),
              openSocket(channel, head),
            ])
            return .socket(channel)
          }
        })
      let outcome = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
        configuration: .init(
          upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(upgraders: [upgrader]) {
            channel in
            channel.eventLoop.makeCompletedFuture {
              bound.value.noteFirstRequest()
              if isRefused.value { return .refused(channel) }
              return .http(try Self.http(channel, logger))
            }
          }))
      return Value(outcome: outcome, channel: channel)
    }
  }

  private static func http(
    _ channel: any Channel, _ logger: Logger
  ) throws -> NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart> {
    try channel.pipeline.syncOperations.addHandler(Compression.handler())
    try channel.pipeline.syncOperations.addHandler(HTTP1ToHTTPServerCodec(secure: false))
    try channel.pipeline.syncOperations.addHandler(
      HTTPConnectionStateHandler(idleTimeout: idleTime, logger: logger))
    return try NIOAsyncChannel(
      wrappingChannelSynchronously: channel,
      configuration: .init(isOutboundHalfClosureEnabled: true))
  }

  func handle(value: Value, logger: Logger) async {
    do {
      switch try await value.outcome.get() {
      case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
      case .socket(let channel): try await channel.closeFuture.get()
      case .refused(let channel):
        let head = HTTPResponseHead(
          version: .http1_1, status: .forbidden,
          headers: ["connection": "close", "content-length": "0"])
        channel.write(HTTPServerResponsePart.head(head), promise: nil)
        try await channel.writeAndFlush(HTTPServerResponsePart.end(nil)).get()
        try await channel.close()
      }
    } catch {
      logger.debug("connection: \(error)")
    }
  }
}
