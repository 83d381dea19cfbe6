// SPDX-License-Identifier: MIT

import Foundation
import NIOHTTP1

/// One of the processes that serve an app together on one port.
///
/// A session lives in one of them, its owner. Any connection may arrive at any worker, which relays
/// those that concern a session of another one; see ``RelayHandler``.
struct Worker: Codable, Hashable, Sendable {
  /// The environment variable with the worker that a process is.
  static let variable = "WAYMARK_WORKER"
  /// The cookie of a visitor without script, whose session has no socket to identify its owner.
  static let cookie = "waymark-worker"

  /// The possible numbers of workers.
  static let counts = 1...64

  /// The number of the worker, from 0.
  let index: Int
  /// The number of workers.
  let count: Int
  /// The port of all workers.
  let port: Int
  /// The path of the folder with the sockets of the supervisor and the workers.
  let folder: String
  /// The path of the database, if the supervisor has created one.
  let storage: String?

  /// The worker that this process is; nil if a supervisor has not started it.
  ///
  /// Processes that this one starts are not workers, so the variable is removed.
  static let current: Worker? = {
    guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
    unsetenv(variable)
    return try? JSONDecoder().decode(Worker.self, from: Data(text.utf8))
  }()

  /// The path of the socket at which a worker accepts relayed connections.
  func socket(of index: Int) -> String { "\(folder)/worker-\(index)" }

  /// Returns the worker that must handle a request; nil if it is this one, or any.
  func owner(of head: HTTPRequestHead, below base: BasePath = .root) -> Int? {
    guard let path = base.inner(head.uri) else { return nil }
    let number: Substring?
    if path.prefix(while: { $0 != "?" }) == WebPaths.socket {
      number = SocketQuery(of: head).worker
    } else {
      guard head.method == .GET || head.method == .POST, !path.hasPrefix(WebPaths.prefix) else {
        return nil
      }
      number = BrowserCookies.values(in: head.headers["cookie"], Self.cookie).first
    }
    let owner = number.flatMap { Int($0) }
    return owner != index && owner.map((0..<count).contains) == true ? owner : nil
  }

  /// The options of this worker: those of the server, of whose limits it has its share.
  func options(_ options: WebHost.Options) -> WebHost.Options {
    func share(_ limit: Int) -> Int { limit / count + (limit % count > 0 ? 1 : 0) }
    var own = options
    own.port = port
    own.sessionLimit = share(options.sessionLimit)
    own.sessionLimitPerAddress = share(options.sessionLimitPerAddress)
    own.retainedSessionLimit = share(options.retainedSessionLimit)
    if let storage { own.storage = URL(fileURLWithPath: storage) }
    if let port = options.metricsPort, port > 0 { own.metricsPort = port + index }
    return own
  }
}

/// The query in the URL of a socket.
struct SocketQuery {
  /// Whether the page can decompress messages.
  let compresses: Bool
  /// The worker that owns the session of the page.
  let worker: Substring?

  /// Parses the query of a request.
  init(of head: HTTPRequestHead) {
    let items = head.uri.drop { $0 != "?" }.dropFirst().split(separator: "&")
    let name = "worker="
    compresses = items.contains("gzip")
    worker = items.first { $0.hasPrefix(name) }?.dropFirst(name.utf8.count)
  }
}
