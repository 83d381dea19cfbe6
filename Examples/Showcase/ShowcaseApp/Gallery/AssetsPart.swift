// SPDX-License-Identifier: MIT

import Foundation
import Waymark

/// Colours and images of the app's asset catalogue, which differ in light and in dark mode.
struct AssetsPart: View {
  private static let colors: [(name: String, color: Color)] = [
    ("Heather", Color("Heather", bundle: .module)), ("Bracken", Color("Bracken", bundle: .module)),
    ("Loch", Color("Loch", bundle: .module)),
  ]

  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Image("Ridge", bundle: .module).resizable()
        .accessibilityLabel(scheme == .dark ? "A ridge at night" : "A ridge by day")
        .scaledToFit()
        .clipShape(RoundedRectangle(cornerRadius: 14))
        .frame(maxWidth: 360)
      HStack(spacing: 24) {
        ForEach(Self.colors, id: \.name) { one in
          VStack(spacing: 6) {
            Image("Boot", bundle: .module).resizable().scaledToFit().frame(width: 44, height: 44)
              .accessibilityHidden(true)
            Text(one.name).font(.caption)
          }
          .foregroundStyle(one.color)
        }
      }
    }
  }
}
