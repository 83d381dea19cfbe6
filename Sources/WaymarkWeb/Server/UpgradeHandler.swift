// SPDX-License-Identifier: MIT

import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Turns a connection into a WebSocket, at any of its requests.
///
/// A proxy, and Safari, may send the upgrade on a connection that has served requests. NIO's own
/// handler upgrades at the first request only, and adds the handlers of the socket at the end of the
/// pipeline, where those of HTTP are.
///
/// Its state is confined to the channel's event loop.
final class UpgradeHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// The handlers of HTTP in the same pipeline, which an upgrade removes.
  struct HTTPHandlers {
    /// Those before this handler, except for the encoder, in the order in which they are removed.
    var readers: [any RemovableChannelHandler]
    let encoder: any RemovableChannelHandler
    /// Those behind this handler.
    let others: [any RemovableChannelHandler]

    /// Removes the readers; what they have not read passes through the handlers that remain.
    func removeReaders(_ context: ChannelHandlerContext) -> EventLoopFuture<Void> {
      EventLoopFuture.andAllSucceed(
        readers.map { context.pipeline.syncOperations.removeHandler($0) }, on: context.eventLoop)
    }

    /// Removes the handlers that write responses, and those behind.
    func removeWriters(_ context: ChannelHandlerContext) {
      for handler in others + [encoder] {
        context.pipeline.syncOperations.removeHandler(handler, promise: nil)
      }
    }
  }

  private enum State {
    case http
    /// The rest of an upgrade request arrives, whose response has these fields.
    case request(HTTPRequestHead, HTTPHeaders)
    /// The handlers change.
    case upgrading
    case socket
    /// The connection will be closed.
    case refused
  }

  private let sockets: WebChannel.Sockets
  private let metrics: WebMetrics
  private let upgraded: () -> Void
  /// The handlers of HTTP; nil once they are removed, since their buffers are no longer needed.
  private var handlers: HTTPHandlers?
  private var state = State.http
  /// What arrives for the socket while the handlers change.
  private var waiting: [NIOAny] = []

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - sockets: How WebSockets are opened.
  ///   - handlers: The handlers of HTTP.
  ///   - metrics: Counts responses.
  ///   - upgraded: Called when the connection is no longer one of HTTP.
  init(
    _ sockets: WebChannel.Sockets, _ handlers: HTTPHandlers, metrics: WebMetrics,
    upgraded: @escaping () -> Void
  ) {
    self.sockets = sockets
    self.handlers = handlers
    self.metrics = metrics
    self.upgraded = upgraded
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch state {
    case .http:
      guard case .head(let head) = unwrapInboundIn(data), Self.isUpgrade(head) else {
        return context.fireChannelRead(data)
      }
      begin(head, context)
    case .request(let head, let fields):
      if case .end = unwrapInboundIn(data) { upgrade(head, fields, context) }
    case .upgrading: waiting.append(data)
    case .socket, .refused: break
    }
  }

  /// The events of a socket do not concern the handlers of HTTP, which would close it.
  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .http = state { context.fireUserInboundEventTriggered(event) }
  }

  static func isUpgrade(_ head: HTTPRequestHead) -> Bool {
    func has(_ field: String, _ token: String) -> Bool {
      head.headers[canonicalForm: field].contains { $0.lowercased() == token }
    }
    return head.method == .GET && head.version == .http1_1 && has("upgrade", "websocket")
      && has("connection", "upgrade")
  }

  private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    guard sockets.allows(head, context.channel) else { return refuse(.forbidden, context) }
    // The fields are known at once.
    state = .refused
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    Self.handshake.buildUpgradeResponse(
      channel: context.channel, upgradeRequest: head, initialResponseHeaders: [:]
    ).whenComplete { result in
      let (handler, context) = bound.value
      switch result {
      case .success(let fields): handler.state = .request(head, fields)
      case .failure: handler.refuse(.badRequest, context)
      }
    }
  }

  /// Computes the fields of responses.
  private static let handshake = NIOTypedWebSocketServerUpgrader<Void>(
    shouldUpgrade: { channel, head in
      channel.eventLoop.makeSucceededFuture(SocketGreeting.responseFields(for: head))
    },
    upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() })

  private func refuse(_ status: HTTPResponseStatus, _ context: ChannelHandlerContext) {
    state = .refused
    metrics.count(status: Int(status.code))
    let head = HTTPResponseHead(
      version: .http1_1, status: status, headers: ["connection": "close", "content-length": "0"])
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil)))
      .whenComplete { _ in channel.close(promise: nil) }
  }

  private func upgrade(
    _ head: HTTPRequestHead, _ fields: HTTPHeaders, _ context: ChannelHandlerContext
  ) {
    state = .upgrading
    upgraded()
    metrics.count(status: 101)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    handlers?.removeReaders(context).whenComplete { _ in
      let (handler, context) = bound.value
      let response = HTTPResponseHead(
        version: .http1_1, status: .switchingProtocols, headers: fields)
      context.writeAndFlush(handler.wrapOutboundOut(.head(response)), promise: nil)
      do { try handler.open(head, context) } catch { context.close(promise: nil) }
    }
  }

  /// Replaces the handlers of HTTP, and passes on what has arrived for the socket.
  private func open(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) throws {
    let pipeline = context.pipeline.syncOperations
    handlers?.removeWriters(context)
    handlers = nil
    try pipeline.addHandlers(
      [
        WebSocketFrameEncoder(),
        ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: SocketHandler.largestFrame)),
        MaskCheck(),
        NIOWebSocketFrameAggregator(
          minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 16,
          maxAccumulatedFrameSize: SocketHandler.largestFrame),
        sockets.open(context.channel, head),
      ], position: .before(self))
    state = .socket
    for data in waiting { pipeline.fireChannelRead(data) }
    if !waiting.isEmpty { pipeline.fireChannelReadComplete() }
    waiting = []
  }
}
