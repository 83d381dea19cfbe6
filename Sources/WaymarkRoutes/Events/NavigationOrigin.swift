// SPDX-License-Identifier: MIT

/// Where a change of a path comes from.
public enum NavigationOrigin: Hashable, Codable, Sendable {
  /// A call of a verb in the app's code: its file, as `#fileID`, and its line, from 1.
  case code(fileID: String, line: Int)

  /// A link, how it came to the app, and whether the system vouches that it is the app's own.
  ///
  /// The source is its raw value, such as `handoff`. A link of a custom scheme is not trusted: any
  /// app can send one.
  case link(source: String, isTrusted: Bool)
}

extension NavigationOrigin: CustomStringConvertible {
  /// The origin as short text, for logs: `Shop/Cart.swift:12`, or a link's source.
  public var description: String {
    switch self {
    case .code(let file, let line): "\(file):\(line)"
    case .link(let source, _): source
    }
  }
}

extension NavigationOrigin {
  /// The origin of what is being done; nil if it is not known.
  @MainActor package private(set) static var current: NavigationOrigin?

  /// Does something that comes from somewhere.
  @MainActor package static func stating<Result>(
    _ origin: NavigationOrigin?, _ action: () -> Result
  ) -> Result {
    let around = current
    current = origin
    defer { current = around }
    return action()
  }
}
