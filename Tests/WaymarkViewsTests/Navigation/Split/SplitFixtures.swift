// SPDX-License-Identifier: MIT

import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

/// The model of the app in the split view tests.
struct Atlas: Equatable {
  var region: String?
  var trail: Int?
  var path: [Int] = []
  var visibility = NavigationSplitViewVisibility.automatic
  var compact = NavigationSplitViewColumn.sidebar
}

/// Two columns; the detail is a stack with a path.
struct AtlasView: View {
  @Binding var atlas: Atlas
  var hasCompact = false

  var body: some View {
    if hasCompact {
      NavigationSplitView(
        columnVisibility: $atlas.visibility, preferredCompactColumn: $atlas.compact
      ) {
        sidebar
      } detail: {
        detail
      }
    } else {
      NavigationSplitView(columnVisibility: $atlas.visibility) {
        sidebar
      } detail: {
        detail
      }
    }
  }

  @ViewBuilder private var sidebar: some View {
    List(selection: $atlas.region) {
      ForEach(["Alps", "Jura"], id: \.self) { NavigationLink($0, value: $0) }
    }
    .navigationTitle("Regions")
    .toolbar { Button("Add") {} }
  }

  @ViewBuilder private var detail: some View {
    NavigationStack(path: $atlas.path) {
      Note(name: atlas.region ?? "nothing")
        .navigationTitle(atlas.region ?? "Choose")
        .navigationDestination(for: Int.self) { number in
          Note(name: "trail \(number)").navigationTitle("Trail \(number)")
        }
    }
  }
}

/// Three columns, each determined by the selection in the previous one.
struct DeepAtlasView: View {
  @Binding var atlas: Atlas

  var body: some View {
    NavigationSplitView {
      List(["Alps", "Jura"], id: \.self, selection: $atlas.region) { Text($0) }
        .navigationTitle("Regions")
    } content: {
      if let region = atlas.region {
        List(1..<4, selection: $atlas.trail) { NavigationLink("\(region) \($0)", value: $0) }
          .navigationTitle(region)
      }
    } detail: {
      Note(name: atlas.trail.map { "trail \($0)" } ?? "nothing")
        .navigationTitle("Trail")
    }
  }
}

/// Text with a number that a button increments, which is lost with the view.
struct Note: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Text("\(name) \(count)")
    Button("Count \(name)") { count += 1 }
    NavigationLink("Push from \(name)", value: 7)
  }
}

extension Probe {
  static let wide = ElementFrame(width: 1200, height: 800)
  static let narrow = ElementFrame(width: 390, height: 844)

  var isCollapsed: Bool { all(.split).first?.properties[.collapsed] == .bool(true) }

  /// The visible columns, by their index.
  var columns: [Int] {
    let all = all(.column)
    return all.indices.filter { index in
      isCollapsed
        ? all[index].properties[.selected] == .bool(true)
        : all[index].properties[.folded] != .bool(true)
    }
  }

  /// The titles of the front screens in the visible columns.
  var titles: [String] { fronts.map { words($0, .title) } }

  /// The titles of the back buttons of these screens.
  var ways: [String] { fronts.map { words($0, .backTitle) } }

  private func words(_ screen: ElementTree.Element, _ property: Property) -> String {
    if case .text(let text) = screen.properties[property] { text } else { "" }
  }

  private var fronts: [ElementTree.Element] {
    columns.compactMap { front(all(.column)[$0].id) }
  }

  /// The screen whose bar is visible in an element.
  private func front(_ id: ElementID) -> ElementTree.Element? {
    guard let element = host.tree[id] else { return nil }
    if element.kind == .navigationStack {
      guard let top = element.children.last.flatMap({ host.tree[$0] }) else { return nil }
      return top.children.lazy.compactMap { self.front($0) }.first ?? top
    }
    return element.children.lazy.compactMap { self.front($0) }.first
  }

  /// Goes back in the column with a visible back button.
  func goBack() throws(HostEventError) {
    guard let screen = fronts.last(where: { words($0, .backTitle) != "" }),
      let stack = screen.parent
    else { throw .unsupported }
    try graph.send(HostEvent(.back, on: stack))
  }
}
