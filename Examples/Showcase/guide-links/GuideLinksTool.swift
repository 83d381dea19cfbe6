// SPDX-License-Identifier: MIT

import ShowcaseApp
import WaymarkCommands

@main enum GuideLinksTool {
  static func main() { LinkCommands(guideLinks).main() }
}
