// SPDX-License-Identifier: MIT

/// The origin of a change of a path.
public enum NavigationOrigin: Hashable, Codable, Sendable {
  /// A call of a verb in the app's code: its file, as `#fileID`, and its line, from 1.
  case code(fileID: String, line: Int)

  /// A link, with its source and whether the system guarantees that it is the app's own.
  ///
  /// The source is a raw value, such as `handoff`. A link with a custom scheme is not trusted,
  /// because any app can send one.
  case link(source: String, isTrusted: Bool)
}

extension NavigationOrigin: CustomStringConvertible {
  /// A short description for logs: `Shop/Cart.swift:12`, or a link's source.
  public var description: String {
    switch self {
    case .code(let file, let line): "\(file):\(line)"
    case .link(let source, _): source
    }
  }
}

extension NavigationOrigin {
  /// The origin of the running operation; nil if it is unknown.
  @MainActor package private(set) static var current: NavigationOrigin?

  /// Runs an action with an origin.
  @MainActor package static func stating<Result>(
    _ origin: NavigationOrigin?, _ action: () -> Result
  ) -> Result {
    let around = current
    current = origin
    defer { current = around }
    return action()
  }
}
