// SPDX-License-Identifier: MIT

import CoreMetrics
import NIOCore

/// The times after which slow connections are closed.
struct ConnectionTimeouts: Sendable {
  /// The time within which a connection must send its first request, and the rest of each request
  /// head that it has begun.
  var head = TimeAmount.seconds(10)
  /// The time within which it must send the body of a request.
  var body = TimeAmount.seconds(30)
  /// The time within which it must read ``ConnectionGuard/leastRead`` bytes, or all that was sent.
  var send = TimeAmount.seconds(30)

  /// Creates the default times.
  init() {}

  /// Creates the times of a server.
  init(_ options: WebHost.Options) {
    head = TimeAmount(options.headTimeout)
    body = TimeAmount(options.bodyTimeout)
    send = TimeAmount(options.sendTimeout)
  }
}

/// Closes connections that send or read too slowly, or do not end when the server shuts down.
///
/// It is the first handler of the pipeline, so it sees the bytes of every protocol. Its state is
/// confined to the channel's event loop.
final class ConnectionGuard: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = IOData
  typealias OutboundOut = IOData

  /// The time within which a response must end after the server begins to shut down.
  static let shutdownTimeout = TimeAmount.milliseconds(500)
  /// The number of bytes that a client must read in each interval while more wait for it.
  static let leastRead = 4096

  private enum Request {
    /// No head is complete; the bytes of the next one may have arrived.
    case head
    case body
    /// The connection is a WebSocket.
    case none
  }

  private let timeouts: ConnectionTimeouts
  private let metrics: WebMetrics
  private var request = Request.head
  private var hasAsked = false
  /// Whether the last request had a body, whose end is not known here.
  private var hadBody = false
  private var requestDeadline: Scheduled<Void>?
  private var shutdownDeadline: Scheduled<Void>?
  private var sendCheck: Scheduled<Void>?
  /// The number of bytes written by other handlers.
  private var written = 0

  init(_ timeouts: ConnectionTimeouts = ConnectionTimeouts(), metrics: WebMetrics) {
    self.timeouts = timeouts
    self.metrics = metrics
  }

  func handlerAdded(context: ChannelHandlerContext) {
    metrics.connections.increment()
    requestDeadline = closing(context.channel, in: timeouts.head)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    cancelTimers()
    metrics.connections.decrement()
  }

  func channelInactive(context: ChannelHandlerContext) {
    cancelTimers()
    context.fireChannelInactive()
  }

  private func cancelTimers() {
    requestDeadline?.cancel()
    shutdownDeadline?.cancel()
    sendCheck?.cancel()
  }

  // MARK: Requests

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let bytes = unwrapInboundIn(data)
    metrics.received.increment(by: bytes.readableBytes)
    if request == .head, requestDeadline == nil {
      requestDeadline = closing(context.channel, in: timeouts.head)
    }
    context.fireChannelRead(data)
    // The bytes behind a request are the beginning of the next head.
    if request == .head, requestDeadline == nil, !hadBody, !Self.endsHead(bytes) {
      requestDeadline = closing(context.channel, in: timeouts.head)
    }
  }

  /// Returns whether bytes end as a head does; true for so few that it cannot be known.
  private static func endsHead(_ bytes: ByteBuffer) -> Bool {
    let end = bytes.readableBytesView.suffix(4)
    return end.count < 4 || end.elementsEqual("\r\n\r\n".utf8) || end.suffix(2) == [10, 10]
  }

  /// Ends the limit for the head of a request, and begins that for its body.
  func headArrived(_ channel: any Channel, hasBody: Bool) {
    hasAsked = true
    request = .body
    hadBody = hasBody
    requestDeadline?.cancel()
    requestDeadline = hasBody ? closing(channel, in: timeouts.body) : nil
  }

  /// Ends the limit for the body of a request.
  func requestEnded() {
    guard request == .body else { return }
    request = .head
    requestDeadline?.cancel()
    requestDeadline = nil
  }

  /// Ends the limits for requests: the connection becomes a WebSocket.
  func upgraded() {
    requestEnded()
    request = .none
  }

  // MARK: Responses

  func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    let count = unwrapOutboundIn(data).readableBytes
    written += count
    metrics.sent.increment(by: count)
    context.write(data, promise: promise)
  }

  func flush(context: ChannelHandlerContext) {
    context.flush()
    if sendCheck == nil { watchReader(context.channel) }
  }

  /// Closes the connection if its client does not read enough of what waits for it.
  private func watchReader(_ channel: any Channel) {
    let waiting = buffered(channel)
    guard waiting > 0 else {
      sendCheck = nil
      return
    }
    let read = written - waiting
    let bound = NIOLoopBound((self, channel), eventLoop: channel.eventLoop)
    sendCheck = channel.eventLoop.scheduleTask(in: timeouts.send) {
      let (handler, channel) = bound.value
      let left = handler.buffered(channel)
      let progress = handler.written - left - read
      guard left == 0 || progress >= min(Self.leastRead, waiting) else {
        return channel.close(promise: nil)
      }
      handler.watchReader(channel)
    }
  }

  private func buffered(_ channel: any Channel) -> Int {
    (try? channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
  }

  // MARK: The end

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case is ChannelShouldQuiesceEvent where hasAsked:
      shutdownDeadline = closing(context.channel, in: Self.shutdownTimeout)
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
