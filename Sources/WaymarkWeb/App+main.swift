// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import WaymarkMap
@_spi(Host) public import WaymarkViews

extension App {
  /// Serves the app to browsers, with the options of the command line.
  ///
  /// Like SwiftUI's `App.main()`, but it starts a web server: a file that imports WaymarkWeb and
  /// declares `@main struct MyApp: App` is a complete server. `--help` lists the options. If the
  /// server cannot start, this method prints the reason to standard error and exits with status 1.
  ///
  /// It runs the run loop of the main thread, so timers and other sources on `RunLoop.main` fire. A
  /// program that calls ``WebHost`` from its own asynchronous `main` has no such run loop.
  ///
  /// The first argument may name a command: `serve`, the default; `map`, which prints the map of
  /// the app's screens; `play`, which performs a recording; `mcp`, which lets an agent drive the
  /// app; or `previews`, which draws the program's previews. `--help` after it lists its options.
  @MainActor
  public static func main() throws {
    let command = AppCommand(CommandLine.arguments.dropFirst())
    switch command.name {
    case .serve:
      try WebArguments.serve("\(Self.self)", command.arguments) { options in
        try await WebHost.run(Self.self, options)
      }
    case .map:
      MapArguments.run(Self.self, command.arguments)
    case .play:
      PlayArguments.run("\(Self.self)", command.arguments) { $0.mount(Self()) }
    case .mcp:
      AgentArguments.run(
        "\(Self.self)", command.arguments, Site.table(of: Self.self), { $0.mount(Self()) },
        map: { await map(links: mapLinks, bounds: $0) })
    case .previews: PreviewArguments.run("\(Self.self)", command.arguments)
    }
  }
}

/// The command line of a served app.
struct WebArguments: ParsableCommand {
  static var configuration: CommandConfiguration {
    AppCommand.configuration(
      .serve, abstract: "Serves the app to browsers until it is interrupted.",
      discussion:
        "The command map prints the map of the app's screens, play performs a recording, mcp lets "
        + "an agent drive the app, and previews draws the program's previews; --help after a "
        + "command lists its options.")
  }

  @Option(help: "The port to listen on; 0 selects a free port.")
  var port = 8080

  @Option(help: "The address to bind to; 0.0.0.0 binds to all interfaces.")
  var host = "127.0.0.1"

  @Option(
    name: .customLong("origin"),
    help: "An additional origin of this server; can be repeated.")
  var origins: [String] = []

  @Option(
    name: .customLong("trusted-proxy"),
    help: "The IP address, or a range, of a proxy in front of the server; can be repeated.")
  var trustedProxies: [String] = []

  @Option(help: "The URL path below which the app is served, such as /books.")
  var basePath = ""

  @Option(help: "The number of processes that serve the app.")
  var workers = 1

  @Option(help: "The maximum number of open pages.")
  var sessionLimit = WebHost.Options().sessionLimit

  @Option(help: "The maximum number of open pages from one IP address.")
  var sessionLimitPerAddress = WebHost.Options().sessionLimitPerAddress

  @Option(help: "The time in seconds for which the session of a closed page is retained.")
  var retentionTime = 120

  @Option(help: "The time in seconds after which the session of a hidden page ends; 0 for never.")
  var hibernationTime = 1800

  @Option(help: "The maximum number of retained sessions.")
  var retainedSessionLimit = WebHost.Options().retainedSessionLimit

  @Option(help: "The maximum number of retained sessions of one browser.")
  var retainedSessionLimitPerBrowser = WebHost.Options().retainedSessionLimitPerBrowser

  @Option(
    name: .customLong("storage"),
    help: "The file or redis:// URL of the stored values of all browsers; in memory by default.")
  var storage: String?

  @Option(
    name: .customLong("key-file"),
    help: "The file with the keys of the server, which is created if it does not exist.")
  var keyFile: String?

  @Option(
    name: .customLong("tls-certificate"),
    help: "The PEM file with the certificates of the server, which then speaks TLS itself.")
  var tlsCertificate: String?

  @Option(name: .customLong("tls-key"), help: "The PEM file with the key of the certificate.")
  var tlsKey: String?

  @Option(help: "The maximum size in bytes of the stored values of one browser.")
  var storageLimitPerBrowser = WebHost.Options().storageLimitPerBrowser

  @Option(help: "The maximum size in bytes of all stored values.")
  var storageLimit = WebHost.Options().storageLimit

  @Option(help: "The maximum number of browsers with stored values.")
  var storedBrowserLimit = WebHost.Options().storedBrowserLimit

  @Option(help: "The maximum size in bytes of the uploaded files of a page.")
  var uploadLimit = WebHost.Options().uploadLimit

  @Option(help: "The maximum size in bytes of all uploaded files.")
  var uploadSpace = WebHost.Options().uploadSpace

  @Option(
    name: .customLong("touch-icon"),
    help: "A PNG file with the icon of the app on home screens.")
  var touchIcon: String?

  @Option(help: "The time in seconds within which a connection must send the head of a request.")
  var headTimeout = 10

  @Option(help: "The time in seconds within which a connection must send the body of a request.")
  var bodyTimeout = 30

  @Option(help: "The time in seconds within which a connection must read 4 KB of what was sent.")
  var sendTimeout = 30

