// SPDX-License-Identifier: MIT

/// What a comparison comes to.
public enum AssociationVerdict: String, Hashable, Sendable, CaseIterable {
  /// Nothing differs.
  case same
  /// Something differs.
  case different
  /// Nothing that was found differs, but not everything was gone through.
  ///
  /// Patterns can be so involved that this would take too long. It does not mean that there is no
  /// difference.
  case notDecided
}
