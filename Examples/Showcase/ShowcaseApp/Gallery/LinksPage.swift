// SPDX-License-Identifier: MIT

import Waymark

/// Links with a flag, and links with a tag each, of which a selection shows one.
struct FirstLinksPage: View {
  @State private var isActive = false
  @State private var selection: String?
  private let tags = ["north", "east", "south", "west"]

  var body: some View {
    NavigationView {
      List {
        Lead("NavigationView and SwiftUI's original link APIs continue to work.")
        NavigationLink("A link with a flag", isActive: $isActive) {
          List { Button("Write false") { isActive = false } }.navigationTitle("Flag")
        }
        Section("One selection") {
          ForEach(tags, id: \.self) { tag in
            NavigationLink(tag.capitalized, tag: tag, selection: $selection) {
              List {
                ForEach(tags.filter { $0 != tag }, id: \.self) { other in
                  Button("Select \(other)") { selection = other }
                }
                Button("Select nothing") { selection = nil }
              }
              .navigationTitle(tag.capitalized)
            }
          }
          Button("Select west from here") { selection = "west" }
        }
      }
      .navigationBarTitle("First Form")
      .toolbar { DoneItem() }
    }
  }
}

/// Links nobody sees: state opens their screens.
struct HiddenLinksPage: View {
  @State private var pick: Pick?
  @State private var other: Pick?

  var body: some View {
    NavigationView {
      List {
        Lead("A custom link for an item, hidden behind the list.")
        Button("Open A") { pick = Pick(name: "A") }
        Button("Open B") { pick = Pick(name: "B") }
        Button("Open C with another item") { other = Pick(name: "C") }
      }
      .background(NavigationLink(pick: $pick) { PickScreen(pick: $0, another: $pick) })
      .background(NavigationLink(pick: $other) { PickScreen(pick: $0, another: $other) })
      .navigationBarTitle("Hidden Links")
      .toolbar { DoneItem() }
    }
  }
}

private struct Pick: Identifiable {
  let name: String

  var id: String { name }
}

private struct PickScreen: View {
  let pick: Pick
  @Binding var another: Pick?

  var body: some View {
    List {
      Text("Item \(pick.name)")
      Button("Replace it with D") { another = Pick(name: "D") }
      Button("Close") { another = nil }
    }
    .navigationTitle("Item \(pick.name)")
  }
}

extension Optional where Wrapped == Pick {
  fileprivate var isThere: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}

extension NavigationLink where Label == EmptyView {
  fileprivate init?(pick: Binding<Pick?>, @ViewBuilder destination: (Pick) -> Destination) {
    guard let value = pick.wrappedValue else { return nil }
    self.init(destination: destination(value), isActive: pick.isThere) { EmptyView() }
  }
}
