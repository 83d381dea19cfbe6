// SPDX-License-Identifier: MIT

import NIOCore
import NIOWebSocket

/// Handles one WebSocket: passes messages to the mailbox, sends pings and enforces limits.
///
/// Its state is confined to the channel's event loop.
final class SocketHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  static let largestFrame = 160 << 10
  /// The maximum size of unsent control frames, which a peer that does not read can cause.
  static let unsentLimit = 256 << 10
  static let pingInterval = TimeAmount.seconds(20)
  /// The time within which a page must send its first message.
  static let helloTimeout = TimeAmount.seconds(10)

  private let mailbox: Mailbox
  private let greeting: String?
  private let refused: @Sendable (Refusal) -> Void
  private let opened: @Sendable () -> Void
  private let closed: @Sendable () -> Void
  private var isAlive = true
  private var hasReceived = false
  private var isClosing = false
  private var hasSentClose = false
  private var unsent = 0
  private var pinging: RepeatedTask?
  private var helloDeadline: Scheduled<Void>?
  private let helloTimeout: TimeAmount

  /// Creates a handler for a WebSocket that is open when the handler is added to the pipeline.
  ///
  /// - Parameters:
  ///   - mailbox: The mailbox that receives the messages.
  ///   - greeting: The first message, if the upgrade request contained it.
  ///   - helloTimeout: The time within which a page must send its first message.
  ///   - refused: Called with the reason if the handler closes the socket.
  ///   - opened: Called once, when the handler is in the pipeline.
  ///   - closed: Called once, when the socket closes.
  init(
    mailbox: Mailbox, greeting: String? = nil,
    helloTimeout: TimeAmount = SocketHandler.helloTimeout,
    refused: @escaping @Sendable (Refusal) -> Void = { _ in },
    opened: @escaping @Sendable () -> Void,
    closed: @escaping @Sendable () -> Void
  ) {
    self.mailbox = mailbox
    self.greeting = greeting
    self.helloTimeout = helloTimeout
    self.refused = refused
    self.opened = opened
    self.closed = closed
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    pinging = context.eventLoop.scheduleRepeatedTask(
      initialDelay: Self.pingInterval, delay: Self.pingInterval
    ) { _ in
      let (handler, context) = bound.value
      handler.ping(context)
    }
    if let greeting {
      hasReceived = mailbox.post(greeting)
      return opened()
    }
    helloDeadline = context.eventLoop.scheduleTask(in: helloTimeout) {
      let (handler, context) = bound.value
      if !handler.hasReceived { handler.close(1008, for: .silent, context) }
    }
    opened()
  }

  func handlerRemoved(context: ChannelHandlerContext) { cancelTimers() }

  private func cancelTimers() {
    pinging?.cancel()
    helloDeadline?.cancel()
  }

  func channelInactive(context: ChannelHandlerContext) {
    cancelTimers()
    closed()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosing else { return }
    let frame = unwrapInboundIn(data)
    isAlive = true
    switch frame.opcode {
    case .text:
      hasReceived = true
      helloDeadline?.cancel()
      guard let message = String(validating: frame.unmaskedData.readableBytesView, as: UTF8.self)
      else { return close(1007, for: .malformed, context) }
      if !mailbox.post(message) { close(1008, for: .flood, context) }
    case .binary: close(1003, for: .invalidFrame, context)
    case .ping: control(.pong, frame.unmaskedData, context)
    case .pong: break
    case .connectionClose: close(1000, context)
    default: close(1002, for: .invalidFrame, context)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case is ChannelShouldQuiesceEvent: close(1012, context)
    // The peer closed its side without a close frame, and NIO would keep the channel open.
    case ChannelEvent.inputClosed: context.close(promise: nil)
    default: break
    }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case is NIOWebSocketFrameAggregator.Error: close(1009, for: .invalidFrame, context)
    case NIOWebSocketError.invalidFrameLength: close(1009, for: .invalidFrame, context)
    case is NIOWebSocketError, is MaskCheck.Unmasked:
      close(1002, for: .invalidFrame, context)
    default: context.close(promise: nil)
    }
  }

  /// No frame may follow a close frame (RFC 6455, 5.5.1).
  func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    guard !hasSentClose else {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    if unwrapOutboundIn(data).opcode == .connectionClose {
      hasSentClose = true
      isClosing = true
    }
    context.write(data, promise: promise)
  }

  private func ping(_ context: ChannelHandlerContext) {
    // The peer has sent nothing since the last ping.
    guard isAlive else { return context.close(promise: nil) }
    isAlive = false
    control(.ping, ByteBuffer(), context)
  }

  private func control(
    _ code: WebSocketOpcode, _ data: ByteBuffer, _ context: ChannelHandlerContext
  ) {
    guard !isClosing else { return }
    let size = data.readableBytes + 4
    guard unsent + size <= Self.unsentLimit else { return context.close(promise: nil) }
    unsent += size
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: code, data: data)))
      .whenComplete { _ in bound.value.unsent -= size }
  }

  private func close(
    _ code: Int, for reason: Refusal? = nil, _ context: ChannelHandlerContext
  ) {
    guard !isClosing else { return }
    isClosing = true
    if let reason { refused(reason) }
    SocketTransport.close(context.channel, code)
  }
}

/// Rejects unmasked frames, as RFC 6455 (5.1) requires of a server.
final class MaskCheck: ChannelInboundHandler {
  struct Unmasked: Error {}

  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard unwrapInboundIn(data).maskKey != nil else {
      return context.fireErrorCaught(Unmasked())
    }
    context.fireChannelRead(data)
  }
}
