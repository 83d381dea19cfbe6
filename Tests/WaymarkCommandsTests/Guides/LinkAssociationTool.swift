// SPDX-License-Identifier: MIT

import WaymarkCommands

@testable import GuideSamples

enum GardenTool {
  static func main() {
    LinkCommands(GardenLinks.table, pages: { (1..<6).map { .plant($0) } }).main()
  }
}
