// SPDX-License-Identifier: MIT

import Waymark

/// One small screen for each thing that Waymark can do.
struct GalleryTab: View {
  @Environment(GuidePlace.self) private var place
  @State private var isSeen = false

  var body: some View {
    NavigationStack(path: pushed) {
      Group {
        // The guide's first page need not carry what few will open.
        if isSeen || place.tab == .gallery { list }
      }
      .onChange(of: place.tab) { if place.tab == .gallery { isSeen = true } }
      .navigationTitle("Gallery")
      .navigationDestination(for: GalleryPage.self) { $0.view }
    }
    .sheet(item: sheet) { $0.view }
    .fullScreenCover(isPresented: cover) { GalleryPage.columns.view }
  }

  /// Pages without a stack of their own are pushed.
  private var pushed: Binding<[GalleryPage]> {
    Binding {
      place.page.flatMap { $0.hasStack ? nil : [$0] } ?? []
    } set: {
      place.page = $0.last
    }
  }

  private var sheet: Binding<GalleryPage?> {
    Binding {
      place.page.flatMap { $0.hasStack && $0 != .columns ? $0 : nil }
    } set: {
      place.page = $0
    }
  }

  /// Columns need all the room there is.
  private var cover: Binding<Bool> {
    Binding {
      place.page == .columns
    } set: {
      place.page = $0 ? .columns : nil
    }
  }

  private var list: some View {
    List {
      ForEach(GalleryPage.sections, id: \.title) { section in
        Section(section.title) {
          ForEach(section.pages) { page in
            row(page).accessibilityIdentifier("page-\(page.rawValue)")
          }
        }
      }
    }
  }

  @ViewBuilder private func row(_ page: GalleryPage) -> some View {
    if page.hasStack {
      Button {
        place.page = page
      } label: {
        HStack {
          Label(page.title, systemImage: page.icon).foregroundStyle(Color.primary)
          Spacer()
          Image(systemName: "square.and.arrow.up").font(.footnote).foregroundStyle(.secondary)
            .accessibilityHidden(true)
        }
      }
    } else {
      NavigationLink(value: page) { Label(page.title, systemImage: page.icon) }
    }
  }
}

/// Closes the sheet that a page with a stack of its own is in.
struct DoneItem: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem(placement: .confirmationAction) { DoneButton() }
  }
}

private struct DoneButton: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Done") { dismiss() }.accessibilityIdentifier("done") }
}

/// What a page is about, in a sentence or two.
struct Lead: View {
  private let text: String

  init(_ text: String) { self.text = text }

  var body: some View { Text(text).font(.subheadline).foregroundStyle(.secondary) }
}
