// SPDX-License-Identifier: MIT

public import Foundation

/// Serves an app to browsers.
///
/// Each page in each browser has its own app with its own state. The server sends the first page as
/// complete HTML. Then a WebSocket carries events to the app and patches to the page.
public enum WebHost {
  /// The address of a server, its access rules and its limits.
  public struct Options: Sendable, Hashable {
    /// The address to bind to: a name, an IP address, or `0.0.0.0` for all interfaces.
    public var host: String
    /// The port; 0 selects a free port.
    public var port: Int
    /// Additional origins of the server.
    ///
    /// For example, `https://app.example` if the server is behind a proxy. The server rejects
    /// requests to any other origin than these and its own.
    public var origins: [String]
    /// The addresses of proxies in front of the server, such as `10.0.0.7` or `10.0.0.0/8`.
    ///
    /// In requests from these addresses, the header fields `Forwarded` and `X-Forwarded-For`
    /// identify the visitor, and `Forwarded` and `X-Forwarded-Proto` the scheme. Any other proxy
    /// counts as one visitor, to which the limits for one address apply. If an address is invalid,
    /// the server does not start (``WebHostError/badProxy(_:)``).
    public var trustedProxies: [String]
    /// The URL path below which the app is served, such as `/books`; empty for the whole host.
    ///
    /// A proxy that distributes the paths of a host to several servers passes the paths on as they
    /// are. The app's links stay without the base path: at `/books/lakes/3`, it receives the link
    /// `https://app.example/lakes/3`. Generated files that describe a whole host, such as
    /// `/robots.txt` and the association files, are not served. A segment consists of letters and
    /// digits of ASCII and of `-`, `.`, `_` and `~`. If the path is invalid, the server does not
    /// start (``WebHostError/badBasePath(_:)``).
    public var basePath: String
    /// The number of processes that serve the app, from 1 to 64; 1 by default.
    ///
    /// All views of a process run on one thread, so more processes use more cores. They share the
    /// port, and a session lives in one of them. The process that is started becomes their
    /// supervisor: it starts those again that end, and stops them when it stops. Its program runs in
    /// each of them up to the call of ``WebHost/run(_:_:)``.
    ///
    /// Each worker has its share of the session limits, rounded up. If ``storage`` is nil, the values
    /// are in a temporary database that all workers share. With any other number, the server does
    /// not start (``WebHostError/badWorkers(_:)``).
    public var workers: Int
    /// The maximum number of open pages; further pages wait until one closes.
    public var sessionLimit: Int
    /// The maximum number of open pages from one IP address; further pages wait until one closes.
    ///
    /// IPv6 addresses with the same first 64 bits count as one.
    public var sessionLimitPerAddress: Int
    /// How long the session of a closed or disconnected page is retained; zero ends it immediately.
    ///
    /// A page that reloads or reconnects within this time resumes its session.
    public var retentionTime: Duration
    /// The time after which the session of a hidden page ends; 30 minutes by default, and never if
    /// it is zero.
    ///
    /// When the page is visible again, it loads and continues as after a restart of the server: with
    /// its URL, the values of `SceneStorage`, and what the person entered. It does not end while the
    /// app asks before it closes. If the session limit is reached, the session of a page that is
    /// hidden for 30 seconds may end to make room for another one.
    public var hibernationTime: Duration
    /// The maximum number of retained sessions.
    ///
    /// The oldest one of the address with the most retained sessions ends first.
    public var retainedSessionLimit: Int
    /// The maximum number of retained sessions of one browser; its oldest one ends first.
    ///
    /// If it is zero, no session is retained.
    public var retainedSessionLimitPerBrowser: Int
    /// The database for the values of `AppStorage`: an SQLite file, which is created if it does not
    /// exist, or the URL of a Redis server.
    ///
    /// If nil, values are stored in memory while the server runs. A cookie that lasts for a year
    /// identifies a browser, which can access only its own values.
    ///
    /// Several servers on one machine can share a database. Of two changes of one value, the last
    /// one counts. In place of a file, a folder can be specified, to which the database is added;
    /// the files that version 0.1.0 has written to the folder are imported once.
    ///
    /// With a URL such as `redis://user:password@host:6379/0`, servers on several machines share the
    /// values. This requires the trait `Redis`. If the Redis server cannot be used at the start, the
    /// server does not start (``WebHostError/cannotStore(_:reason:)``). While it is away later,
    /// sessions continue, and their changes wait.
    public var storage: URL?
    /// The file with the server's keys, which is created with a random key if it does not exist.
    ///
    /// Each line is a key of 64 hexadecimal digits. The keys sign the cookies that identify
    /// browsers, and seal the `SceneStorage` values that pages keep, so that a page continues where
    /// it was after a restart, or on another server with the same keys. The first key is used for
    /// what is new; the others are still accepted. To replace a key, add a new one in front, and
    /// remove the old one when the browsers have come back, each of which then has a new cookie.
    ///
    /// If nil, the keys are those of the environment variable `WAYMARK_KEYS`, which has the format
    /// of the file; or else a key in the database ``storage``; or else a random one, which is lost
    /// when the server ends.
    public var keyFile: URL?
    /// The PEM file with the certificate of the server and those that lead to its issuer.
    ///
    /// With it and ``tlsKey``, the server itself speaks TLS (1.2 or later) on its port. This requires
    /// the trait `TLS`; without it, or if a file cannot be used, the server does not start
    /// (``WebHostError/badCertificate(_:reason:)``). The files are read once, at the start.
    public var tlsCertificate: URL?
    /// The PEM file with the private key of ``tlsCertificate``.
    public var tlsKey: URL?
    /// The maximum size in bytes of the names and values stored for each browser.
    ///
    /// Values beyond the limit are not stored, and a diagnostic is reported.
    public var storageLimitPerBrowser: Int
    /// The maximum size in bytes of the names and values stored for all browsers.
    ///
    /// If it is reached, values of browsers that have not opened a page for 30 days are removed.
    /// Further values are not stored, so that no visitor can remove what others have stored.
    public var storageLimit: Int
    /// The maximum number of browsers with stored values, which has the same effects as
    /// ``storageLimit``.
    public var storedBrowserLimit: Int
    /// The maximum size in bytes of the files that a page uploads with `fileImporter`.
    ///
    /// A larger choice is refused with a message in the dialog. The files of a session are stored in
    /// the system's temporary folder until the session ends; its oldest files are removed when a new
    /// choice needs their space.
    public var uploadLimit: Int
    /// The maximum size in bytes of the uploaded files of all sessions; further files are refused.
    public var uploadSpace: Int
    /// The PNG file with the icon of the app on home screens, 180 pixels wide; nil for a default.
    public var touchIcon: URL?
    /// The time within which a connection must send the head of a request.
    public var headTimeout: Duration
    /// The time within which a connection must send the body of a request.
    public var bodyTimeout: Duration
    /// The time within which a connection must read the rest of what was sent, or 4 KB of it.
    ///
    /// A connection that does not read is closed within twice this time.
    public var sendTimeout: Duration
    /// The time for which a server that is told to stop continues to serve, while `/readyz` on
    /// ``metricsPort`` fails; none by default.
    ///
    /// A proxy that checks `/readyz` sends new visitors to other servers in this time. After it, the
    /// sockets are closed, and their pages connect to another server.
    public var drainTime: Duration
    /// Whether pages have the attribute `data-testid` for `accessibilityIdentifier(_:)`.
    ///
    /// Tests in a browser can find elements by it. It is off by default, because identifiers may
    /// reveal more about an app than its pages are supposed to.
    public var testIdentifiers: Bool
    /// The folder to which each page's session is recorded, for development; nil for none.
    ///
    /// The folder is created if it does not exist. A recording contains what a person does and
    /// types, except in secure fields and on the screens of routes that the app redacts
    /// (``LinkedApp/redactsRecording(of:)``), and the stored values with which the session began. It
    /// contains the names and paths of uploaded files, but not their contents.
    /// `XCUIApplication.play(_:)` performs it again. A recording ends after 100 000 inputs.
    public var recordings: URL?
    /// Whether the server has an inspector, for development; false by default.
    ///
    /// It is a page that shows what happens in the sessions of all visitors: open screens, paths,
    /// links that wait, events, views with their state, and what the app showed before. The server
    /// prints its URL, whose token lets a browser in. It keeps all inputs in memory, except those on
    /// the screens of routes that the app redacts (``LinkedApp/redactsRecording(of:)``) and the texts
    /// of secure fields. With several ``workers``, the server does not start
    /// (``WebHostError/cannotInspectWorkers``).
    public var inspector: Bool
    /// The port of the server's metrics and health checks; nil for none, and 0 for a free port.
    ///
    /// It serves `/metrics`, in the text format of Prometheus, `/healthz` and `/readyz`, to
    /// everyone who can connect to it. With several ``workers``, the port of each worker is the one
    /// after that of the worker before.
    ///
    /// If the app has bootstrapped `MetricsSystem` of swift-metrics, that system receives the
    /// metrics of the server, too. See ``WebHost/metricsFactory``.
    public var metricsPort: Int?
    /// The address that ``metricsPort`` binds to: a name, an IP address, or `0.0.0.0` for all
    /// interfaces.
    public var metricsHost: String

