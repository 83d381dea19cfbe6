// SPDX-License-Identifier: MIT

import NIOCore

/// Ends connections that take too long: to ask for something, or to go when the server goes.
///
/// First in the pipeline, so that it counts bytes of every protocol. Its state is touched on the
/// channel's event loop only.
final class ConnectionGuard: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  /// How long a connection may take to send the head of its first request.
  static let firstRequestTimeout = TimeAmount.seconds(10)
  /// How long an answer may go on once the server is to end.
  static let shutdownTimeout = TimeAmount.milliseconds(500)

  private var deadline: Scheduled<Void>?
  private var hasAsked = false
  private let limit: TimeAmount

  init(limit: TimeAmount = ConnectionGuard.firstRequestTimeout) { self.limit = limit }

  func handlerAdded(context: ChannelHandlerContext) {
    deadline = closing(context.channel, in: limit)
  }

  func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    context.fireChannelInactive()
  }

  /// The first request was read.
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
    case ChannelEvent.inputClosed where !hasAsked: return context.close(promise: nil)
    default: break
    }
    context.fireUserInboundEventTriggered(event)
  }

  private func closing(_ channel: any Channel, in time: TimeAmount) -> Scheduled<Void> {
    channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }
}
