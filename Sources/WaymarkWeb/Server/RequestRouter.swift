// SPDX-License-Identifier: MIT

import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTP1

/// Responds to HTTP requests with the page, the host's files or the app's files.
struct RequestRouter: Sendable {
  let store: SessionStore
  let originPolicy: OriginPolicy
  let addressPolicy: AddressPolicy
  /// The token that requests must have, if the pages are not for everybody.
  private let access: AccessToken?
  private let rejectedHosts = RejectedHosts()

  /// Creates a router.
  init(
    store: SessionStore, originPolicy: OriginPolicy, addressPolicy: AddressPolicy,
    access: AccessToken? = nil
  ) {
    self.store = store
    self.originPolicy = originPolicy
    self.addressPolicy = addressPolicy
    self.access = access
  }

  /// Returns whether a URL path is one of the app's.
  func serves(_ address: String) -> Bool {
    let path = address.prefix { $0 != "?" }
    return path == store.base.text || store.base.inner(String(path)) != nil
  }

  /// Returns whether a request may be upgraded to a WebSocket.
  func allowsSocket(_ head: HTTPRequestHead, on channel: any Channel) -> Bool {
    let port = RelayedPeer(of: channel) { head.headers[$0] }.port
    let path = store.base.inner(head.uri)?.prefix { $0 != "?" }
    return path == WebPaths.socket[...]
      && access?.allows(head.headers["cookie"]) != false
      && originPolicy.scheme(host: head.headers.first(name: "host"), port: port) != nil
      && originPolicy.allows(origin: head.headers.first(name: "origin"), port: port)
  }

  /// Responds to a request.
  ///
  /// - Throws: ``TurnError/abandoned`` if the client has closed the connection.
  func respond(
    _ request: Request, _ writer: consuming ResponseWriter, on channel: any Channel
  ) async throws {
    let port = RelayedPeer(of: channel, values: request.values(of:)).port
    var response: ServerResponse
    if let visit = visit(request, on: channel) {
      do {
        response = try await self.response(request, visit, port: port)
      } catch .overloaded {
        response = notice(
          .serviceUnavailable, "Too many visitors", ["Please try again in a moment."], visit)
        response.fields[.retryAfter] = "2"
      }
    } else {
      rejectedHosts.note(request.head.authority ?? "")
      // A page of another site may read this response (DNS rebinding), so it has no details.
      response = .notice(
        .forbidden, "Host not allowed",
        ["This server does not serve the requested host. Its log says how to allow it."],
        linksHome: false, host: "127.0.0.1", scheme: "http", below: store.base)
    }
    store.metrics.count(status: response.status.code)
    try await response.write(to: writer, isHead: request.method == .head)
  }

  private func response(
    _ request: Request, _ visit: Visit, port: Int
  ) async throws(TurnError) -> ServerResponse {
    guard let path = store.base.inner(request.uri.path) else { return outside(request, visit) }
    if StaticFile.own[path] == nil, let answer = answerWithoutToken(to: request, visit) {
      return answer
    }
    if request.method == .post, !path.hasPrefix(WebPaths.prefix) {
      return try await submit(request, visit, port: port)
    }
    guard request.method == .get || request.method == .head else {
      return notice(
        .methodNotAllowed, "Method not allowed", ["This URL supports GET and HEAD only."],
        linksHome: false, visit)
    }
    let acceptsGzip = Compression.accepts(request.headers[.acceptEncoding])
    if let file = StaticFile.own[path] ?? store.assets.file(at: path) {
      return .file(file, acceptsGzip: acceptsGzip)
    }
    // Browsers request this path if a page has no icon.
    if path == "/favicon.ico" { return .file(.icon, acceptsGzip: acceptsGzip) }
    if path == WebPaths.touchIcon {
      var response = ServerResponse.file(store.touchIcon, acceptsGzip: acceptsGzip)
      response.fields[.cacheControl] = "public, max-age=86400"
      return response
    }
    if let file = store.site?.files[path] { return .text(file) }
    // Crawlers request these paths and do not read pages.
    if path.hasPrefix(WebPaths.wellKnown) { return ServerResponse(status: .notFound) }
    let visit = await recognized(visit)
    guard let site = store.site else {
      return path == "/" ? try await page(for: visit) : notFound(request.uri.path, visit)
    }
    return try await response(request.head.path ?? "", of: site, visit)
  }

