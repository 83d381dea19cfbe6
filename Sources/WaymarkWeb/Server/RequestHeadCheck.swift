// SPDX-License-Identifier: MIT

import NIOCore
import NIOHTTP1

/// Rejects requests whose head is ambiguous, and tells ``ConnectionGuard`` how far requests are.
///
/// It follows the decoder. An error of the decoder's type keeps its order among the responses, and
/// ``BadRequestHandler`` responds to it. Both handlers are removed before an upgrade.
final class RequestHeadCheck: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  /// The maximum size in bytes of a request's URL and header fields.
  static let headLimit = 16 << 10

  private let watch: ConnectionGuard
  private var isRejected = false

  init(_ watch: ConnectionGuard) { self.watch = watch }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isRejected else { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      let fields = head.headers
      watch.headArrived(
        context.channel,
        hasBody: fields.contains(name: "transfer-encoding")
          || fields["content-length"].contains { $0 != "0" })
      guard fields["host"].count == 1, fields["origin"].count <= 1 else {
        isRejected = true
        return context.fireErrorCaught(HTTPParserError.invalidHeaderToken)
      }
    case .body: break
    case .end: watch.requestEnded()
    }
    context.fireChannelRead(data)
  }
}

/// Responds to requests that are not valid HTTP, and closes their connections.
final class BadRequestHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// The time within which a client must read the response.
  static let closeTimeout = TimeAmount.milliseconds(500)

  private let metrics: WebMetrics
  private var isResponding = false
  private var isDone = false

  init(metrics: WebMetrics) { self.metrics = metrics }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if !isDone { context.fireChannelRead(data) }
  }

  func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    guard !isDone else {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    switch unwrapOutboundIn(data) {
    case .head(let head): isResponding = head.status.code >= 200
    case .body: break
    case .end: isResponding = false
    }
    context.write(data, promise: promise)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError else { return context.fireErrorCaught(error) }
    guard !isDone else { return }
    isDone = true
    // The response to the head has begun before its body became invalid.
    guard !isResponding else { return context.close(promise: nil) }
    let status: HTTPResponseStatus =
      error == .headerOverflow ? .requestHeaderFieldsTooLarge : .badRequest
    metrics.count(status: Int(status.code))
    let head = HTTPResponseHead(
      version: .http1_1, status: status,
      headers: ["connection": "close", "content-length": "0"])
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    // Closing at once could discard the response, because the client may be sending still.
    let channel = context.channel
    channel.close(mode: .output, promise: nil)
    channel.eventLoop.scheduleTask(in: Self.closeTimeout) { channel.close(promise: nil) }
  }
}
