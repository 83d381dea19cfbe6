// SPDX-License-Identifier: MIT

/// Where a parameter can stand, and how often.
@usableFromInline
struct LinkParamShape: Hashable, Sendable {
  /// Which texts it takes in a path.
  var kind: LinkKind
  /// Whether it takes all segments that are left.
  var isRest = false
  var presence = LinkEntry.Query.Kind.required
  /// Whether the first of several items of a name counts, instead of none.
  var takesFirst = false
  /// Whether a text may have line breaks and tabs; only in a query.
  var allowsBreaks = false

  init(_ kind: LinkKind) { self.kind = kind }

  /// All segments that are left.
  static var rest: LinkParamShape {
    var shape = LinkParamShape(.text)
    shape.isRest = true
    return shape
  }
}
