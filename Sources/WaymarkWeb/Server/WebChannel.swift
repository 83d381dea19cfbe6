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
  typealias Value = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

  static let idleTime = Duration.seconds(60)

  /// How WebSockets are opened.
  struct Sockets: Sendable {
    /// Returns whether an upgrade is allowed.
    var allows: @Sendable (HTTPRequestHead, any Channel) -> Bool
    /// Returns the path of the socket of the worker that must handle a request; nil for this one.
    var owner: (@Sendable (HTTPRequestHead) -> String?)?
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
    self.responder = responder
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      let watch = ConnectionGuard(timeouts, metrics: metrics)
      let encoder = HTTPResponseEncoder()
      var limits = NIOHTTPDecoderLimitConfiguration()
      limits.maxHeaderListSize = RequestHeadCheck.headLimit
      let decoder = ByteToMessageHandler(
        HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: limits))
      let check = RequestHeadCheck(watch)
      let order = HTTPServerPipelineHandler()
      let validator = NIOHTTPResponseHeadersValidator()
      let errors = BadRequestHandler(metrics: metrics)
      try pipeline.addHandlers([watch, encoder, decoder, check, order, errors, validator])
      let others: [any RemovableChannelHandler] = [
        Compression.handler(), HTTP1ToHTTPServerCodec(secure: false),
        HTTPConnectionStateHandler(idleTimeout: Self.idleTime, logger: logger),
      ]
      if let sockets {
        // The decoder passes on what it has not read, through those behind it that still wait.
        var handlers = UpgradeHandler.HTTPHandlers(
          readers: [check, errors, validator, decoder, order], encoder: encoder, others: others)
        if let owner = sockets.owner {
          let relay = RelayHandler(handlers, relayed: watch.upgraded, owner: owner)
          try pipeline.addHandler(relay)
          handlers.readers.insert(relay, at: 0)
        }
        try pipeline.addHandler(
          UpgradeHandler(sockets, handlers, metrics: metrics, upgraded: watch.upgraded))
      }
      try pipeline.addHandlers(others)
      return try Value(
        wrappingChannelSynchronously: channel,
        configuration: .init(isOutboundHalfClosureEnabled: true))
    }
  }

  func handle(value: Value, logger: Logger) async {
    await handleHTTP(asyncChannel: value, logger: logger)
  }
}
