// SPDX-License-Identifier: MIT

public import Foundation
import NIOCore
import UnixSignals
public import WaymarkLinks
public import WaymarkViews

/// Serves an app to browsers.
///
/// Every page in every browser has an app of its own with its own state. The first page comes as
/// complete HTML; then the page's socket carries taps up and changes down.
public enum WebHost {
  /// Where an app is served, and who may come.
  public struct Options: Sendable, Hashable {
    /// The address to listen at: a name, an IP address, or `0.0.0.0` for all of the machine's.
    public var host: String
    /// The port; 0 takes a free one.
    public var port: Int
    /// Other origins at which browsers reach the server.
    ///
    /// Such as `https://app.example`, where a proxy stands in front of it. It answers at no other
    /// than these and its own.
    public var origins: [String]
    /// How many pages may be open at a time; later ones are asked to wait.
    public var sessionLimit: Int
    /// How long an app lives on whose page has gone; zero ends it at once.
    ///
    /// In this time a page that is loaded anew, or whose connection was lost, finds it as it was.
    public var retentionTime: Duration
    /// How many such apps live on at a time; the one whose page went first ends first.
    public var retainedSessionLimit: Int
    /// The folder in which the values of `AppStorage` are kept, in a file for each browser; nil keeps
    /// them in memory, as long as the server runs.
    ///
    /// Each browser is told by a cookie that lasts for a year, and finds nothing but its own.
    public var storage: URL?
    /// How many bytes of names and values are kept for each browser; what would be more is not
    /// written, and reported.
    public var storageLimitPerBrowser: Int
    /// For how many browsers something is kept; the one that came longest ago is forgotten first.
    public var storedBrowserLimit: Int

    /// Makes options; all have the value that suits a developer's own machine.
    public init(
      host: String = "127.0.0.1", port: Int = 8080, origins: [String] = [],
      sessionLimit: Int = 1000, retentionTime: Duration = .seconds(120),
      retainedSessionLimit: Int = 100,
      storage: URL? = nil, storageLimitPerBrowser: Int = 64 << 10, storedBrowserLimit: Int = 1000
    ) {
      self.host = host
      self.port = port
      self.origins = origins
      self.sessionLimit = sessionLimit
      self.retentionTime = retentionTime
      self.retainedSessionLimit = retainedSessionLimit
      self.storage = storage
      self.storageLimitPerBrowser = storageLimitPerBrowser
      self.storedBrowserLimit = storedBrowserLimit
    }
  }

  /// Serves an app until the process is asked to end (SIGINT, SIGTERM) or the task is cancelled.
  ///
  /// Prints the address in one line when it listens.
  ///
  /// - Parameters:
  ///   - app: The app; one is made for each page.
  ///   - options: Where it is served.
  /// - Throws: ``WebHostError`` when it cannot listen, or not vouch for the app's links.
  @MainActor
  public static func run<A: App>(_ app: A.Type, _ options: Options = Options()) async throws {
    try await serve("\(A.self)", options) {
      () throws(AssociationError) in
      try Site.of(A.self)
    } mount: { graph, effects in
      graph.mount(A(), effects: effects)
    }
  }

  /// Serves what is mounted for each page.
  @MainActor
  static func serve(
    _ name: String, _ options: Options, at place: () throws(AssociationError) -> Site?,
    mount: @escaping (ViewGraph, Bool) -> Void
  ) async throws {
    for origin in options.origins where OriginPolicy.split(origin) == nil {
      throw WebHostError.badOrigin(origin)
    }
    let site: Site?
    do {
      site = try place()
    } catch {
      throw WebHostError.badAssociations(error)
    }
    let storage: BrowserStorage
    do {
      storage = try BrowserStorage(options)
    } catch {
      throw WebHostError.cannotStore(options.storage?.path ?? "", reason: "\(error)")
    }
    let store = SessionStore(
      sessionLimit: options.sessionLimit, site: site,
      retention: SessionStore.Retention(
        time: options.retentionTime, limit: options.retainedSessionLimit), storage: storage,
      mount: mount)
    let server = WebServer(store: store, options: options, signals: [.sigint, .sigterm]) { port in
      announce(name, options.host, port)
    }
    do {
      // The server ends its connections itself; a cancelled one would leave them.
      let work = Task { try await server.run() }
      try await withTaskCancellationHandler {
        try await work.value
      } onCancel: {
        Task { await server.stop() }
      }
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw WebHostError.portInUse(options.port)
    } catch let error as IOError {
      throw WebHostError.cannotListen(options.host, options.port, reason: "\(error)")
    }
  }

  private static func announce(_ name: String, _ host: String, _ port: Int) {
    var places = [host.contains(":") ? "[\(host)]" : host]
    if OriginPolicy.isWildcard(host) {
      places = ["127.0.0.1"] + Interfaces.addresses().filter { !$0.contains(":") }
    }
    let addresses = places.map { "http://\($0):\(port)/" }.joined(separator: " and ")
    print("\(name) is at \(addresses)")
    // To a pipe, lines are not written one at a time.
    fflush(nil)
  }
}

/// Why an app is not served.
public enum WebHostError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Something else listens at the port.
  case portInUse(Int)
  /// The address cannot be had, for a reason in the system's words.
  case cannotListen(String, Int, reason: String)
  /// The folder for what apps keep cannot be used, for a reason in the system's words.
  case cannotStore(String, reason: String)
  /// An origin is not a scheme, a host and perhaps a port.
  case badOrigin(String)
  /// The app's links are too many for the file in which systems look them up.
  case badAssociations(AssociationError)

  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .portInUse(let port):
      "port \(port) is in use; end what uses it, or choose another with --port (0 takes a free one)"
    case .cannotListen(let host, let port, let reason):
      "cannot listen at \(host), port \(port): \(reason)"
    case .cannotStore(let folder, let reason):
      "cannot keep anything in \(folder): \(reason)"
    case .badOrigin(let origin):
      "\"\(origin)\" is not an origin such as https://app.example"
    case .badAssociations(let error): "the links cannot be associated with apps: \(error)"
    }
  }
}
