// SPDX-License-Identifier: MIT

/// A link as it arrived, before a table has parsed it.
///
/// There is an initialiser with plain values for each ``LinkSource``. Where a link may be absent,
/// it returns nil; where the link is invalid, it throws ``LinkPayloadError``.
public struct IncomingLink: Hashable, Codable, Sendable {
  /// The link: absolute, or a path with its query and fragment, such as `/users/7?page=2`.
  public var link: String

  /// How it arrived.
  public var source: LinkSource

  /// The links of all screens to open, root first and ``link`` last.
  ///
  /// Empty when only the link is known; its route then determines the screens below it.
  public var stack: [String]

  /// Creates a link from a source.
  public init(link: String, source: LinkSource, stack: [String] = []) {
    self.link = link
    self.source = source
    self.stack = stack
  }
}

extension IncomingLink {
  /// A link that the system opened the app with: a universal link, or a link of a custom scheme.
  ///
  /// Any app can send the latter, so links with a scheme other than `http` and `https` (in any
  /// case) are marked as ``LinkSource/customScheme``.
  public init(opened link: String) {
    let scheme = link.utf8.prefix { $0 != UInt8(ascii: ":") }
    let isWeb = ["http", "https"].contains { name in
      scheme.count < link.utf8.count && scheme.lazy.map { $0 | 0x20 }.elementsEqual(name.utf8)
    }
    self.init(link: link, source: isWeb ? .universalLink : .customScheme)
  }

  /// A link that a voice assistant or a shortcut requests.
  public init(intent link: String) {
    self.init(link: link, source: .appIntent)
  }

  /// The target of an HTTP request, such as `/users/7?page=2`.
  public init(target: String) {
    self.init(link: target, source: .http)
  }
}

extension IncomingLink: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The source and the length, without the link, which may contain secrets.
  public var description: String {
    let screens = stack.isEmpty ? "" : ", \(stack.count) screens"
    return "\(source.rawValue) (\(link.utf8.count) bytes\(screens))"
  }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// The source, without the link.
  public var customMirror: Mirror { Mirror(self, children: ["source": source]) }
}
