// SPDX-License-Identifier: MIT

import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import ServiceLifecycle
import UnixSignals
import WaymarkInspector
@_spi(Host) import WaymarkViews

/// Serves one app: its page, its files and its WebSockets.
final class WebServer: Sendable {
  private let group: ServiceGroup

  /// Creates a server, which does not listen until ``run()`` is called.
  ///
  /// - Parameters:
  ///   - store: The sessions of the app.
  ///   - options: The address to bind to and the access rules.
  ///   - certificate: The certificate, if the server speaks TLS.
  ///   - inspection: The inspector of the app.
  ///   - signals: The signals that stop the server; if there are any, SIGUSR1 logs a summary.
  ///   - monitoringReady: Called with the port of the metrics when the server listens on it.
  ///   - ready: Called with the port when the server listens.
  @MainActor
  init(
    store: SessionStore, options: WebHost.Options, certificate: ServerCertificate? = nil,
    inspection: InspectorSite? = nil,
    signals: [UnixSignal] = [],
    monitoringReady: @escaping @Sendable (Int) async -> Void = { _ in },
    ready: @escaping @Sendable (Int) async -> Void
  ) {
    let log = Logger(label: "waymark.web")
    var logger = log
    logger.logLevel = .warning
    let originPolicy = OriginPolicy(
      host: options.host, origins: options.origins, interfaces: Interfaces.addresses(),
      isSecure: certificate != nil)
    let addressPolicy = AddressPolicy(trustedProxies: options.trustedProxies)
    let router = RequestRouter(
      store: store, originPolicy: originPolicy, addressPolicy: addressPolicy)
    let inspector = inspection.map { inspection in
      RequestRouter(
        store: SessionStore(inspection), originPolicy: originPolicy, addressPolicy: addressPolicy,
        access: inspection.token)
    }
    let routing: @Sendable (String?) -> RequestRouter = { address in
      guard let inspector, let address, inspector.serves(address) else { return router }
      return inspector
    }
    var sockets = WebChannel.Sockets(
      allows: { head, channel in routing(head.uri).allowsSocket(head, on: channel) },
      open: { channel, head in
        let router = routing(head.uri)
        return SocketSession.handler(
          on: channel, store: router.store,
          visitor: router.visitor(head, on: channel), greeting: SocketGreeting.message(in: head),
          compresses: SocketQuery(of: head).compresses)
      })
    func listener(
      at place: Listener.Place, _ certificate: ServerCertificate? = nil,
      ready: @escaping @Sendable (any Channel) async -> Void = { _ in }
    ) -> Listener {
      let channel = WebChannel(
        timeouts: ConnectionTimeouts(options), metrics: store.metrics, sockets: sockets,
        responder: { request, writer, channel in
          try await routing(request.head.path).respond(request, writer, on: channel)
        })
      return Listener(
        place: place, channel: channel, certificate: certificate, logger: logger, ready: ready)
    }
    var services: [any Service] = []
    if let worker = store.worker {
      // Connections that another worker has relayed are not relayed again.
      services.append(listener(at: .file(worker.socket(of: worker.index))))
      sockets.owner = { [base = store.base] head in
        worker.owner(of: head, below: base).map(worker.socket)
      }
    }
    services.append(
      listener(
        at: .port(options.port, host: options.host, isShared: store.worker != nil), certificate,
        ready: { channel in await ready(channel.localAddress?.port ?? options.port) }))
    services.append(
      WatchService(
        readiness: store.readiness, metrics: store.metrics, logger: log,
        handlesSignal: !signals.isEmpty,
        drain: { [clock = store.clock, time = options.drainTime] in
          if time > .zero { try? await clock.sleep(time) }
        }))
    if let port = options.metricsPort {
      let monitoring = MonitoringService(
        MonitoringRouter(registry: store.metrics.registry, readiness: store.readiness),
        host: options.metricsHost, port: port, logger: logger, ready: monitoringReady)
      // Services end in reverse order, so this one says that the server is draining.
      services.insert(monitoring, at: 0)
    }
    group = ServiceGroup(services: services, gracefulShutdownSignals: signals, logger: logger)
  }

  /// Serves until it is stopped.
  ///
  /// - Throws: The error of NIO if the address cannot be bound.
  func run() async throws { try await group.run() }

  /// Closes all connections, after which ``run()`` returns.
  func stop() async { await group.triggerGracefulShutdown() }
}

extension SessionStore {
  /// Creates the store of an inspector.
  fileprivate convenience init(_ inspection: InspectorSite) {
    self.init(
      appName: "Inspector", sessionLimit: 20, base: inspection.base,
      storage: BrowserStorage(base: inspection.base)
    ) { graph, effects in
      graph.mount(InspectorApp(inspection.inspector), effects: effects)
    }
  }
}
