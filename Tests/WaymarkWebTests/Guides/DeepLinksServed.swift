// SPDX-License-Identifier: MIT

import WaymarkLinks
import WaymarkWeb

@testable import GuideSamples

extension GardenApp: LinkedApp {
  static let links = GardenLinks.table
}
