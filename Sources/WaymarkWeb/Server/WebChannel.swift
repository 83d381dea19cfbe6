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

  /// How WebSockets are opened.
  struct Sockets: Sendable {
    /// Returns whether an upgrade is allowed.
    var allows: @Sendable (HTTPRequestHead, any Channel) -> Bool
    /// Creates the handler of a WebSocket.
    var open: @Sendable (any Channel, HTTPRequestHead) -> SocketHandler
  }

  let responder: Responder
  private let sockets: Sockets?
  private let timeouts: ConnectionTimeouts
  private let metrics: WebMetrics

  /// Creates a channel type.
  ///
  /// - Parameters:
  ///   - timeouts: The times after which slow connections are closed.
  ///   - metrics: Counts bytes, connections and responses.
  ///   - sockets: Opens WebSockets; nil if there are none.
  ///   - responder: Responds to requests.
  init(
    timeouts: ConnectionTimeouts = ConnectionTimeouts(),
    metrics: WebMetrics, sockets: Sockets? = nil, responder: @escaping Responder
  ) {
    self.timeouts = timeouts
    self.metrics = metrics
    self.sockets = sockets
    self.responder = { request, writer, channel in
      guard sockets != nil, request.headers[.upgrade]?.lowercased() == "websocket" else {
        return try await responder(request, writer, channel)
      }
      // NIO upgrades only on the first request of a connection. Safari may send the upgrade request
      // on a reused connection, and retries on a new one after this response.
      struct Reconnect: Error {}
      metrics.count(status: 307)
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
      let pipeline = channel.pipeline.syncOperations
      let watch = ConnectionGuard(timeouts, metrics: metrics)
      let checks = Checks(
        watch: watch, head: RequestHeadCheck(watch), errors: BadRequestHandler(metrics: metrics))
      try pipeline.addHandler(watch)
      let isRefused = NIOLoopBoundBox(false, eventLoop: channel.eventLoop)
      let bound = NIOLoopBound(checks, eventLoop: channel.eventLoop)
      let upgraders = sockets.map { [upgrader(to: $0, bound, isRefused)] } ?? []
      var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
        upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(upgraders: upgraders) {
          channel in
          channel.eventLoop.makeCompletedFuture {
            if isRefused.value { return Outcome.refused(channel) }
            return .http(try Self.http(channel, logger))
          }
        })
      configuration.enableErrorHandling = false
      configuration.decoderConfiguration.maxHeaderListSize = RequestHeadCheck.headLimit
      let outcome = try pipeline.configureUpgradableHTTPServerPipeline(configuration: configuration)
      let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
      try pipeline.addHandler(checks.head, position: .after(decoder))
      let order = try pipeline.handler(type: HTTPServerPipelineHandler.self)
      try pipeline.addHandler(checks.errors, position: .after(order))
      return Value(outcome: outcome, channel: channel)
    }
  }

  /// The handlers of a connection that check its requests.
  private struct Checks {
    let watch: ConnectionGuard
    let head: RequestHeadCheck
    let errors: BadRequestHandler

    /// Removes those that can read HTTP only.
    func remove(from channel: any Channel) {
      channel.pipeline.syncOperations.removeHandler(head, promise: nil)
      channel.pipeline.syncOperations.removeHandler(errors, promise: nil)
    }
  }

  private func upgrader(
    to sockets: Sockets, _ checks: NIOLoopBound<Checks>,
    _ isRefused: NIOLoopBoundBox<Bool>
  ) -> NIOTypedWebSocketServerUpgrader<Outcome> {
    NIOTypedWebSocketServerUpgrader(
      maxFrameSize: SocketHandler.largestFrame,
      enableAutomaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        let isAllowed = sockets.allows(head, channel)
        isRefused.value = !isAllowed
        // NIO removes its own handlers next, and what was received behind the request follows.
        if isAllowed { checks.value.remove(from: channel) }
        return channel.eventLoop.makeSucceededFuture(isAllowed ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { [metrics] channel, head in
        channel.eventLoop.makeCompletedFuture {
          checks.value.watch.upgraded()
          metrics.count(status: 101)
          try channel.pipeline.syncOperations.addHandlers([
            MaskCheck(),
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 16,
              maxAccumulatedFrameSize: SocketHandler.largestFrame),
            sockets.open(channel, head),
          ])
          return .socket(channel)
        }
      })
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
        metrics.count(status: 403)
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
