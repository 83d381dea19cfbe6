// SPDX-License-Identifier: MIT

import NIOCore

/// Ends connections that take too long: to ask for something, or to go when the server goes.
///
/// First in the pipeline, so that it counts bytes of every protocol. Its state is touched on the
/// channel's event loop only.
final class ConnectionGuard: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  /// How long a connection may take to send the head of its first request.
  static let firstRequest = TimeAmount.seconds(10)
  /// How long an answer may go on once the server is to end.
  static let lastWords = TimeAmount.milliseconds(500)

  private var deadline: Scheduled<Void>?
  private var hasAsked = false
  private let limit: TimeAmount

  init(limit: TimeAmount = ConnectionGuard.firstRequest) { self.limit = limit }

  func handlerAdded(context: ChannelHandlerContext) {
    deadline = closing(context.channel, in: limit)
  }

  func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    context.fireChannelInactive()
  }

  /// The first request was read.
  func ease() {
    hasAsked = true
    deadline?.cancel()
    deadline = nil
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent {
      guard hasAsked else { return context.close(promise: nil) }
      deadline = closing(context.channel, in: Self.lastWords)
    }
    context.fireUserInboundEventTriggered(event)
  }

  private func closing(_ channel: any Channel, in time: TimeAmount) -> Scheduled<Void> {
    channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }
}
