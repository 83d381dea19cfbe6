// SPDX-License-Identifier: MIT

import Foundation

/// The URL path below which a server serves its app, such as `/books`.
struct BasePath: Sendable, Hashable {
  /// The path without a slash at the end; empty for an app that has the whole host.
  let text: String

  /// The base path of an app that has the whole host.
  static let root = BasePath(text: "")

  private init(text: String) { self.text = text }

  /// Reads a base path, with or without a slash at the end; returns nil if it is invalid.
  ///
  /// Its segments consist of characters that need no escape in a URL, in HTML or in a cookie.
  init?(_ text: String) {
    let path = text.hasSuffix("/") ? text.dropLast() : text[...]
    guard !path.isEmpty else {
      self = .root
      return
    }
    let segments = path.split(separator: "/", omittingEmptySubsequences: false)
    guard segments.first == "", path.utf8.count <= 200 else { return nil }
    for segment in segments.dropFirst() {
      guard !["", ".", ".."].contains(segment),
        segment.utf8.allSatisfy({ Self.characters.contains($0) })
      else { return nil }
    }
    self.text = String(path)
  }

  /// The unreserved characters of RFC 3986.
  private static let characters = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

  /// Returns the base path of an app at a path of this app.
  func appending(_ path: String) -> BasePath { BasePath(text: text + path) }

  /// Whether the app has the whole host.
  var isRoot: Bool { text.isEmpty }

  /// The path of the app's first page.
  var home: String { text + "/" }

  /// Returns the path on the host for a path of the app.
  func outer(_ path: String) -> String { text + path }

  /// Returns the URL on the host for a URL of the app.
  func outer(_ url: URL) -> URL? {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
    parts.percentEncodedPath = text + parts.percentEncodedPath
    return parts.url
  }

  /// Returns the path of the app for a path on the host, both with their queries; nil if it is not
  /// below the base path.
  func inner(_ path: String) -> String? {
    guard path.hasPrefix(text) else { return nil }
    let rest = path.dropFirst(text.count)
    return rest.hasPrefix("/") || isRoot ? String(rest) : nil
  }
}

extension Site {
  /// Returns the site whose pages are below a base path.
  ///
  /// The links stay as they are. The generated files describe the whole host, so they are left out.
  func below(_ base: BasePath) -> Site {
    guard !base.isRoot else { return self }
    var site = Site(
      resolve: { [resolve] path in
        guard let inner = base.inner(path) else { return .unknown(link: nil) }
        switch resolve(inner) {
        case .screen(var screen):
          screen.address = base.outer(screen.address)
          screen.canonical = screen.canonical.flatMap { base.outer($0) }
          return .screen(screen)
        case .moved(let path): return .moved(to: base.outer(path))
        case let other: return other
        }
      },
      address: { [address] in address($0).map(base.outer) },
      screenAddress: { [screenAddress] in screenAddress($0).map(base.outer) })
    site.caching = caching
    site.isRedacted = isRedacted
    return site
  }
}
