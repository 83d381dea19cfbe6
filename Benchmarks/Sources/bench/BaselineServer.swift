// SPDX-License-Identifier: MIT

import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Serves a page without Waymark: one line, a button, and a socket that echoes.
///
/// What `bench page` measures of it is the cost of the browser, the system and NIO.
enum BaselineServer {
  /// Serves the page on a port that is printed, until the process ends.
  static func serve() async throws {
    let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let upgrader = NIOTypedWebSocketServerUpgrader<Void>(
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
            upgradePipelineHandler: { channel, _ in
              channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandler(FrameEcho())
              }
            })
          let configuration = NIOTypedHTTPServerUpgradeConfiguration<Void>(
            upgraders: [upgrader],
            notUpgradingCompletionHandler: { channel in
              channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandler(BaselinePage())
              }
            })
          _ = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
            configuration: .init(upgradeConfiguration: configuration))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    print("http://127.0.0.1:\(channel.localAddress?.port ?? 0)/")
    fflush(nil)
    try await channel.closeFuture.get()
  }
}

/// Answers each request with the page.
private final class BaselinePage: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private static let html = """
    <!doctype html><html lang="en"><meta charset="utf-8"><title>Baseline</title>
    <link rel="icon" href="data:,"><body><p>One line</p><button id="go">Go</button><script>
    let number = 0;
    const socket = new WebSocket('ws://' + location.host + '/socket');
    socket.onopen = () => socket.send('0');
    socket.onmessage = ({data}) => {
      document.body.dataset[data === '0' ? 'live' : 'count'] = data;
    };
    document.getElementById('go').onclick = () => socket.send(++number);
    </script></body></html>
    """

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .end = unwrapInboundIn(data) else { return }
    let body = ByteBuffer(string: Self.html)
    let head = HTTPResponseHead(
      version: .http1_1, status: .ok,
      headers: [
        "Content-Type": "text/html; charset=utf-8", "Content-Length": "\(body.readableBytes)",
      ])
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}

/// Sends each message back.
private final class FrameEcho: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    guard frame.opcode == .text else { return context.close(promise: nil) }
    let answer = WebSocketFrame(fin: true, opcode: .text, data: frame.unmaskedData)
    context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
  }
}
