// SPDX-License-Identifier: MIT

import NIOCore
import NIOHTTP1
import NIOPosix

/// Relays connections to the worker that owns the session of their first request.
///
/// The owner receives the request over its own socket, and everything behind it unchanged; so a
/// WebSocket is opened, and forms are answered, as if the connection had arrived there. If the owner
/// has gone, this worker handles the request itself.
///
/// Its state is confined to the channel's event loop.
final class RelayHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  /// The time within which the owner must accept the connection.
  private static let timeout = TimeAmount.seconds(2)

  private enum State {
    case http
    /// A request arrives for the worker with this socket.
    case request(String)
    /// The connection to the owner opens, and then the handlers change.
    case connecting
    case relaying
    case closed
  }

  private let owner: @Sendable (HTTPRequestHead) -> String?
  private let handlers: UpgradeHandler.HTTPHandlers
  private let relayed: () -> Void
  private var state = State.http
  private var parts: [HTTPServerRequestPart] = []
  /// The size of the body in bytes.
  private var size = 0
  /// What arrives behind the request while the handlers change.
  private var waiting: [NIOAny] = []

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - handlers: The handlers of HTTP in the same pipeline.
  ///   - relayed: Called when the connection is no longer one of HTTP.
  ///   - owner: Returns the path of the socket of the worker that owns a request's session, or nil
  ///     if this worker handles the request.
  init(
    _ handlers: UpgradeHandler.HTTPHandlers, relayed: @escaping () -> Void,
    owner: @escaping @Sendable (HTTPRequestHead) -> String?
  ) {
    self.handlers = handlers
    self.relayed = relayed
    self.owner = owner
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch state {
    case .http:
      let part = unwrapInboundIn(data)
      guard case .head(let head) = part, let path = owner(head) else {
        return context.fireChannelRead(data)
      }
      state = .request(path)
      (parts, size) = ([part], 0)
    case .request(let path):
      let part = unwrapInboundIn(data)
      parts.append(part)
      if case .body(let bytes) = part { size += bytes.readableBytes }
      if size > FormBody.largestSize {
        // This worker refuses it.
        handleHere(context)
      } else if case .end = part {
        connect(to: path, context)
      }
    case .connecting: waiting.append(data)
    case .relaying: context.fireChannelRead(data)
    case .closed: break
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    state = .closed
    context.fireChannelInactive()
  }

  private func connect(to path: String, _ context: ChannelHandlerContext) {
    state = .connecting
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let client = context.channel
    ClientBootstrap(group: context.eventLoop)
      .connectTimeout(Self.timeout)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers([
            HTTPRequestEncoder(), RelayEnd(client),
          ])
        }
      }
      .connect(unixDomainSocketPath: path)
      .whenComplete { result in
        let (handler, context) = bound.value
        guard case .connecting = handler.state else { return }
        switch result {
        case .success(let owner): handler.relay(to: owner, context)
        case .failure: handler.handleHere(context)
        }
      }
  }

  /// Lets this worker handle the request.
  private func handleHere(_ context: ChannelHandlerContext) {
    state = .http
    for part in parts { context.fireChannelRead(wrapInboundOut(part)) }
    parts = []
    context.fireChannelReadComplete()
  }

  /// Removes the handlers of HTTP, and passes on what has arrived.
  private func relay(to owner: any Channel, _ context: ChannelHandlerContext) {
    relayed()
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    handlers.removeReaders(context).whenComplete { _ in
      let (handler, context) = bound.value
      guard case .connecting = handler.state else { return owner.close(promise: nil) }
      do {
        try handler.begin(owner, context)
      } catch {
        owner.close(promise: nil)
        context.close(promise: nil)
      }
    }
  }

  private func begin(_ owner: any Channel, _ context: ChannelHandlerContext) throws {
    handlers.removeWriters(context)
    try context.pipeline.syncOperations.addHandler(RelayEnd(owner), position: .after(self))
    state = .relaying
    for part in parts {
      switch part {
      case .head(var head):
        head.headers.replaceOrAdd(
          name: RelayedPeer.field, value: RelayedPeer(of: context.channel).text)
        // The next request may concern another worker.
        if !UpgradeHandler.isUpgrade(head) {
          head.headers.replaceOrAdd(name: "connection", value: "close")
        }
        owner.write(HTTPClientRequestPart.head(head), promise: nil)
      case .body(let bytes):
        owner.write(HTTPClientRequestPart.body(.byteBuffer(bytes)), promise: nil)
      case .end(let fields): owner.write(HTTPClientRequestPart.end(fields), promise: nil)
      }
    }
    owner.flush()
    // What follows belongs to no request that this worker knows.
    let end = owner.pipeline.syncOperations
    end.removeHandler(try end.handler(type: HTTPRequestEncoder.self), promise: nil)
    for data in waiting { context.fireChannelRead(data) }
    if !waiting.isEmpty { context.fireChannelReadComplete() }
    (parts, waiting) = ([], [])
  }
}

/// One end of a relayed connection: what arrives is sent at the other end.
///
/// Both ends have the same event loop. An end reads no more while the other one cannot write.
private final class RelayEnd: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let other: any Channel

  init(_ other: any Channel) { self.other = other }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    other.write(unwrapInboundIn(data), promise: nil)
  }

  func channelReadComplete(context: ChannelHandlerContext) { other.flush() }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    other.setOption(.autoRead, value: context.channel.isWritable).whenFailure { _ in }
  }

  func channelInactive(context: ChannelHandlerContext) { other.close(promise: nil) }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {}

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}

/// The address that a connection comes from, and the port at which it has arrived.
///
/// A worker that relays a connection tells the owner in a header field. The field counts only at the
/// sockets of the workers, which nobody else can open.
struct RelayedPeer {
  static let field = "waymark-peer"

  let address: SocketAddress?
  let port: Int

  /// Creates the peer of a connection that has not been relayed.
  init(of channel: any Channel) {
    self.init(address: channel.remoteAddress, port: channel.localAddress?.port ?? 0)
  }

  private init(address: SocketAddress?, port: Int) {
    self.address = address
    self.port = port
  }

  /// Creates the peer of a connection; `values` returns the values of a field of its first request.
  init(of channel: any Channel, values: (String) -> [String]) {
    guard case .unixDomainSocket = channel.localAddress else {
      self.init(of: channel)
      return
    }
    let parts = values(Self.field).last?.split(separator: " ") ?? []
    self.init(
      address: parts.dropFirst().first.flatMap { try? SocketAddress(ipAddress: "\($0)", port: 0) },
      port: parts.first.flatMap { Int($0) } ?? 0)
  }

  /// The peer in the format of the field.
  var text: String { "\(port) \(address?.ipAddress ?? "")" }
}
