// SPDX-License-Identifier: MIT

import HTTPTypes
import HummingbirdCore
import NIOCore

/// Responds to the requests of monitoring systems, on a port of their own.
struct MonitoringRouter: Sendable {
  let registry: MetricsRegistry
  let readiness: Readiness
  var health = HealthCheck()

  /// Returns the response to a request for a path.
  func response(_ method: HTTPRequest.Method, _ path: String) async -> ServerResponse {
    guard ["/metrics", "/healthz", "/readyz"].contains(path) else {
      return Self.text(.notFound, "not found\n")
    }
    guard method == .get || method == .head else {
      return Self.text(.methodNotAllowed, "method not allowed\n")
    }
    if path == "/metrics" { return Self.text(.ok, registry.text, type: PrometheusText.type) }
    guard await health.isAlive() else {
      return Self.text(.serviceUnavailable, "the main actor does not respond\n")
    }
    if path == "/readyz", let obstacle = readiness.obstacle {
      return Self.text(.serviceUnavailable, "\(obstacle)\n")
    }
    return Self.text(.ok, "ok\n")
  }

  private static func text(
    _ status: HTTPResponse.Status, _ text: String, type: String = "text/plain; charset=utf-8"
  ) -> ServerResponse {
    var fields = StaticHeaders.common
    fields[.contentType] = type
    fields[.cacheControl] = "no-store"
    return ServerResponse(status: status, fields: fields, body: ByteBuffer(string: text))
  }
}
