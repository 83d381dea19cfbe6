// SPDX-License-Identifier: MIT

/// The verdict of a comparison.
public enum AssociationVerdict: String, Hashable, Sendable, CaseIterable {
  /// Nothing differs.
  case same
  /// Something differs.
  case different
  /// No difference was found, but not everything was compared.
  ///
  /// Some patterns are too complex to compare. This does not mean that there is no difference.
  case notDecided
}
