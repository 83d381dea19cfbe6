// SPDX-License-Identifier: MIT

/// Limits for the size of a snapshot.
///
/// The limits apply to encoding and decoding, and are checked before the work that they limit, so
/// that untrusted data cannot cause more work.
public struct SnapshotLimits: Hashable, Sendable {
  /// The maximum number of bytes.
  public var bytes: Int

  /// The maximum number of routes; of a snapshot with more, the lowest ones are kept.
  public var routes: Int

  /// The maximum nesting depth of arrays and objects in the JSON of one screen.
  ///
  /// From 2 to 256; other values are clamped to this range.
  public var depth: Int

  /// Creates limits; the defaults far exceed the needs of typical paths and are small for any
  /// device.
  public init(bytes: Int = 1 << 20, routes: Int = 1000, depth: Int = 32) {
    self.bytes = bytes
    self.routes = routes
    self.depth = depth
  }

  /// The maximum nesting depth of the whole file.
  ///
  /// The screens are inside of its object, the list of routes, and the route. `JSONDecoder`
  /// supports 512 levels.
  var fileDepth: Int { 3 + min(max(depth, 2), 256) }
}
