// SPDX-License-Identifier: MIT

import ArgumentParser
import Testing

@testable import WaymarkWeb

@Suite struct WebArgumentsTests {
  @Test func `an app may have arguments of its own beside the server's`() throws {
    let arguments = try WebArguments.parse([
      "-app-flag", "--port", "81", "word", "--own", "--origin", "https://a.example",
    ])
    #expect(arguments.options == WebHost.Options(port: 81, origins: ["https://a.example"]))
    #expect(arguments.rest == ["-app-flag", "word", "--own"])
  }

  @Test func `limits and proxies have options`() throws {
    let arguments = try WebArguments.parse([
      "--trusted-proxy", "10.0.0.1", "--trusted-proxy", "::1", "--session-limit", "5",
      "--session-limit-per-address", "4", "--retention-time", "3", "--retained-session-limit", "2",
      "--retained-session-limit-per-browser", "1", "--upload-limit", "6", "--upload-space", "7",
    ])
    #expect(
      arguments.options
        == WebHost.Options(
          trustedProxies: ["10.0.0.1", "::1"], sessionLimit: 5, sessionLimitPerAddress: 4,
          retentionTime: .seconds(3), retainedSessionLimit: 2, retainedSessionLimitPerBrowser: 1,
          uploadLimit: 6, uploadSpace: 7))
    #expect(try WebArguments.parse([]).options == WebHost.Options())
  }

  @Test func `metrics, time limits and identifiers have options`() throws {
    let arguments = try WebArguments.parse([
      "--metrics-port", "9090", "--metrics-host", "::1", "--head-timeout", "1", "--body-timeout",
      "2", "--send-timeout", "3", "--test-identifiers",
    ])
    #expect(
      arguments.options
        == WebHost.Options(
          headTimeout: .seconds(1), bodyTimeout: .seconds(2), sendTimeout: .seconds(3),
          testIdentifiers: true, metricsPort: 9090, metricsHost: "::1"))
  }

  @Test(arguments: [
    ["--metrics-port", "65536"], ["--head-timeout", "0"], ["--send-timeout", "-1"],
    ["--port", "x"], ["--port", "65536"], ["--port"], ["--host"], ["--session-limit", "-1"],
  ])
  func `what is none of the server's is refused`(arguments: [String]) {
    #expect(throws: (any Error).self) { try WebArguments.parse(arguments) }
  }
}
