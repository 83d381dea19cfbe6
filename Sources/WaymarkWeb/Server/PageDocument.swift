// SPDX-License-Identifier: MIT

import Foundation
import HTTPTypes

/// Renders HTML documents and their header fields.
enum PageDocument {
  /// Renders the page of an app.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - canonical: The URL of the screen, if it is a link of the web.
  ///   - nonce: The nonce of the page's style rules.
  ///   - base: The path of the app.
  /// - Returns: The document.
  static func app(
    _ page: RenderedPage, canonical: URL?, nonce: String, below base: BasePath
  ) -> String {
    let sprite = Sprite.svg(page.state.glyphs)
    return head(page.title, nonce: nonce, css: page.css, of: page, below: base)
      + metadata(of: page, canonical: canonical)
      + "</head>\n"
      + "<body><form method=\"post\" novalidate><button hidden></button>"
      + "<input type=\"hidden\" name=\"\(FormName.page)\" value=\"\(page.identity.text)\">"
      + "<div id=\"app\">\(page.html)</div>\(substitute(for: page))</form>\n"
      + "<div id=\"lost\" role=\"status\" hidden></div>\(sprite)</body></html>\n"
  }

  /// The attributes with which the page's script introduces itself: the path of the socket, the
  /// page, the scripts that only some pages load, and the session that it resumes.
  private static func introduction(of page: RenderedPage, below base: BasePath) -> String {
    let parts = StaticFile.parts.map { "\($0.selector)@\(base.outer($0.file.address))" }
    return " data-socket=\"\(base.outer(WebPaths.socket))\" data-page=\"\(page.identity.text)\""
      + " data-parts=\"\(Escaping.escaped(parts.joined(separator: " ")))\""
      + (page.session.map { " data-session=\"\($0)\"" } ?? "")
  }

  /// Renders the buttons that replace what only a script can do: sending fields when they change,
  /// and closing an overlay.
  private static func substitute(for page: RenderedPage) -> String {
    var buttons = ""
    if page.hasFields { buttons += "<button>Apply</button>" }
    if page.isOverlaid {
      buttons += "<button name=\"\(FormName.action)\" value=\"\(FormName.back)\">Back</button>"
    }
    return "<noscript>"
      + (buttons.isEmpty ? "" : "<div class=\"lost\">Without JavaScript: \(buttons)</div>")
      + "</noscript>"
  }

  /// Renders what search engines and previews of links show.
  private static func metadata(of page: RenderedPage, canonical: URL?) -> String {
    var lines: [String] = []
    func add(_ key: String, _ name: String, _ content: String) {
      guard !content.isEmpty else { return }
      lines.append("<meta \(key)=\"\(name)\" content=\"\(Escaping.escaped(content))\">")
    }
    add("name", "description", page.summary)
    add("property", "og:title", page.title)
    add("property", "og:description", page.summary)
    add("property", "og:type", "website")
    if let canonical, canonical.scheme == "https" {
      let address = canonical.absoluteString
      lines.append("<link rel=\"canonical\" href=\"\(Escaping.escaped(address))\">")
      add("property", "og:url", address)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Renders a page with a message and, optionally, a link to the home page.
  static func notice(
    _ title: String, _ paragraphs: [String], linksHome: Bool, nonce: String, below base: BasePath
  ) -> String {
    var body = paragraphs.map { "<p>\($0)</p>" }.joined()
    if linksHome { body += "<a class=\"go\" href=\"\(base.home)\">Go to the home page</a>" }
    return head(title, nonce: nonce, css: "", below: base)
      + "</head>\n<body><main class=\"notice\"><img src=\"\(base.outer(StaticFile.icon.address))\" alt=\"\""
      + " width=\"56\" height=\"56\"><h1>\(Escaping.escaped(title))</h1>\(body)</main>"
      + "</body></html>\n"
  }

  private static func head(
    _ title: String, nonce: String, css: String, of page: RenderedPage? = nil, below base: BasePath
  ) -> String {
    let style = css.isEmpty ? "" : "<style nonce=\"\(nonce)\">\(css)</style>\n"
    // Before the style sheet, for which the browser would hold the first script up. The other one
    // runs only after the parser, in any case.
    let scripts =
      page == nil
      ? ""
      : "<script nonce=\"\(nonce)\">\(ClientBundle.opening)</script>\n"
        + "<script src=\"\(base.outer(StaticFile.script.address))\" async fetchpriority=\"high\"></script>\n"
    return """
      <!doctype html>
      <html lang="\(language)"\(page.map { introduction(of: $0, below: base) } ?? "")><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
      <title>\(Escaping.escaped(title))</title>
      <meta name="theme-color" content="#f2f2f7" media="(prefers-color-scheme: light)">
      <meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">
      \(scripts)<link rel="icon" href="\(base.outer(StaticFile.icon.address))" type="image/svg+xml">
      <link rel="apple-touch-icon" href="\(base.outer(WebPaths.touchIcon))">
      <link rel="stylesheet" href="\(base.outer(StaticFile.styleSheet.address))">
      \(style)
      """
  }

  /// The language of the process, in which an app's texts are unless it sets a locale of its own.
  private static let language = Locale.current.language.languageCode?.identifier ?? "en"

  /// Returns the header fields of a page, including its content security policy.
  static func fields(nonce: String, host: String, scheme: String) -> HTTPFields {
    let socket = "\(scheme == "https" ? "wss" : "ws")://\(host)"
    var fields = StaticHeaders.common
    fields[.contentType] = "text/html; charset=utf-8"
    fields[.cacheControl] = "no-store"
    fields[.contentSecurityPolicy] =
      "default-src 'none'; script-src 'self' 'nonce-\(nonce)'; style-src 'self' 'nonce-\(nonce)'; "
      + "img-src 'self' data: https:; connect-src 'self' \(socket); base-uri 'none'; "
      + "form-action 'self'; frame-ancestors 'none'"
    return fields
  }

  /// Returns a random nonce for the content security policy of one page.
  static func nonce() -> String {
    var random = SystemRandomNumberGenerator()
    return String(random.next() as UInt64, radix: 36) + String(random.next() as UInt64, radix: 36)
  }
}

/// The header fields of all responses.
///
/// `Cross-Origin-Opener-Policy` is not among them: browsers would start another process for the
/// page once these fields have arrived, and show it 20 to 40 ms later.
enum StaticHeaders {
  static let common: HTTPFields = {
    var fields: HTTPFields = [.xContentTypeOptions: "nosniff"]
    let others = [
      ("Referrer-Policy", "same-origin"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ]
    for (name, value) in others {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    return fields
  }()
}
