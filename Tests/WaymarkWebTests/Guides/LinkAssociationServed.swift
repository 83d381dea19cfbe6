// SPDX-License-Identifier: MIT

import Waymark
import WaymarkAssociation
import WaymarkLinks
import WaymarkWeb

@testable import GuideSamples

extension GardenApp {
  static let associations = LinkAssociations(appleApps: ["ABCDE12345.com.example.garden"])
}

struct PlantOfTheDay: View {
  @Binding var path: [Route<Garden>]

  var body: some View {
    Button("Plant of the day") { path.append(.push(.plant(3))) }
      .linkDestination(Garden.plant(3))
  }
}
