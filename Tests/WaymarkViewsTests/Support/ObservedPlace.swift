// SPDX-License-Identifier: MIT

import Testing
import WaymarkViews

@Observable
@MainActor
final class Watched: Identifiable {
  let id: Int
  var title = "a"
  var other = 0

  init(id: Int = 0) { self.id = id }
}

/// A place where an app's closure creates views, and the action that shows them.
struct ObservedPlace: CustomTestStringConvertible, Sendable {
  let name: String
  let content: @MainActor (Watched) -> AnyView
  /// The title of the button that shows it; nil if it is shown immediately.
  let title: String?

  init(
    _ name: String, taps title: String? = nil,
    @ViewBuilder _ content: @escaping @MainActor (Watched) -> some View
  ) {
    self.name = name
    self.title = title
    self.content = { AnyView(content($0)) }
  }

  var testDescription: String { name }
}

private struct Shadowed: ViewModifier {
  let model: Watched
  func body(content: Content) -> some View {
    VStack {
      content
      Text(model.title)
    }
  }
}

private struct Reversed: ButtonStyle {
  let model: Watched
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(model.title)
      configuration.label
    }
  }
}

extension ObservedPlace {
  /// All places.
  static let all: [ObservedPlace] = [
    ObservedPlace("ForEach") { model in
      VStack { ForEach(0..<2) { _ in Text(model.title) } }
    },
    ObservedPlace("ForEach of objects") { model in
      VStack { ForEach([model]) { Text($0.title) } }
    },
    ObservedPlace("ForEach of bindings") { model in
      VStack { ForEach(.constant([model])) { $one in Text(one.title) } }
    },
    ObservedPlace("List") { model in List([model]) { Text($0.title) } },
    ObservedPlace("List of many") { model in List(0..<500) { _ in Text(model.title) } },
    ObservedPlace("LazyVStack") { model in
      ScrollView { LazyVStack { ForEach([model]) { Text($0.title) } } }
    },
    ObservedPlace("LazyVGrid") { model in
      ScrollView {
        LazyVGrid(columns: [GridItem()]) { ForEach([model]) { Text($0.title) } }
      }
    },
    ObservedPlace("Section in a List") { model in
      List { Section("s") { ForEach([model]) { Text($0.title) } } }
    },
    ObservedPlace("navigationDestination(for:)", taps: "go") { model in
      NavigationStack {
        NavigationLink("go", value: 1)
          .navigationDestination(for: Int.self) { _ in Text(model.title) }
      }
    },
    ObservedPlace("navigationDestination(isPresented:)") { model in
      NavigationStack {
        Text("root")
          .navigationDestination(isPresented: .constant(true)) { Text(model.title) }
      }
    },
    ObservedPlace("navigationDestination(item:)") { model in
      NavigationStack {
        Text("root").navigationDestination(item: .constant(1)) { _ in Text(model.title) }
      }
    },
    ObservedPlace("NavigationLink", taps: "go") { model in
      NavigationStack { NavigationLink("go") { Text(model.title) } }
    },
    ObservedPlace("NavigationLink's label") { model in
      NavigationStack {
        NavigationLink {
          EmptyView()
        } label: {
          Text(model.title)
        }
      }
    },
    ObservedPlace("NavigationSplitView") { model in
      NavigationSplitView {
        Text(model.title)
      } detail: {
        Text(model.title)
      }
    },
    ObservedPlace("sheet(isPresented:)") { model in
      Text("root").sheet(isPresented: .constant(true)) { Text(model.title) }
    },
    ObservedPlace("sheet(item:)") { model in
      Text("root").sheet(item: .constant(Optional(model))) { Text($0.title) }
    },
    ObservedPlace("fullScreenCover") { model in
      Text("root").fullScreenCover(isPresented: .constant(true)) { Text(model.title) }
    },
    ObservedPlace("popover") { model in
      Text("root").popover(isPresented: .constant(true)) { Text(model.title) }
    },
    ObservedPlace("a sheet's list") { model in
      Text("root").sheet(isPresented: .constant(true)) { List([model]) { Text($0.title) } }
    },
    ObservedPlace("alert") { model in
      Text("root").alert("alert", isPresented: .constant(true)) {
        Button(model.title) {}
      } message: {
        Text(model.title)
      }
    },
    ObservedPlace("confirmationDialog") { model in
      Text("root").confirmationDialog("choice", isPresented: .constant(true)) {
        Button(model.title) {}
      }
    },
    ObservedPlace("toolbar") { model in
      NavigationStack { Text("root").toolbar { ToolbarItem { Text(model.title) } } }
    },
    ObservedPlace("TabView") { model in
      TabView {
        Tab("1", systemImage: "1.circle") { Text(model.title) }
      }
    },
    ObservedPlace("AnyView") { model in AnyView(VStack { AnyView(Text(model.title)) }) },
    ObservedPlace("GeometryReader") { model in GeometryReader { _ in Text(model.title) } },
    ObservedPlace("ScrollViewReader") { model in ScrollViewReader { _ in Text(model.title) } },
    ObservedPlace("DisclosureGroup") { model in
      DisclosureGroup("more", isExpanded: .constant(true)) { Text(model.title) }
    },
    ObservedPlace("swipeActions") { model in
      List {
        Text("row").swipeActions { Button(model.title) {} }
        Text(model.title)
      }
    },
    ObservedPlace("contextMenu") { model in
      Text("root").contextMenu { Button(model.title) {} }
      Text(model.title)
    },
    ObservedPlace("background and overlay") { model in
      Text("root").background { Text(model.title) }.overlay { Text(model.title) }
    },
    ObservedPlace("a modifier's body") { model in Text("root").modifier(Shadowed(model: model)) },
    ObservedPlace("a style's body") { model in
      Button("root") {}.buttonStyle(Reversed(model: model))
    },
    ObservedPlace("AsyncImage") { model in
      AsyncImage(url: nil) { _ in Text(model.title) }
    },
  ]
}
