// SPDX-License-Identifier: MIT

import Waymark

/// What a page says that has nothing to show yet.
struct EmptyNotice: View {
  let icon: String
  let title: String
  let text: String

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: icon)
        .font(.largeTitle)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      Text(title).font(.title3).bold().multilineTextAlignment(.center)
      Text(text)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
    .padding(40)
  }
}

/// A row that can be the chosen one of several.
struct ChoiceRow: View {
  let title: String
  let isChosen: Bool
  let choose: @MainActor () -> Void

  var body: some View {
    Button(action: choose) {
      HStack {
        Text(title).foregroundStyle(Color.primary)
        Spacer()
        if isChosen { Image(systemName: "checkmark").foregroundStyle(.tint) }
      }
    }
    .accessibilityLabel(title)
    .accessibilityValue(isChosen ? "Chosen" : "")
  }
}

struct EmptyNotice_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      EmptyNotice(icon: "book", title: "Your first page is empty", text: "Log a hike.")
        .previewDisplayName("Empty journal")
      EmptyNotice(
        icon: "map", title: "No region of this guide has that name",
        text: "Links of older editions may name regions that have been merged with others."
      )
      .previewDisplayName("Long notice")
    }
    .previewLayout(.sizeThatFits)
  }
}
