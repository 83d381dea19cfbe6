// SPDX-License-Identifier: MIT

import CoreMetrics

extension WebMetrics {
  /// Creates the metrics of a server, which the metrics system of the app receives, too.
  ///
  /// - Parameters:
  ///   - system: The factory of the metrics system.
  ///   - isServed: Whether the server has a port for its metrics.
  convenience init(system: any MetricsFactory, isServed: Bool) {
    if let registry = system as? MetricsRegistry {
      self.init(registry: registry, isWatched: true)
    } else if system is NOOPMetricsHandler {
      self.init(isWatched: isServed)
    } else {
      self.init(other: system, isWatched: true)
    }
  }
}
