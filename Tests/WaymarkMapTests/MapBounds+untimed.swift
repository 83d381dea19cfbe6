// SPDX-License-Identifier: MIT

import WaymarkMap

extension MapBounds {
  /// Bounds that a busy machine does not reach.
  static func untimed(depth: Int = 12, examples: Int = 1) -> MapBounds {
    MapBounds(depth: depth, examples: examples, time: .seconds(3600))
  }
}