  /// Returns the response to a request for a URL path of an app with links.
  private func response(
    _ address: String, of site: Site, _ visit: Visit
  ) async throws(TurnError) -> ServerResponse {
    switch site.resolve(address) {
    case .screen(let screen):
      var answer = try await page(for: visit, opening: screen.link, canonical: screen.canonical)
      // A gated page looks the same at many URLs, so it is not indexed.
      if screen.isGated, let name = HTTPField.Name("X-Robots-Tag") {
        answer.fields[name] = "noindex"
      }
      return answer
    case .moved(let canonical):
      return redirect(to: canonical, visit)
    case .unknown(let link):
      // A table does not have to contain the root.
      if address.prefix(while: { $0 != "?" }) == store.base.home {
        return try await page(for: visit)
      }
      if let link,
        let page = try await inTurn(visit, { $0.page(refusing: link, for: visit.visitor) })
      {
        return document(page, visit, status: .notFound)
      }
      return notFound(address, visit)
    case .malformed:
      return notice(
        .badRequest, "Invalid URL", ["The URL is not valid. A part of the link may be missing."],
        visit)
    case .tooLong:
      return notice(.uriTooLong, "URL too long", ["No page has a URL of this length."], visit)
    }
  }

  /// Returns the response to a request that lacks the token, or that brings it; nil for others.
  private func answerWithoutToken(to request: Request, _ visit: Visit) -> ServerResponse? {
    guard let access, !access.allows(request.headers[values: .cookie]) else { return nil }
    guard request.method == .get, access.opens(request.head.path ?? "") else {
      return notice(
        .forbidden, "Not allowed",
        ["Open the URL with the token that the server has printed."], linksHome: false, visit)
    }
    var response = redirect(to: store.base.home, visit, status: .seeOther)
    response.fields[.setCookie] = access.field(isSecure: visit.isSecure)
    return response
  }

  private func notFound(_ address: String, _ visit: Visit) -> ServerResponse {
    notice(
      .notFound, "Page not found",
      [
        "No page exists at <code>\(Escaping.escaped(String(address.prefix(200))))</code>.",
        "The page may have moved, or a part of the link may be missing.",
      ], visit)
  }

  /// Returns the response to a request for a path that does not belong to the app.
  private func outside(_ request: Request, _ visit: Visit) -> ServerResponse {
    let path = request.head.path ?? ""
    guard request.uri.path == store.base.text else { return notFound(path, visit) }
    return redirect(to: store.base.home + path.dropFirst(store.base.text.count), visit)
  }

  private func redirect(
    to path: String, _ visit: Visit, status: HTTPResponse.Status = .permanentRedirect
  ) -> ServerResponse {
    var fields = PageDocument.fields(
      nonce: PageDocument.nonce(), host: visit.host, scheme: visit.scheme)
    fields[.location] = path
    return ServerResponse(status: status, fields: fields, body: ByteBuffer())
  }

  /// Returns a page with a message for a visitor.
  func notice(
    _ status: HTTPResponse.Status, _ title: String, _ paragraphs: [String], linksHome: Bool = true,
    _ visit: Visit
  ) -> ServerResponse {
    .notice(
      status, title, paragraphs, linksHome: linksHome, host: visit.host, scheme: visit.scheme,
      below: store.base)
  }

  /// Does something with the store when it is the visitor's turn.
  func inTurn<T: Sendable>(
    _ visit: Visit, _ body: @escaping @MainActor (SessionStore) -> T
  ) async throws(TurnError) -> T {
    try await store.inTurn(for: visit.visitor, while: visit.isWanted) { [store] in body(store) }
  }

