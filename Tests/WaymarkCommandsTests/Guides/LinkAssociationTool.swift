// SPDX-License-Identifier: MIT

import WaymarkCommands

enum GardenTool {
  static func main() { LinkCommands(GardenLinks.table).main() }
}
