// SPDX-License-Identifier: MIT

import Waymark

/// Draws a button beside another one, which is in the style outside.
struct ResettingButtonStyle: PrimitiveButtonStyle {
  let reset: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Button {
        configuration.trigger()
      } label: {
        HStack {
          Image(systemName: "map")
          configuration.label
        }
        .foregroundStyle(Color.primary)
      }
      Spacer()
      Button("Start over", action: reset).accessibilityIdentifier("start-over")
    }
  }
}

/// Has a button ask once more before it does anything.
struct ConfirmedButtonStyle: PrimitiveButtonStyle {
  @State private var isAsking = false
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    if isAsking, isEnabled {
      HStack {
        Button("Really", role: .destructive) {
          isAsking = false
          configuration.trigger()
        }
        Button("Cancel", role: .cancel) { isAsking = false }
      }
    } else {
      Button {
        isAsking = true
      } label: {
        configuration.label
      }
    }
  }
}
