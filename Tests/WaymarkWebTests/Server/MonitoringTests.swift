// SPDX-License-Identifier: MIT

import HTTPTypes
import Synchronization
import Testing

@testable import WaymarkWeb

/// The port of metrics and health checks.
@Suite(.serialized, .timeLimit(.minutes(10)))
@MainActor
struct MonitoringTests {
  private func get(_ path: String, _ port: Int) async throws -> RawClient.Answer {
    let client = try await RawClient.connect(port)
    defer { Task { await client.close() } }
    return try await client.request(path, host: "127.0.0.1:\(port)")
  }

  @Test func `metrics are on a port of their own (O7)`() async throws {
    let options = WebHost.Options(port: 0, metricsPort: 0)
    try await TestServer.run(CounterApp.self, options: options) { server in
      let client = try await server.openSocket()
      try await client.message(#"[1,"999","tap"]"#)
      #expect(await client.incoming() == .text("[1,0,[]]"))
      #expect(try await get("/none", server.port).status == 404)
      #expect(try await get("/metrics", server.port).status == 404)
      #expect(try await get("/healthz", server.port).status == 404)
      let answer = try await get("/metrics", server.monitoringPort)
      #expect(answer.status == 200)
      #expect(answer["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
      let lines = answer.body.split(separator: "\n").map(String.init)
      for line in [
        "# TYPE waymark_events_total counter", #"waymark_events_total{kind="tap"} 1"#,
        #"waymark_events_rejected_total{reason="notFound"} 1"#,
        #"waymark_sessions{state="open"} 1"#, "waymark_sockets 1",
        #"waymark_responses_total{status="1xx"} 1"#, #"waymark_responses_total{status="4xx"} 3"#,
      ] {
        #expect(lines.contains(line), "\(line)")
      }
      for name in ["waymark_received_bytes_total", "waymark_sent_bytes_total"] {
        #expect(server.store.metrics.registry.value(name) > 100)
      }
      for path in ["/", "/metrics/", "/waymark/socket", "/metricsx"] {
        #expect(try await get(path, server.monitoringPort).status == 404, "\(path)")
      }
      let post = try await RawClient.connect(server.monitoringPort)
      #expect(try await post.request("/metrics", method: "POST", host: "x").status == 405)
    }
  }

  @Test func `a server is ready while it accepts sessions (O8)`() async throws {
    let options = WebHost.Options(port: 0, sessionLimit: 1, metricsPort: 0)
    try await TestServer.run(CounterApp.self, options: options) { server in
      let port = server.monitoringPort
      #expect(try await get("/readyz", port).body == "ok\n")
      let client = try await server.openSocket()
      let full = try await get("/readyz", port)
      #expect(full.status == 503 && full.body == "full\n")
      #expect(try await get("/healthz", port).status == 200)
      await client.close()
      while server.store.sessions.count == 1 { await Task.yield() }
      #expect(try await get("/readyz", port).status == 200)
      server.store.readiness.isDraining = true
      #expect(try await get("/readyz", port).body == "draining\n")
    }
  }

  @Test func `a server that stops is draining (O8)`() async throws {
    let options = WebHost.Options(port: 0, metricsPort: 0)
    try await TestServer.run(CounterApp.self, options: options) { server in
      #expect(!server.store.readiness.isDraining)
      try await server.stop()
      #expect(server.store.readiness.isDraining)
    }
  }

  @Test func `a server that stops serves for a while, but is not ready (O8)`() async throws {
    var options = WebHost.Options(port: 0, metricsPort: 0)
    options.drainTime = .seconds(7)
    let time = TestClock()
    try await TestServer.run(CounterApp.self, options: options, clock: time.clock) { server in
      let client = try await server.openSocket()
      let stopping = Task { try await server.stop() }
      while time.hourglass.count == 0 { await Task.yield() }
      #expect(time.delays.withLock { $0 } == [.seconds(7)])
      #expect(try await get("/readyz", server.monitoringPort).body == "draining\n")
      _ = try await server.openSocket()
      try await client.message(#"[1,"999","tap"]"#)
      #expect(await client.incoming() == .text("[1,0,[]]"))
      time.hourglass.run()
      try await stopping.value
      #expect(await client.incoming() == .close(1012))
    }
  }

  @Test(arguments: ["/healthz", "/readyz"])
  func `a main actor that does not answer in time is unhealthy (O8)`(path: String) async {
    let asked = TestClock()
    let router = MonitoringRouter(
      registry: MetricsRegistry(), readiness: Readiness(),
      health: HealthCheck(
        // It answers long after the test.
        ping: { try? await asked.hourglass.sleep(.seconds(60)) },
        sleep: { duration in asked.delays.withLock { $0.append(duration) } }))
    let response = await router.response(.get, path)
    #expect(response.status == .serviceUnavailable)
    #expect(asked.delays.withLock { $0 } == [.seconds(2)])
    asked.hourglass.run()
  }

  @Test func `metrics do not depend on the main actor`() async {
    let router = MonitoringRouter(
      registry: MetricsRegistry(), readiness: Readiness(),
      health: HealthCheck(ping: { Issue.record("not asked") }))
    #expect(await router.response(.get, "/metrics").status == .ok)
  }

  @Test func `a port of the metrics that is in use is named`() async throws {
    try await TestServer.run(CounterApp.self) { server in
      let error = await #expect(throws: WebHostError.self) {
        try await WebHost.run(
          CounterApp.self, WebHost.Options(port: 0, metricsPort: server.port))
      }
      #expect(
        "\(error.map { "\($0)" } ?? "")".contains("metrics on 127.0.0.1, port \(server.port)"))
    }
  }
}
