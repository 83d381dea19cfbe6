// SPDX-License-Identifier: MIT

import CoreMetrics
import Foundation
import NIOCore
import UnixSignals
public import WaymarkAssociation
@_spi(Host) public import WaymarkViews

extension WebHost {
  /// Serves an app until a signal (SIGINT, SIGTERM) stops the process or the task is cancelled.
  ///
  /// Prints one line with the URL when the server listens.
  ///
  /// - Parameters:
  ///   - app: The type of the app; each page gets a new instance.
  ///   - options: The options of the server.
  /// - Throws: ``WebHostError`` if the server cannot start or cannot generate the association
  ///   files.
  @MainActor
  public static func run<A: App>(_ app: A.Type, _ options: Options = Options()) async throws {
    try await serve("\(A.self)", options) {
      () throws(SiteError) in
      try Site.of(A.self)
    } mount: { graph, effects in
      graph.mount(A(), effects: effects)
    }
  }

  /// Serves an app that is mounted for each page.
  @MainActor
  static func serve(
    _ name: String, _ options: Options, site makeSite: () throws(SiteError) -> Site?,
    mount: @escaping (ViewGraph, Bool) -> Void
  ) async throws {
    for origin in options.origins where OriginPolicy.split(origin) == nil {
      throw WebHostError.badOrigin(origin)
    }
    for proxy in options.trustedProxies where AddressRange(proxy) == nil {
      throw WebHostError.badProxy(proxy)
    }
    guard let base = BasePath(options.basePath) else {
      throw WebHostError.badBasePath(options.basePath)
    }
    guard Worker.counts.contains(options.workers) else {
      throw WebHostError.badWorkers(options.workers)
    }
    let site: Site?
    do {
      site = try makeSite()
    } catch .associations(let error) {
      throw WebHostError.badAssociations(error)
    } catch .sitemap(let error) {
      throw WebHostError.badSitemap(error)
    }
    let touchIcon = options.touchIcon.map(StaticFile.init(touchIcon:)) ?? .touchIcon
    guard let touchIcon else { throw WebHostError.badTouchIcon(options.touchIcon?.path ?? "") }
    let certificate: ServerCertificate?
    do {
      certificate = try ServerCertificate(options)
    } catch {
      throw WebHostError.badCertificate(error.path, reason: error.reason)
    }
    let worker = Worker.current
    if options.inspector, options.workers > 1 { throw WebHostError.cannotInspectWorkers }
    if options.workers > 1, worker == nil {
      return try await supervise(name, options)
    }
    let options = worker?.options(options) ?? options
    let keys: ServerKeys?
    do {
      keys = try ServerKeys.load(from: options.keyFile)
    } catch {
      throw WebHostError.badKeys(error.path, reason: error.reason)
    }
    let storage: BrowserStorage
    do {
      storage = try await BrowserStorage.open(options, keys)
    } catch {
      throw WebHostError.cannotStore(error.path, reason: error.reason)
    }
    let recordings: RecordingFolder?
    do {
      recordings = try options.recordings.map { url throws(RecordingFolderError) in
        try RecordingFolder(url)
      }
    } catch {
      throw WebHostError.cannotRecord(error.path, reason: error.reason)
    }
    let store = SessionStore(
      appName: name, sessionLimit: options.sessionLimit,
      sessionLimitPerAddress: options.sessionLimitPerAddress, site: site, base: base,
      retention: SessionStore.Retention(options), storage: storage,
      touchIcon: touchIcon, testIdentifiers: options.testIdentifiers, recordings: recordings,
      worker: worker, fileLimits: FileSpace.Limits(options),
      metrics: WebMetrics(
        system: MetricsSystem.factory, isServed: options.metricsPort != nil),
      mount: mount)
    let inspection = options.inspector ? InspectorSite(name, below: base) { mount($0, true) } : nil
    store.inspector = inspection?.inspector
    let (stops, stop) = AsyncStream<Void>.makeStream()
    let server = WebServer(
      store: store, options: options, certificate: certificate, inspection: inspection,
      signals: [.sigint, .sigterm],
      monitoringReady: { port in
        announce("The metrics of \(name) are", options.metricsHost, port, path: "/metrics", "http")
      },
      ready: { port in
        guard let worker else {
          announce("\(name) is running", options.host, port, path: base.home, options.scheme)
          if let address = inspection?.token.address {
            announce(
              "The inspector of \(name) is", options.host, port, path: address, options.scheme)
          }
          return
        }
        do {
          try await SupervisorLink.connect(worker).closeFuture.whenComplete { _ in stop.finish() }
        } catch {
          stop.finish()
        }
      })
    if worker != nil {
      Task {
        for await _ in stops {}
        await server.stop()
      }
    }
    // The server closes its connections gracefully; cancellation would leave them open.
    let work = Task { try await server.run() }
    let result = await withTaskCancellationHandler {
      await work.result
    } onCancel: {
      Task { await server.stop() }
    }
    await store.ownership?.close()
    await storage.close()
    await store.files.close()
    do { try result.get() } catch { throw serverError(for: error, options) }
  }

