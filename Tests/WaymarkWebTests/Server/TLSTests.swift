// SPDX-License-Identifier: MIT

#if TLS
import Foundation
import NIOCore
import NIOSSL
import Testing
import WaymarkProcesses

@testable import WaymarkWeb

/// A certificate for 127.0.0.1 that only tests trust.
private struct Certificate {
  private static let program = "/usr/bin/openssl"

  /// Whether certificates can be made here; if not, it is a failure only with `CI=true`.
  static let isPossible: Bool = {
    if FileManager.default.isExecutableFile(atPath: program) { return true }
    print("SKIPPED: tests with TLS need \(program)")
    return ProcessInfo.processInfo.environment["CI"] == "true"
  }()

  private let folder: TemporaryFolder
  var file: URL { folder.url.appending(path: "certificate.pem") }
  var key: URL { folder.url.appending(path: "key.pem") }

  init() throws {
    folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = [
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
      "-days", "1", "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1",
      "-keyout", key.path, "-out", file.path,
    ]
    process.standardError = FileHandle.nullDevice
    try ProcessStart.alone { try process.run() }
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// Connects to a server with this certificate.
  func connect(_ port: Int) async throws -> RawClient {
    var configuration = TLSConfiguration.makeClientConfiguration()
    configuration.trustRoots = .file(file.path)
    let context = try NIOSSLContext(configuration: configuration)
    return try await RawClient.connect(port) { channel in
      try channel.pipeline.syncOperations.addHandler(
        NIOSSLClientHandler(context: context, serverHostname: nil))
    }
  }
}

/// Servers that speak TLS themselves (O21).
@MainActor
@Suite(.enabled(if: Certificate.isPossible), .timeLimit(.minutes(3))) struct TLSTests {
  private func options(_ certificate: Certificate) -> WebHost.Options {
    WebHost.Options(port: 0, tlsCertificate: certificate.file, tlsKey: certificate.key)
  }

  @Test func `pages, cookies and sockets are secure (O21)`() async throws {
    let certificate = try Certificate()
    try await TestServer.run(AtlasApp.self, options: options(certificate), site: .atlas) { server in
      let client = try await certificate.connect(server.port)
      let host = "127.0.0.1:\(server.port)"
      let page = try await client.request("/", host: host)
      #expect(page.status == 200)
      #expect(page["content-security-policy"]?.contains("wss://\(host)") == true)
      let cookie = try #require(page["set-cookie"])
      #expect(cookie.hasPrefix("__Host-waymark=") && cookie.contains("; Secure"))
      let opened = try await client.upgrade(port: server.port, origin: "https://\(host)")
      #expect(opened.status == 101)
      try await client.message(ClientMessage.hello(server.store.page().identity.text))
      let answer = await client.incoming()
      #expect(answer == .text("[0,[\"/\"],[]]"))
      await client.close()
    }
  }

  @Test func `a page without TLS cannot open a socket (O21)`() async throws {
    let certificate = try Certificate()
    try await TestServer.run(AtlasApp.self, options: options(certificate), site: .atlas) { server in
      let client = try await certificate.connect(server.port)
      let origin = "http://127.0.0.1:\(server.port)"
      let status = try await client.upgrade(port: server.port, origin: origin).status
      #expect(status != 101)
      await client.close()
    }
  }

  @Test func `connections without TLS, or without a handshake, are closed (O21)`() async throws {
    let certificate = try Certificate()
    var options = options(certificate)
    try await TestServer.run(AtlasApp.self, options: options, site: .atlas) { server in
      let plain = try await RawClient.connect(server.port)
      try await plain.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
      let answer = await plain.read(until: "\r\n\r\n")
      #expect(!answer.contains("HTTP/1.1 200"))
    }
    options.headTimeout = .seconds(1)
    try await TestServer.run(AtlasApp.self, options: options, site: .atlas) { server in
      let silent = try await RawClient.connect(server.port)
      let isClosed = await silent.isAtEnd()
      #expect(isClosed)
    }
  }

  @Test func `a certificate that cannot be used prevents the start (O21)`() async throws {
    let (one, other) = (try Certificate(), try Certificate())
    func fails(_ options: WebHost.Options, _ path: String, with reason: String) async {
      do {
        try await WebHost.run(AtlasApp.self, options)
        Issue.record("the server has started")
      } catch WebHostError.badCertificate(let found, let text) {
        #expect(found == path && text.localizedCaseInsensitiveContains(reason), "\(text)")
      } catch {
        Issue.record(error)
      }
    }
    var options = options(one)
    options.tlsKey = nil
    await fails(options, one.file.path, with: "a certificate and its key are needed")
    options.tlsKey = other.key
    await fails(options, one.file.path, with: "its key is not the one in \(other.key.path)")
    options.tlsKey = URL(fileURLWithPath: "/missing")
    await fails(options, "/missing", with: "it has no key in the PEM format")
    options = self.options(one)
    options.tlsCertificate = one.key
    await fails(options, one.key.path, with: "it has no certificates in the PEM format")
  }
}
#endif