  private func page(
    for visit: Visit, opening link: URL? = nil, canonical: URL? = nil
  ) async throws(TurnError) -> ServerResponse {
    let page = try await inTurn(visit) { store in
      visit.address.flatMap { store.formPage(at: $0, from: visit.visitor.browser) }
        ?? store.page(opening: link, for: visit.visitor)
    }
    return document(page, visit, canonical: canonical)
  }

  private func document(
    _ page: RenderedPage, _ visit: Visit, canonical: URL? = nil, status: HTTPResponse.Status = .ok
  ) -> ServerResponse {
    let nonce = PageDocument.nonce()
    var fields = PageDocument.fields(nonce: nonce, host: visit.host, scheme: visit.scheme)
    if visit.isNew {
      fields[.setCookie] = store.cookies.field(
        for: visit.visitor.browser ?? .random(), isSecure: visit.isSecure)
    }
    return ServerResponse(
      status: status, fields: fields,
      body: ByteBuffer(
        string: PageDocument.app(page, canonical: canonical, nonce: nonce, below: store.base)))
  }
}

/// An HTTP response.
struct ServerResponse: Sendable {
  var status: HTTPResponse.Status
  var fields: HTTPFields
  var body: ByteBuffer

  static func file(_ file: StaticFile, acceptsGzip: Bool) -> ServerResponse {
    var fields = StaticHeaders.common
    fields[.contentType] = file.type
    fields[.cacheControl] = "public, max-age=31536000, immutable"
    // An SVG image that is opened directly is a document, which must not run scripts.
    fields[.contentSecurityPolicy] = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    guard let compressed = file.compressedBytes else {
      return ServerResponse(status: .ok, fields: fields, body: ByteBuffer(bytes: file.bytes))
    }
    fields[.vary] = "Accept-Encoding"
    if acceptsGzip { fields[.contentEncoding] = "gzip" }
    return ServerResponse(
      status: .ok, fields: fields,
      body: ByteBuffer(bytes: acceptsGzip ? compressed : file.bytes))
  }

  /// Creates a response without a body.
  init(status: HTTPResponse.Status) {
    self.init(status: status, fields: StaticHeaders.common, body: ByteBuffer())
  }

  init(status: HTTPResponse.Status, fields: HTTPFields, body: ByteBuffer) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// Returns a response for the systems that open universal links, or for search engines.
  ///
  /// Those systems cache the file for days, so proxies must not cache it for long.
  static func text(_ file: Site.File) -> ServerResponse {
    var fields = StaticHeaders.common
    fields[.contentType] = file.type
    fields[.cacheControl] = "public, max-age=3600"
    return ServerResponse(status: .ok, fields: fields, body: ByteBuffer(string: file.text))
  }

  static func notice(
    _ status: HTTPResponse.Status, _ title: String, _ paragraphs: [String], linksHome: Bool,
    host: String, scheme: String, below base: BasePath
  ) -> ServerResponse {
    let nonce = PageDocument.nonce()
    return ServerResponse(
      status: status, fields: PageDocument.fields(nonce: nonce, host: host, scheme: scheme),
      body: ByteBuffer(
        string: PageDocument.notice(
          title, paragraphs, linksHome: linksHome, nonce: nonce, below: base)))
  }

  func write(to writer: consuming ResponseWriter, isHead: Bool) async throws {
    var fields = fields
    fields[.contentLength] = String(body.readableBytes)
    fields[.date] = HTTPDate.now
    if fields[.vary] == nil,
      Compression.pays(type: fields[.contentType], size: body.readableBytes)
    {
      fields[.vary] = "Accept-Encoding"
      // The answer to a HEAD request has no body, which would be compressed to some bytes.
      if !isHead, let mark = HTTPField.Name(Compression.mark) { fields[mark] = "1" }
    }
    let head = HTTPResponse(status: status, headerFields: fields)
    if isHead {
      try await writer.writeResponse(head)
    } else {
      try await writer.write(response: head, body: ResponseBody(byteBuffer: body))
    }
  }
}
