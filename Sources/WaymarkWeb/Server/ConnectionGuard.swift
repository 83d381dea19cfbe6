// SPDX-License-Identifier: MIT

import CoreMetrics
import NIOCore

/// Closes connections that are too slow to send a request, or to end when the server shuts down.
///
/// It is the first handler of the pipeline, so it sees the bytes of every protocol. Its state is
/// confined to the channel's event loop.
final class ConnectionGuard: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = IOData
  typealias OutboundOut = IOData

  /// The time within which a connection must send the head of its first request.
  static let firstRequestTimeout = TimeAmount.seconds(10)
  /// The time within which a response must end after the server begins to shut down.
  static let shutdownTimeout = TimeAmount.milliseconds(500)

  private var deadline: Scheduled<Void>?
  private var hasAsked = false
  private let limit: TimeAmount
  private let metrics: WebMetrics

  init(limit: TimeAmount = ConnectionGuard.firstRequestTimeout, metrics: WebMetrics) {
    self.limit = limit
    self.metrics = metrics
  }

  func handlerAdded(context: ChannelHandlerContext) {
    metrics.connections.increment()
    deadline = closing(context.channel, in: limit)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
    metrics.connections.decrement()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    metrics.received.increment(by: unwrapInboundIn(data).readableBytes)
    context.fireChannelRead(data)
  }

  func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    metrics.sent.increment(by: unwrapOutboundIn(data).readableBytes)
    context.write(data, promise: promise)
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    context.fireChannelInactive()
  }

  /// Ends the limit for the first request, which was read.
  func noteFirstRequest() {
    hasAsked = true
    deadline?.cancel()
    deadline = nil
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case is ChannelShouldQuiesceEvent where hasAsked:
      deadline = closing(context.channel, in: Self.shutdownTimeout)
    case is ChannelShouldQuiesceEvent: return context.close(promise: nil)
    // A client that closes its side has left, so nobody waits for a response.
    case ChannelEvent.inputClosed: return context.close(promise: nil)
    default: break
    }
    context.fireUserInboundEventTriggered(event)
  }

  private func closing(_ channel: any Channel, in time: TimeAmount) -> Scheduled<Void> {
    channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }
}