    /// Creates options; the default values suit development on one machine.
    public init(
      host: String = "127.0.0.1", port: Int = 8080, origins: [String] = [],
      trustedProxies: [String] = [], basePath: String = "", workers: Int = 1,
      sessionLimit: Int = 1000, sessionLimitPerAddress: Int = 250,
      retentionTime: Duration = .seconds(120), hibernationTime: Duration = .seconds(1800),
      retainedSessionLimit: Int = 1000,
      retainedSessionLimitPerBrowser: Int = 10,
      storage: URL? = nil, keyFile: URL? = nil, tlsCertificate: URL? = nil,
      tlsKey: URL? = nil, storageLimitPerBrowser: Int = 64 << 10,
      storageLimit: Int = 256 << 20, storedBrowserLimit: Int = 100_000,
      uploadLimit: Int = 32 << 20, uploadSpace: Int = 1 << 30, touchIcon: URL? = nil,
      headTimeout: Duration = .seconds(10), bodyTimeout: Duration = .seconds(30),
      sendTimeout: Duration = .seconds(30), drainTime: Duration = .zero,
      testIdentifiers: Bool = false, recordings: URL? = nil, inspector: Bool = false,
      metricsPort: Int? = nil, metricsHost: String = "127.0.0.1"
    ) {
      self.host = host
      self.port = port
      self.origins = origins
      self.trustedProxies = trustedProxies
      self.basePath = basePath
      self.workers = workers
      self.sessionLimit = sessionLimit
      self.sessionLimitPerAddress = sessionLimitPerAddress
      self.retentionTime = retentionTime
      self.hibernationTime = hibernationTime
      self.retainedSessionLimit = retainedSessionLimit
      self.retainedSessionLimitPerBrowser = retainedSessionLimitPerBrowser
      self.storage = storage
      self.keyFile = keyFile
      self.tlsCertificate = tlsCertificate
      self.tlsKey = tlsKey
      self.storageLimitPerBrowser = storageLimitPerBrowser
      self.storageLimit = storageLimit
      self.storedBrowserLimit = storedBrowserLimit
      self.uploadLimit = uploadLimit
      self.uploadSpace = uploadSpace
      self.touchIcon = touchIcon
      self.headTimeout = headTimeout
      self.bodyTimeout = bodyTimeout
      self.sendTimeout = sendTimeout
      self.drainTime = drainTime
      self.testIdentifiers = testIdentifiers
      self.recordings = recordings
      self.inspector = inspector
      self.metricsPort = metricsPort
      self.metricsHost = metricsHost
    }
  }
}
