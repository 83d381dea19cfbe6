// SPDX-License-Identifier: MIT

import Logging
import Synchronization

/// Logs how to allow the hosts for which requests were rejected: each once, and 20 at most.
final class RejectedHosts: Sendable {
  private let hosts = Mutex<Set<String>>([])
  private let write: @Sendable (String) -> Void

  /// Creates a log.
  ///
  /// - Parameter write: Writes a line; to the log of the web host by default.
  init(
    write: @escaping @Sendable (String) -> Void = { line in
      Logger(label: "waymark.web").warning("\(line)")
    }
  ) {
    self.write = write
  }

  /// Notes the host of a rejected request; only its printable ASCII characters are written.
  func note(_ host: String) {
    let host = String(
      decoding: host.utf8.filter { $0 > 0x20 && $0 < 0x7F && $0 != 0x22 }.prefix(200),
      as: UTF8.self)
    guard hosts.withLock({ $0.count < 20 && $0.insert(host).inserted }) else { return }
    write(
      "A request for the host \"\(host)\" was rejected. "
        + "To allow it, start the server with --origin http://\(host)")
  }
}
