// SPDX-License-Identifier: MIT

import Waymark

extension ContainerValues {
  /// Whether a card is at the top of its column.
  @Entry fileprivate var isPinned = false
}

/// A board with cards, of which some are pinned.
struct CardBoard: View {
  @State private var isPinned = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Columns {
        Section("Pack") {
          Text("Map and compass")
          Text("Gaiters").containerValue(\.isPinned, isPinned)
        }
        Section("Book") {
          ForEach(["Ferry", "Bothy", "Bus home"], id: \.self) { Text($0) }
        }
      }
      Toggle("Pin the gaiters", isOn: $isPinned.animation())
    }
  }
}

/// A column for each section, with its pinned views first.
private struct Columns<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    let layout =
      textSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(alignment: .top, spacing: 12))
    layout {
      ForEach(sections: content) { section in
        VStack(alignment: .leading, spacing: 8) {
          section.header.font(.headline)
          ForEach(cards(of: section)) { card in
            Card(isPinned: card.containerValues.isPinned) { card }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  private func cards(of section: SectionConfiguration) -> [Subview] {
    section.content.filter(\.containerValues.isPinned)
      + section.content.filter { !$0.containerValues.isPinned }
  }
}

private struct Card<Content: View>: View {
  let isPinned: Bool
  @ViewBuilder let content: Content

  var body: some View {
    HStack {
      content
      Spacer(minLength: 0)
      if isPinned {
        Image(systemName: "pin.fill").foregroundStyle(.orange).accessibilityLabel("pinned")
      }
    }
    .padding(10)
    .background(.fill, in: RoundedRectangle(cornerRadius: 12))
  }
}