  /// Runs the workers of a server.
  @MainActor
  private static func supervise(_ name: String, _ options: Options) async throws {
    do {
      try await Supervisor(options).run { port in
        announce(
          "\(name) is running", options.host, port, path: BasePath(options.basePath)?.home ?? "/",
          options.scheme)
      }
    } catch {
      throw serverError(for: error, options)
    }
  }

  /// Returns the error of the server for one of the system; any other one as it is.
  private static func serverError(for error: any Error, _ options: Options) -> any Error {
    switch error {
    case let error as IOError where error.errnoCode == EADDRINUSE:
      WebHostError.portInUse(options.port)
    case let error as MonitoringError:
      WebHostError.cannotServeMetrics(
        options.metricsHost, options.metricsPort ?? 0, reason: "\(error.reason)")
    case let error as IOError:
      WebHostError.cannotListen(options.host, options.port, reason: "\(error)")
    default: error
    }
  }

  private static func announce(
    _ subject: String, _ host: String, _ port: Int, path: String, _ scheme: String
  ) {
    var places = [host.contains(":") ? "[\(host)]" : host]
    if OriginPolicy.isWildcard(host) {
      places = ["127.0.0.1"] + Interfaces.addresses().filter { !$0.contains(":") }
    }
    let addresses = places.map { "\(scheme)://\($0):\(port)\(path)" }.joined(separator: " and ")
    print("\(subject) at \(addresses)")
    // Standard output is not line-buffered if it is a pipe.
    fflush(nil)
  }
}

extension WebHost.Options {
  /// The scheme of the server's own URLs.
  fileprivate var scheme: String { tlsCertificate == nil ? "http" : "https" }
}

/// An error that prevents an app from being served.
public enum WebHostError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another process listens on the port.
  case portInUse(Int)
  /// The address cannot be bound; the reason is the system's error description.
  case cannotListen(String, Int, reason: String)
  /// The address and port of the metrics cannot be bound; the reason is the system's error
  /// description.
  case cannotServeMetrics(String, Int, reason: String)
  /// The storage file or folder cannot be used; the reason is the error description of the system
  /// or of SQLite.
  case cannotStore(String, reason: String)
  /// The folder for recordings cannot be used; the reason is the system's error description.
  case cannotRecord(String, reason: String)
  /// The file or environment variable with the keys cannot be used.
  case badKeys(String, reason: String)
  /// The base path is not a URL path of segments that need no escape.
  case badBasePath(String)
  /// The certificate or its key cannot be used.
  case badCertificate(String, reason: String)
  /// The number of workers is not from 1 to 64.
  case badWorkers(Int)
  /// An inspector needs all sessions in one process, and there are several workers.
  case cannotInspectWorkers
  /// A worker has ended before it could serve; it has printed the reason.
  case workerFailed(status: String)
  /// The origin is not a scheme and a host with an optional port.
  case badOrigin(String)
  /// The proxy is neither an IP address nor a range of them.
  case badProxy(String)
  /// The links exceed the limits of an association file.
  case badAssociations(AssociationError)
  /// A route of ``LinkedApp/sitemapRoutes`` has no public page.
  case badSitemap(SitemapError)
  /// The file at the path is missing, too large, or not a PNG file.
  case badTouchIcon(String)

  /// The problem and its solution.
  public var description: String {
    switch self {
    case .portInUse(let port):
      "port \(port) is in use; stop the other process, or select another port with --port (0 selects a "
        + "free port)"
    case .cannotListen(let host, let port, let reason):
      "cannot listen on \(host), port \(port): \(reason)"
    case .cannotServeMetrics(let host, let port, let reason):
      "cannot serve metrics on \(host), port \(port): \(reason)"
    case .cannotStore(let path, let reason): "cannot use the storage \(path): \(reason)"
    case .cannotRecord(let path, let reason): "cannot record to \(path): \(reason)"
    case .badKeys(let place, let reason): "cannot use the keys in \(place): \(reason)"
    case .badBasePath(let path):
      "invalid base path \"\(path)\"; a base path is, for example, /books"
    case .badCertificate(let path, let reason): "cannot use the certificate \(path): \(reason)"
    case .badWorkers(let count):
      "invalid number of workers \(count); it must be from 1 to \(Worker.counts.upperBound)"
    case .cannotInspectWorkers: "the inspector needs all sessions in one process; use one worker"
    case .workerFailed(let status): "a worker has ended before it could serve (\(status))"
    case .badOrigin(let origin):
      "invalid origin \"\(origin)\"; an origin is, for example, https://app.example"
    case .badProxy(let proxy):
      "invalid proxy \"\(proxy)\"; a proxy is an IP address or a range, such as 10.0.0.0/8"
    case .badAssociations(let error): "cannot generate the association files: \(error)"
    case .badSitemap(let error): "cannot generate the sitemap: \(error)"
    case .badTouchIcon(let path): "cannot use the icon \(path); it must be a PNG file"
    }
  }
}
