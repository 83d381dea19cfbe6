// SPDX-License-Identifier: MIT

/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  case automatic
  case visible
  case hidden
}

extension Visibility {
  /// Whether something is shown; nil leaves it to the host.
  var isShown: Bool? { self == .automatic ? nil : self == .visible }
}