  @Option(
    help: "The time in seconds for which a server that is told to stop continues to serve.")
  var drainTime = 0

  @Flag(help: "Writes data-testid attributes, by which tests in a browser find elements.")
  var testIdentifiers = false

  @Option(
    help: "The port of /metrics, /healthz and /readyz; none by default, 0 selects a free port.")
  var metricsPort: Int?

  @Option(help: "The address that the metrics port binds to.")
  var metricsHost = WebHost.Options().metricsHost

  @Option(help: "The folder to which the session of each page is recorded, for development.")
  var recordings: String?

  @Flag(help: "Adds a page that shows what happens in all sessions, for development.")
  var inspector = false

  /// Arguments for the app, including mistyped options.
  @Argument(parsing: .allUnrecognized, help: .hidden)
  var rest: [String] = []

  var options: WebHost.Options {
    WebHost.Options(
      host: host, port: port, origins: origins, trustedProxies: trustedProxies,
      basePath: basePath, workers: workers, sessionLimit: sessionLimit,
      sessionLimitPerAddress: sessionLimitPerAddress, retentionTime: .seconds(retentionTime),
      hibernationTime: .seconds(hibernationTime),
      retainedSessionLimit: retainedSessionLimit,
      retainedSessionLimitPerBrowser: retainedSessionLimitPerBrowser,
      storage: storage.map(Self.place),
      keyFile: keyFile.map { URL(fileURLWithPath: $0) },
      tlsCertificate: tlsCertificate.map { URL(fileURLWithPath: $0) },
      tlsKey: tlsKey.map { URL(fileURLWithPath: $0) },
      storageLimitPerBrowser: storageLimitPerBrowser, storageLimit: storageLimit,
      storedBrowserLimit: storedBrowserLimit, uploadLimit: uploadLimit,
      uploadSpace: uploadSpace, touchIcon: touchIcon.map { URL(fileURLWithPath: $0) },
      headTimeout: .seconds(headTimeout), bodyTimeout: .seconds(bodyTimeout),
      sendTimeout: .seconds(sendTimeout), drainTime: .seconds(drainTime),
      testIdentifiers: testIdentifiers,
      recordings: recordings.map { URL(fileURLWithPath: $0) }, inspector: inspector,
      metricsPort: metricsPort, metricsHost: metricsHost)
  }

  /// Returns the file or the server with a name.
  private static func place(_ name: String) -> URL {
    let isServer = name.hasPrefix("redis://") || name.hasPrefix("rediss://")
    return (isServer ? URL(string: name) : nil) ?? URL(fileURLWithPath: name)
  }

  func validate() throws {
    for port in [port, metricsPort ?? 0] where !(0...65535).contains(port) {
      throw ValidationError("Invalid port \(port); a port is a number from 0 to 65535.")
    }
    guard BasePath(basePath) != nil else {
      throw ValidationError("Invalid base path \(basePath); a base path is, for example, /books.")
    }
    guard Worker.counts.contains(workers) else {
      throw ValidationError(
        "Invalid number of workers \(workers); it must be from 1 to \(Worker.counts.upperBound).")
    }
    if let metricsPort, metricsPort + workers > 65536 {
      throw ValidationError("Invalid port \(metricsPort); each worker has a port after it.")
    }
    let limits = [
      "session-limit": sessionLimit, "session-limit-per-address": sessionLimitPerAddress,
      "retention-time": retentionTime, "hibernation-time": hibernationTime,
      "retained-session-limit": retainedSessionLimit,
      "retained-session-limit-per-browser": retainedSessionLimitPerBrowser,
      "storage-limit-per-browser": storageLimitPerBrowser, "storage-limit": storageLimit,
      "stored-browser-limit": storedBrowserLimit, "upload-limit": uploadLimit,
      "upload-space": uploadSpace, "drain-time": drainTime,
    ]
    let times = [
      "body-timeout": bodyTimeout, "head-timeout": headTimeout, "send-timeout": sendTimeout,
    ]
    for (name, time) in times.sorted(by: { $0.key < $1.key }) where time < 1 {
      throw ValidationError("Invalid \(name) \(time); it must be at least 1 second.")
    }
    for (name, limit) in limits.sorted(by: { $0.key < $1.key }) where limit < 0 {
      throw ValidationError("Invalid \(name) \(limit); it must not be negative.")
    }
  }

  /// Runs an app with the options of the command line; exits with status 1 if it cannot be served.
  @MainActor
  static func serve(
    _ name: String, _ arguments: [String]? = nil,
    _ run: @escaping @MainActor (WebHost.Options) async throws -> Void
  ) throws {
    let arguments = parseOrExit(arguments)
    let result = AppCommand.perform(name) { () -> Result<Void, any Error> in
      do {
        return .success(try await run(arguments.options))
      } catch {
        return .failure(error)
      }
    }
    do {
      try result.get()
    } catch let error as WebHostError {
      AppCommand.end(name, "\(error)")
    }
  }
}

extension WebHost.Options {
  /// Parses the options from the command line, for programs that call ``WebHost`` themselves.
  ///
  /// The options are those of an `App` with `@main`, such as `--port` and `--storage`. The process
  /// exits with a message for invalid options and for `--help`.
  public static func commandLine() -> WebHost.Options { WebArguments.parseOrExit().options }
}
