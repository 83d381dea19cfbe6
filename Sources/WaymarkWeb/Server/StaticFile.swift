// SPDX-License-Identifier: MIT

/// Bytes that are served at an address that changes when they do.
struct StaticFile: Sendable {
  let address: String
  let type: String
  let bytes: [UInt8]

  init(name: String, suffix: String, type: String, bytes: [UInt8]) {
    address = "\(WebPaths.prefix)\(name)-\(ContentHash(bytes).text).\(suffix)"
    self.type = type
    self.bytes = bytes
  }

  static let script = StaticFile(
    name: "client", suffix: "js", type: "text/javascript; charset=utf-8",
    bytes: Array(ClientScript.javaScript.utf8))
  static let styleSheet = StaticFile(
    name: "look", suffix: "css", type: "text/css; charset=utf-8",
    bytes: Array(StyleSheet.css.utf8))
  static let icon = StaticFile(
    name: "icon", suffix: "svg", type: "image/svg+xml", bytes: Array(Favicon.svg.utf8))

  /// The files that come with the host itself, by address.
  static let own = Dictionary(
    uniqueKeysWithValues: [script, styleSheet, icon].map { ($0.address, $0) })
}

/// The addresses that the host keeps for itself.
enum WebPaths {
  static let prefix = "/waymark/"
  static let socket = "/waymark/socket"
  /// Where all that machines ask a site for is (RFC 8615).
  static let wellKnown = "/.well-known/"
  /// Where Apple's systems look for the apps that open links.
  static let appleAssociation = "/.well-known/apple-app-site-association"
  /// Where Android does.
  static let androidAssociation = "/.well-known/assetlinks.json"
}
