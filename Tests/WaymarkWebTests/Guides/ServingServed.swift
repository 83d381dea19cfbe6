// SPDX-License-Identifier: MIT

import Foundation
import WaymarkWeb

@testable import GuideSamples

struct BooksServer {
  static func main() async throws {
    var options = WebHost.Options.commandLine()
    options.metricsPort = options.metricsPort ?? 9090
    options.storage = options.storage ?? URL(filePath: "values.sqlite")
    try await WebHost.run(BooksApp.self, options)
  }
}
