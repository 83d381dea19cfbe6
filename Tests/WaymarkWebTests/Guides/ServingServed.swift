// SPDX-License-Identifier: MIT

import CoreMetrics
import Foundation
import WaymarkWeb

@testable import GuideSamples

struct BooksServer {
  static func main() async throws {
    var options = WebHost.Options.commandLine()
    options.metricsPort = options.metricsPort ?? 9090
    options.storage = options.storage ?? URL(filePath: "values.sqlite")
    MetricsSystem.bootstrap(WebHost.metricsFactory)
    try await WebHost.run(BooksApp.self, options)
  }
}
