// SPDX-License-Identifier: MIT

/// Whether a part of the interface is visible.
public enum Visibility: Hashable, Sendable, CaseIterable {
  case automatic
  case visible
  case hidden
}

extension Visibility {
  /// Whether the part is shown; nil leaves the choice to the host.
  var isShown: Bool? { self == .automatic ? nil : self == .visible }
}
