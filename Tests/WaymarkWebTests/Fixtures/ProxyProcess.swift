// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkProcesses

@testable import WaymarkWeb

/// A port that no server of another test is given while the object exists.
final class ReservedPort: Sendable {
  private let port: SharedPort

  init() throws { port = try SharedPort(0, host: "127.0.0.1") }

  var number: Int { port.number }
}

/// A proxy in front of several servers, which distributes requests over them in turn.
final class ProxyProcess: Sendable {
  /// The proxies that tests use.
  enum Kind: String, CaseIterable {
    case nginx, haproxy

    /// The program; nil if it is not installed.
    var program: URL? {
      ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"]
        .map { URL(fileURLWithPath: $0).appending(path: rawValue) }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
  }

  /// Whether tests with proxies run here: all are installed.
  ///
  /// Without them they are skipped, or fail if `CI` is `true`.
  static let isPossible: Bool = {
    let missing = Kind.allCases.filter { $0.program == nil }.map(\.rawValue)
    if missing.isEmpty { return true }
    print("SKIPPED: tests with proxies need \(missing.joined(separator: " and "))")
    return ProcessInfo.processInfo.environment["CI"] == "true"
  }()

  private let port: ReservedPort
  private let process = Process()
  private let folder: TemporaryFolder

  /// Starts a proxy, and waits until it accepts connections.
  ///
  /// - Parameters:
  ///   - kind: The proxy.
  ///   - port: The port, which stays reserved. If another server got it, the proxy would not start,
  ///     and its connections would lead to that server.
  ///   - servers: The ports of its servers.
  ///   - paths: The ports of other servers by the prefixes of their URL paths; nginx only.
  /// - Throws: The error of the system if the proxy cannot be started.
  init(
    _ kind: Kind, port: ReservedPort, to servers: [Int], below paths: [String: Int] = [:]
  ) async throws {
    self.port = port
    folder = try TemporaryFolder()
    let path = folder.url.path
    let file = folder.url.appending(path: "configuration")
    process.executableURL = kind.program
    switch kind {
    case .nginx:
      try Self.nginx(port.number, servers, paths, path).write(
        to: file, atomically: true, encoding: .utf8)
      process.arguments = ["-c", file.path, "-p", path, "-e", "stderr"]
    case .haproxy:
      try Self.haproxy(port.number, servers).write(to: file, atomically: true, encoding: .utf8)
      process.arguments = ["-db", "-f", file.path]
    }
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try ProcessStart.alone { try process.run() }
    while process.isRunning {
      if let client = try? await RawClient.connect(port.number) {
        await client.close()
        return
      }
      await Task.yield()
    }
    Issue.record("\(kind) has ended")
  }

  deinit { if process.isRunning { process.terminate() } }

  /// What the guide shows, for several servers whose connections are kept.
  private static func nginx(
    _ port: Int, _ servers: [Int], _ paths: [String: Int], _ folder: String
  ) -> String {
    """
    daemon off;
    worker_processes 1;
    pid \(folder)/pid;
    events {}
    http {
      access_log off;
      client_body_temp_path \(folder)/body;
      proxy_temp_path \(folder)/proxy;
      fastcgi_temp_path \(folder)/fastcgi;
      uwsgi_temp_path \(folder)/uwsgi;
      scgi_temp_path \(folder)/scgi;
      map $http_upgrade $connection_upgrade {
        default upgrade;
        ''      '';
      }
      upstream app {
        \(servers.map { "server 127.0.0.1:\($0) fail_timeout=1s;" }.joined(separator: "\n    "))
        keepalive 8;
      }
      server {
        listen 127.0.0.1:\(port) reuseport;
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $connection_upgrade;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_buffering off;
        location / { proxy_pass http://app; }
        \(paths.map { "location \($0) { proxy_pass http://127.0.0.1:\($1); }" }
          .joined(separator: "\n    "))
      }
    }
    """
  }

  private static func haproxy(_ port: Int, _ servers: [Int]) -> String {
    """
    defaults
      mode http
      option forwardfor
      http-reuse always
      option redispatch 1
      retries 3
      timeout connect 5s
      timeout client 60s
      timeout server 60s
      timeout tunnel 60s
    frontend visitors
      bind 127.0.0.1:\(port)
      default_backend app
    backend app
      balance roundrobin
      retry-on conn-failure empty-response
      \(servers.map { "server s\($0) 127.0.0.1:\($0) check inter 200" }.joined(separator: "\n  "))

    """
  }
}
