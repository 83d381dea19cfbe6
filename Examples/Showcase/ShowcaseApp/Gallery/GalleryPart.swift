// SPDX-License-Identifier: MIT

import Waymark

/// A titled part of a page.
struct GalleryPart<Content: View>: View {
  private let title: String
  private let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.title3).bold().accessibilityAddTraits(.isHeader)
      content
    }
  }
}
