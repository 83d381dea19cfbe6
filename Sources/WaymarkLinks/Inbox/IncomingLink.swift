// SPDX-License-Identifier: MIT

/// A link as it came, before anything is known of it.
///
/// There is an initialiser for each ``LinkSource``, which takes plain values. Those of what may hold
/// no link at all give nil then; what holds a bad one is a ``LinkPayloadError``.
public struct IncomingLink: Hashable, Codable, Sendable {
  /// The link: absolute, or a path with its query and fragment, such as `/users/7?page=2`.
  public var link: String

  /// How it came.
  public var source: LinkSource

  /// The links of all screens that are to be open, root first and ``link`` last.
  ///
  /// Empty when only the link is known, and the screens below it are to be found by its route.
  public var stack: [String]

  /// A link that came from somewhere.
  public init(link: String, source: LinkSource, stack: [String] = []) {
    self.link = link
    self.source = source
    self.stack = stack
  }
}

extension IncomingLink {
  /// What the system opened the app with: a universal link, or one of the app's own scheme.
  ///
  /// Any app may send the latter, so it is marked as a ``LinkSource/customScheme``: a link that is not
  /// of the schemes `http` and `https`, in whatever case.
  public init(opened link: String) {
    let scheme = link.utf8.prefix { $0 != UInt8(ascii: ":") }
    let isWeb = ["http", "https"].contains { name in
      scheme.count < link.utf8.count && scheme.lazy.map { $0 | 0x20 }.elementsEqual(name.utf8)
    }
    self.init(link: link, source: isWeb ? .universalLink : .customScheme)
  }

  /// What a voice assistant or a shortcut asks for.
  public init(intent link: String) {
    self.init(link: link, source: .appIntent)
  }

  /// The target of a request that a web server got, such as `/users/7?page=2`.
  public init(target: String) {
    self.init(link: target, source: .http)
  }
}

extension IncomingLink: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The source and the size: a link may hold secrets.
  public var description: String {
    let screens = stack.isEmpty ? "" : ", \(stack.count) screens"
    return "\(source.rawValue) (\(link.utf8.count) bytes\(screens))"
  }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// The source, without the link.
  public var customMirror: Mirror { Mirror(self, children: ["source": source]) }
}
