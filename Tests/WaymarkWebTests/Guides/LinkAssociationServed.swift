// SPDX-License-Identifier: MIT

import WaymarkAssociation
import WaymarkLinks
import WaymarkWeb

@testable import GuideSamples

extension GardenApp {
  static let associations = LinkAssociations(appleApps: ["ABCDE12345.com.example.garden"])
}
