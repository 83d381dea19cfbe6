// SPDX-License-Identifier: MIT

import WaymarkUI

/// The placeholder for a screen without a destination.
struct MissingFlowDestination: View {
  let type: String
  let report: @MainActor () -> Void

  var body: some View {
    Image(systemName: "exclamationmark.triangle")
      .accessibilityLabel("No destination for \(type)")
      .onAppear(perform: report)
  }
}
