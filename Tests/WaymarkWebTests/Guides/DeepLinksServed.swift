// SPDX-License-Identifier: MIT

import WaymarkLinks
import WaymarkWeb

extension GardenApp: LinkedApp {
  static let links = GardenLinks.table
}

extension GardenApp {
  static let associations = LinkAssociations(appleApps: ["ABCDE12345.com.example.garden"])
}
