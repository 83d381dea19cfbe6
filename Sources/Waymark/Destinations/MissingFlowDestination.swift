// SPDX-License-Identifier: MIT

import WaymarkUI

/// Shown in place of a screen that no destination is for.
struct MissingFlowDestination: View {
  let type: String
  let report: @MainActor () -> Void

  var body: some View {
    Image(systemName: "exclamationmark.triangle")
      .accessibilityLabel("No destination for \(type)")
      .onAppear(perform: report)
  }
}
