// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkCommands

@main enum Tool {
  static func main() {
    WaymarkCommand.main()
  }
}
