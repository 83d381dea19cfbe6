// SPDX-License-Identifier: MIT

import Foundation
import NIOCore
import NIOPosix
import ShowcaseApp
import Waymark
import WaymarkWeb

/// The apps of `bench web` and `bench page`.
enum WebServer {
  /// Serves an app, and an echo for comparison.
  ///
  /// - Parameters:
  ///   - name: `showcase`, `depth` for a deep stack, `rows` for animated rows, `small` for a
  ///     counter, `list` for a counter above a list, or `baseline` for a page without Waymark.
  ///   - origin: An origin that the server accepts besides its own.
  ///   - workers: The number of processes that serve the app.
  /// - Throws: The errors of the network.
  @MainActor
  static func serve(_ name: String, origin: String?, workers: Int) async throws {
    let options = WebHost.Options(
      port: 0, origins: origin.map { [$0] } ?? [], workers: workers, sessionLimit: 20_000,
      sessionLimitPerAddress: 20_000, retentionTime: .zero, testIdentifiers: true)
    // A worker has no input of its own, and ends with its supervisor.
    if ProcessInfo.processInfo.environment["WAYMARK_WORKER"] == nil {
      ServerProcess.exitWithParent()
      if name == "baseline" { return try await BaselineServer.serve() }
      try await echo()
    }
    switch name {
    case "showcase": try await WebHost.run(LinkedGuide.self, options)
    case "depth": try await WebHost.run(DepthApp.self, options)
    case "rows": try await WebHost.run(RowsApp.self, options)
    case "small": try await WebHost.run(SmallApp.self, options)
    default: try await WebHost.run(ListApp.self, options)
    }
  }

  /// Answers all bytes with the same ones on a port that is printed.
  private static func echo() async throws {
    let echo = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Echo())
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    print("http://127.0.0.1:\(echo.localAddress?.port ?? 0)/")
    // The server's own line must follow.
    fflush(nil)
  }
}

private final class Echo: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    context.writeAndFlush(data, promise: nil)
  }
}

/// The showcase with its links.
struct LinkedGuide: LinkedApp {
  static var links: RouteTable<GuideRoute> { guideLinks }

  static func linkedRoute(for value: AnyHashable) -> GuideRoute? { GuideRoute(value) }

  static func pageCaching(of route: GuideRoute) -> PageCaching? {
    route.isOfTheBook ? PageCaching(for: .seconds(60)) : nil
  }

  private let guide = TrailGuide()

  var body: some Scene { guide.body }
}

/// A counter.
private struct SmallApp: App {
  var body: some Scene { WindowGroup { SmallScreen() } }
}

private struct SmallScreen: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack {
        CountLabel(count: count)
        Button("Increment") { count += 1 }
      }
      .navigationTitle("Counter")
    }
  }
}

/// A counter above a list of 100 links, which can be searched.
private struct ListApp: App {
  var body: some Scene { WindowGroup { ListScreen() } }
}

private struct ListScreen: View {
  @State private var count = 0
  @State private var query = ""

  private var rows: [Int] {
    query.isEmpty ? Array(0..<100) : (0..<100).filter { "Row \($0)".contains(query) }
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          CountLabel(count: count)
          Button("Increment") { count += 1 }
        }
        ForEach(rows, id: \.self) { row in
          NavigationLink(value: row) {
            Label("Row \(row)", systemImage: "star")
          }
        }
      }
      .searchable(text: $query)
      .navigationTitle("Rows")
      .navigationDestination(for: Int.self) { row in
        Text("Detail \(row)").navigationTitle("Row \(row)")
      }
    }
  }
}

private struct CountLabel: View {
  let count: Int
  var body: some View { Text("Count \(count)") }
}
