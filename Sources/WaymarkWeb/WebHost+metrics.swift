// SPDX-License-Identifier: MIT

public import CoreMetrics

extension WebHost {
  /// Collects metrics of swift-metrics that `/metrics` serves.
  ///
  /// A program that bootstraps `MetricsSystem` with it, before it calls ``run(_:_:)``, serves the
  /// metrics of the app beside those of the server:
  ///
  /// ```swift
  /// MetricsSystem.bootstrap(WebHost.metricsFactory)
  /// ```
  ///
  /// Without it, only those of the server are served.
  public static let metricsFactory: any MetricsFactory = MetricsRegistry()
}
