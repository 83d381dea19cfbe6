// SPDX-License-Identifier: MIT

import WaymarkRender

/// A file whose URL contains a hash of its contents.
struct StaticFile: Sendable {
  let address: String
  let type: String
  let bytes: [UInt8]
  /// The bytes in the gzip format; nil if they are not smaller.
  let compressedBytes: [UInt8]?

  init(name: String, suffix: String, type: String, bytes: [UInt8]) {
    self.init(
      address: "\(WebPaths.prefix)\(name)-\(ContentHash(bytes).text).\(suffix)", type: type,
      bytes: bytes)
  }

  /// Creates a file with a URL that does not depend on its contents.
  init(address: String, type: String, bytes: [UInt8]) {
    self.address = address
    self.type = type
    self.bytes = bytes
    compressedBytes =
      Compression.pays(type: type, size: bytes.count, isKept: true)
      ? Compression.gzip(bytes) : nil
  }

  static let script = StaticFile(
    name: "client", suffix: "js", type: "text/javascript; charset=utf-8",
    bytes: Array(ClientBundle.script.utf8))
  static let styleSheet = StaticFile(
    name: "look", suffix: "css", type: "text/css; charset=utf-8",
    bytes: Array(ClientBundle.style.utf8))
  /// The scripts that only some pages load, with the selectors of the elements that need them.
  static let parts = ClientBundle.parts.map { part in
    (
      selector: part.selector,
      file: StaticFile(
        name: part.name, suffix: "js", type: "text/javascript; charset=utf-8",
        bytes: Array(part.script.utf8))
    )
  }
  static let touchIcon = StaticFile(
    address: WebPaths.touchIcon, type: "image/png", bytes: TouchIcon.png)
  static let icon = StaticFile(
    name: "icon", suffix: "svg", type: "image/svg+xml", bytes: Array(Favicon.svg.utf8))

  /// The host's own files, by URL.
  static let own = Dictionary(
    uniqueKeysWithValues: ([script, styleSheet, icon] + parts.map(\.file)).map { ($0.address, $0) })
}

/// The URL paths that are reserved for the host.
enum WebPaths {
  static let prefix = "/waymark/"
  /// The path of the icon for home screens, which systems request even if a page does not name it.
  static let touchIcon = "/apple-touch-icon.png"
  static let socket = "/waymark/socket"
  /// The path of the inspector.
  static let inspector = "/waymark/inspector"
  /// The path prefix of well-known URIs (RFC 8615).
  static let wellKnown = "/.well-known/"
  /// The path of Apple's association file for universal links.
  static let appleAssociation = "/.well-known/apple-app-site-association"
  /// The path of Android's association file for app links.
  static let androidAssociation = "/.well-known/assetlinks.json"
}
