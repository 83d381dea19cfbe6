// SPDX-License-Identifier: MIT

import HTTPTypes

/// Whole documents, and the header fields they are sent with.
enum PageDocument {
  /// The page of an app.
  static func app(_ page: RenderedPage, nonce: String) -> String {
    let sprite = Sprite.svg(page.glyphs)
    return head(page.title, nonce: nonce, css: page.css)
      + "<script src=\"\(StaticFile.script.address)\" defer></script></head>\n"
      + "<body data-socket=\"\(WebPaths.socket)\"><div id=\"app\" data-h=\"\(page.hash)\">"
      + "\(page.html)</div>\n<div id=\"lost\" role=\"status\" hidden></div>\(sprite)"
      + "<noscript><div class=\"lost\">Without JavaScript this page can be read, not tapped."
      + "</div></noscript></body></html>\n"
  }

  /// A page that says one thing, and perhaps has a way to the start.
  static func notice(
    _ title: String, _ paragraphs: [String], linksHome: Bool, nonce: String
  ) -> String {
    var words = paragraphs.map { "<p>\($0)</p>" }.joined()
    if linksHome { words += "<a class=\"go\" href=\"/\">Go to the start</a>" }
    return head(title, nonce: nonce, css: "")
      + "</head>\n<body><main class=\"notice\"><img src=\"\(StaticFile.icon.address)\" alt=\"\""
      + " width=\"56\" height=\"56\"><h1>\(Escaping.escaped(title))</h1>\(words)</main>"
      + "</body></html>\n"
  }

  private static func head(_ title: String, nonce: String, css: String) -> String {
    let style = css.isEmpty ? "" : "<style nonce=\"\(nonce)\">\(css)</style>\n"
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
      <title>\(Escaping.escaped(title))</title>
      <link rel="icon" href="\(StaticFile.icon.address)" type="image/svg+xml">
      <link rel="stylesheet" href="\(StaticFile.styleSheet.address)">
      \(style)
      """
  }

  /// The policy and its companions, for a page reached at a host by a scheme.
  static func fields(nonce: String, host: String, scheme: String) -> HTTPFields {
    let socket = "\(scheme == "https" ? "wss" : "ws")://\(host)"
    var fields = StaticHeaders.common
    fields[.contentType] = "text/html; charset=utf-8"
    fields[.cacheControl] = "no-store"
    fields[.contentSecurityPolicy] =
      "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-\(nonce)'; "
      + "img-src 'self' data: https:; connect-src 'self' \(socket); base-uri 'none'; "
      + "form-action 'none'; frame-ancestors 'none'"
    return fields
  }

  /// A word that no one can guess, for one page.
  static func nonce() -> String {
    var random = SystemRandomNumberGenerator()
    return String(random.next() as UInt64, radix: 36) + String(random.next() as UInt64, radix: 36)
  }
}

/// Header fields that all answers share.
enum StaticHeaders {
  static let common: HTTPFields = {
    var fields: HTTPFields = [.xContentTypeOptions: "nosniff"]
    let others = [
      ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
    ]
    for (name, value) in others {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    return fields
  }()
}
