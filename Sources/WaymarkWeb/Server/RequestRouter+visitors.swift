// SPDX-License-Identifier: MIT

import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTP1

extension RequestRouter {
  /// The requested host and scheme, and the visitor.
  struct Visit: Sendable {
    var host: String
    var scheme: String
    var visitor: Visitor
    /// The secret that the browser has from a server of version 0.1.0.
    var oldSecret: Secret?
    /// Whether the browser must store the visitor's secret.
    var isNew: Bool
    /// The URL path of a GET request.
    var address: String?
    /// Whether the client still waits for the response.
    var isWanted: @Sendable () -> Bool

    /// Whether the browser has connected with TLS.
    var isSecure: Bool { scheme == "https" }
  }

  /// Returns the visit of a request, or nil if its host is rejected.
  func visit(_ request: Request, on channel: any Channel) -> Visit? {
    guard let host = request.head.authority,
      let (scheme, visitor) = visitor(host: host, on: channel, values: request.values(of:))
    else { return nil }
    let cookies = request.headers[values: .cookie]
    return Visit(
      host: host, scheme: scheme, visitor: visitor,
      oldSecret: visitor.browser == nil ? BrowserCookies.unsigned(in: cookies) : nil,
      isNew: !store.cookies.isCurrent(in: cookies, isSecure: scheme == "https"),
      address: request.method == .get ? request.head.path : nil,
      isWanted: { channel.isActive })
  }

  /// Returns the visitor who opens a WebSocket.
  func visitor(_ head: HTTPRequestHead, on channel: any Channel) -> Visitor {
    let host = head.headers.first(name: "host")
    return visitor(host: host, on: channel) { head.headers[$0] }?.visitor ?? Visitor()
  }

  /// Returns the scheme and the visitor of a request, or nil if its host is rejected.
  private func visitor(
    host: String?, on channel: any Channel, values: (String) -> [String]
  ) -> (scheme: String, visitor: Visitor)? {
    let relayed = RelayedPeer(of: channel, values: values)
    let peer = relayed.address
    guard var scheme = originPolicy.scheme(host: host, port: relayed.port) else { return nil }
    let forwarded = values("Forwarded")
    if addressPolicy.isSecure(
      peer: peer, forwarded: forwarded, forwardedProto: values("X-Forwarded-Proto"))
    {
      scheme = "https"
    }
    let cookies = values("Cookie")
    let visitor = Visitor(
      cookies: cookies, agent: values("User-Agent").first,
      browser: store.cookies.browser(in: cookies, isSecure: scheme == "https"),
      address: addressPolicy.visitor(
        peer: peer, forwarded: forwarded, forwardedFor: values("X-Forwarded-For")))
    return (scheme, visitor)
  }

  /// Gives a browser that a server of version 0.1.0 knew its new secret.
  func recognized(_ visit: Visit) async -> Visit {
    guard let old = visit.oldSecret else { return visit }
    var visit = visit
    visit.visitor.browser = await store.storage.successor(of: old)
    return visit
  }
}

extension Request {
  /// Returns the values of a header field.
  func values(of name: String) -> [String] {
    HTTPField.Name(name).map { headers[values: $0] } ?? []
  }
}
