// SPDX-License-Identifier: MIT

import CoreMetrics

extension WebMetrics {
  /// Creates the metrics of a process.
  ///
  /// If the app has bootstrapped a metrics system, it receives the metrics, too. Otherwise, a server
  /// that serves metrics becomes the metrics system, so that it serves those of the app as well. A
  /// second server of the process shares them.
  convenience init(_ options: WebHost.Options) {
    let system = MetricsSystem.factory
    let isServed = options.metricsPort != nil
    if let registry = system as? MetricsRegistry {
      self.init(registry: registry, isWatched: true)
    } else if !(system is NOOPMetricsHandler) {
      self.init(other: system, isWatched: true)
    } else {
      let registry = MetricsRegistry()
      if isServed { MetricsSystem.bootstrap(registry) }
      self.init(registry: registry, isWatched: isServed)
    }
  }
}
