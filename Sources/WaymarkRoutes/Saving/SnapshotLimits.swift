// SPDX-License-Identifier: MIT

/// How large a snapshot may be.
///
/// The limits hold for what is written and for what is read, and are checked before the work that
/// they limit, so that data from outside cannot cost more than this.
public struct SnapshotLimits: Hashable, Sendable {
  /// How many bytes it may have.
  public var bytes: Int

  /// How many routes it may have; of those that are read, the lowest so many are kept.
  public var routes: Int

  /// How deep arrays and objects may lie in each other in the JSON of one screen.
  ///
  /// From 2 to 256; what lies outside is taken as the nearest of these.
  public var depth: Int

  /// Makes limits; those not given are far above what paths have and small for any device.
  public init(bytes: Int = 1 << 20, routes: Int = 1000, depth: Int = 32) {
    self.bytes = bytes
    self.routes = routes
    self.depth = depth
  }

  /// How deep the whole file may be.
  ///
  /// The screens lie in its object, the list of routes, and the route. `JSONDecoder` takes 512.
  var fileDepth: Int { 3 + min(max(depth, 2), 256) }
}
