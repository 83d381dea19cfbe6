// SPDX-License-Identifier: MIT

import Waymark

/// Scrolling, margins, bars and presentations as typical apps use them.
enum Scrolling {
  struct Photo: Identifiable, Hashable {
    let id: String
  }

  struct Carousel: View {
    @State private var current: Photo.ID?
    @State private var position = ScrollPosition(idType: Photo.ID.self)
    private let photos = ["a", "b", "c"].map(Photo.init)

    var body: some View {
      VStack {
        Text("Current: \(current ?? "none")")
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack(spacing: 0) {
            ForEach(photos) { photo in
              Text("Photo \(photo.id)")
                .containerRelativeFrame(.horizontal)
                .containerRelativeFrame(.vertical) { length, axis in
                  switch axis {
                  case .vertical: length / 2
                  case .horizontal: length
                  }
                }
                .scrollTransition(.animated, axis: .horizontal) { content, phase in
                  content.scaleEffect(phase.isIdentity ? 1 : 0.8).opacity(1 - abs(phase.value))
                }
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $current, anchor: .center)
        .scrollClipDisabled()
        .scrollBounceBehavior(.basedOnSize)
        .safeAreaPadding(.horizontal, 20)
        Button("Next") { current = "c" }
        ScrollView { VStack { ForEach(photos) { Text("Row \($0.id)") } } }
          .scrollPosition($position)
          .defaultScrollAnchor(.bottom)
          .contentMargins(.vertical, 10)
          .contentMargins(8, for: .scrollIndicators)
        Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
      }
    }
  }

  struct Chrome: View {
    @State private var showsSheet = false
    @State private var taps = 0
    @Namespace private var space

    var body: some View {
      NavigationStack {
        List { Button("Tapped \(taps) times") { taps += 1 }.listRowBackground(Color.clear) }
          .scrollContentBackground(.hidden)
          .scrollDisabled(true)
          .contentMargins(.horizontal, EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4))
          .toolbarBackground(.ultraThinMaterial, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar, .tabBar)
          .toolbarBackgroundVisibility(.automatic, for: .tabBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
          .toolbarRole(.editor)
          .toolbarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Rename") {} }
          .toolbar { ToolbarItem { Button("Sheet") { showsSheet = true } } }
          .matchedTransitionSource(id: "row", in: space)
          .sheet(isPresented: $showsSheet) {
            Text("In the sheet")
              .presentationDetents([.medium])
              .presentationBackground { Color.blue }
              .presentationBackground(.regularMaterial)
              .presentationCornerRadius(20)
              .presentationBackgroundInteraction(.enabled)
              .presentationContentInteraction(.scrolls)
              .presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
              .presentationSizing(.form)
              .navigationTransition(.zoom(sourceID: "row", in: space))
          }
      }
      .persistentSystemOverlays(.hidden)
      .statusBarHidden()
    }
  }

  struct Effects: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Image(systemName: "star").symbolEffect(.pulse, options: .repeating, isActive: count > 0)
        Image(systemName: "heart.fill").symbolEffect(.bounce.up, value: count)
        Image(systemName: "star").contentTransition(.symbolEffect(.replace))
        Text("Far").visualEffect { content, proxy in
          content.offset(y: -proxy.frame(in: .global).minY / 2).opacity(proxy.size.width / 100)
        }
        Text("Hover").hoverEffect(.highlight).typesettingLanguage(.init(identifier: "de"))
        ContainerRelativeShape().frame(width: 10, height: 10)
        Button("Count \(count)") { count += 1 }
      }
      .containerShape(.rect(cornerRadius: 8))
      .invalidatableContent()
      .backgroundPreferenceValue(CountKey.self) { Text("Preference: \($0)") }
    }
  }

  private enum CountKey: PreferenceKey {
    static var defaultValue: Int { 7 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  struct Nothing: View {
    var body: some View {
      ContentUnavailableView("No Mail", systemImage: "envelope", description: Text("Come back."))
      ContentUnavailableView.search(text: "Elk")
      ContentUnavailableView {
        Label("Offline", systemImage: "lock")
      } actions: {
        Button("Retry") {}
      }
    }
  }

  struct Sharing: View {
    private let link = URL(string: "https://example.com/a")

    var body: some View {
      if let link {
        ShareLink(item: link)
        ShareLink("Send", item: link, subject: Text("Subject"), message: Text("Message"))
        ShareLink(item: link, preview: SharePreview("Preview", image: Image("a"))) {
          Label("Labelled", systemImage: "link")
        }
        ShareLink(items: [link]) { Text("All") }
      }
    }
  }
}
