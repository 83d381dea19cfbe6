// SPDX-License-Identifier: MIT

import Waymark

/// A list of countries that links open, in the two ways programs use.
///
/// The target is stored in one place, or sent to all listeners. In both cases it is reached even if
/// the list is loaded later.
enum LinkedCountries {
  enum Place: Hashable, Sendable {
    case settings, countries
    case country(Int)
  }

  enum Tab: String {
    case settings, countries
  }

  static let table = RouteTable<Place>.reporting(
    hosts: ["countries.example"], schemes: ["countries"]
  ) {
    LinkRoute("/", route: .settings, presentation: .tab("settings"))
    LinkRoute("/countries", route: .countries, presentation: .tab("countries"))
    LinkRoute(
      "/details?id", .int, make: { .country($0) },
      match: { if case .country(let id) = $0 { id } else { nil } }, parent: { _ in .countries })
  }

  /// The loaded data, and the time of loading.
  @MainActor
  final class Store: ObservableObject {
    @Published var countries: [Int] = []

    func load() { countries = Array(1...100) }
  }

  // MARK: The target as state

  @MainActor
  final class Coordinator: ObservableObject {
    @Published var tab = Tab.settings
    @Published var country: Int?
    @Published var inbox = LinkInbox()

    var place: LinkPlace<Place> {
      get {
        LinkPlace(
          tab: tab.rawValue, root: tab == .settings ? .settings : .countries,
          routes: country.map { [.push(.country($0))] } ?? [])
      }
      set {
        tab = newValue.tab.flatMap(Tab.init) ?? tab
        country = nil
        if case .country(let id) = newValue.front { country = id }
      }
    }
  }

  struct ByState: View {
    @ObservedObject var coordinator: Coordinator
    @ObservedObject var store: Store

    var body: some View {
      TabView(selection: $coordinator.tab) {
        Button("Load") { store.load() }.tabItem { Text("Settings") }.tag(Tab.settings)
        CountryTab(store: store, selected: $coordinator.country)
          .tabItem { Label("Countries", systemImage: "globe") }
          .tag(Tab.countries)
      }
      .links(table, inbox: $coordinator.inbox, place: $coordinator.place)
    }
  }

  // MARK: The target as an event

  /// Delivers links with SwiftUI's own modifier, independently of their receivers.
  struct ByBroadcast: View {
    @ObservedObject var store: Store
    @State private var inbox = LinkInbox()
    @State private var tab = Tab.settings

    var body: some View {
      TabView(selection: $tab) {
        Button("Load") { store.load() }.tabItem { Text("Settings") }.tag(Tab.settings)
        Group {
          if store.countries.isEmpty {
            Text("Loading")
          } else {
            ListeningCountries(store: store, inbox: $inbox)
          }
        }
        .tabItem { Label("Countries", systemImage: "globe") }
        .tag(Tab.countries)
      }
      .onLink(table, inbox: $inbox, as: "tabs") { link in
        if let name = table.place(for: link).tab, let new = Tab(rawValue: name) { tab = new }
      }
      .onOpenURL { url in inbox.deliver(IncomingLink(opened: url), to: table) }
    }
  }

  struct ListeningCountries: View {
    @ObservedObject var store: Store
    @Binding var inbox: LinkInbox
    @State private var selected: Int?

    var body: some View {
      CountryTab(store: store, selected: $selected)
        .onLink(table, inbox: $inbox, as: "countries") { link in
          selected = nil
          if case .country(let id) = link.route { selected = id }
        }
    }
  }

  // MARK: The list for both

  struct CountryTab: View {
    @ObservedObject var store: Store
    @Binding var selected: Int?

    var body: some View {
      NavigationView {
        List(store.countries, id: \.self) { id in
          NavigationLink(destination: Text("About \(id)"), tag: id, selection: $selected) {
            Text("Country \(id)")
          }
        }
        .navigationBarTitle("Countries")
      }
    }
  }
}
