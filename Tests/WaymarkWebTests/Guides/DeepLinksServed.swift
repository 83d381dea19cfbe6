// SPDX-License-Identifier: MIT

import WaymarkLinks
import WaymarkWeb

extension GardenApp: LinkedApp {
  static let links = GardenLinks.table
}
