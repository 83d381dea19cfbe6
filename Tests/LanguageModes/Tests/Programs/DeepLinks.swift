// SPDX-License-Identifier: MIT

import Waymark

/// Ways in which programs lead a link to a list that is not loaded yet.
enum DeepLinks {
  struct Country: Identifiable, Hashable {
    let id: Int
    let name: String

    static let all = [Country(id: 1, name: "Albania"), Country(id: 2, name: "Belgium")]
  }

  enum Tab: Hashable {
    case settings, countries
  }

  // MARK: The target as state

  /// Stores the target.
  ///
  /// It announces changes manually: no property is `@Published`.
  class Coordinator: ObservableObject {
    var tab = Tab.settings { willSet { objectWillChange.send() } }
    var country: Int? { willSet { objectWillChange.send() } }

    func open(_ url: URL) {
      guard url.host == "countries", let id = Int(url.lastPathComponent) else { return }
      tab = .countries
      country = id
    }
  }

  struct ByState: View {
    @ObservedObject var coordinator: Coordinator
    @State private var countries: [Country] = []

    var body: some View {
      TabView(selection: $coordinator.tab) {
        Text("Settings").tabItem { Text("Settings") }.tag(Tab.settings)
        NavigationView {
          List(countries) { country in
            NavigationLink(
              destination: Text("About \(country.name)"), tag: country.id,
              selection: $coordinator.country
            ) {
              Text(country.name)
            }
          }
          .navigationBarTitle("Countries")
        }
        .tabItem { Label("Countries", systemImage: "globe") }
        .tag(Tab.countries)
      }
      .onOpenURL(perform: coordinator.open)
      Button("Load") { countries = Country.all }
    }
  }

  // MARK: The target as an event

  struct Passing: EnvironmentKey {
    static let defaultValue = PassthroughSubject<Int, Never>()
  }

  struct Current: EnvironmentKey {
    static let defaultValue = CurrentValueSubject<Int?, Never>(nil)
  }

  struct BySubject: View {
    let resets: Bool
    @State private var isLoaded = false
    @Environment(\.passing) private var passing
    @Environment(\.current) private var current

    var body: some View {
      NavigationView {
        if isLoaded { CountryList(resets: resets) } else { Text("Loading") }
      }
      .onOpenURL { url in
        guard let id = Int(url.lastPathComponent) else { return }
        if url.host == "passing" { passing.send(id) } else { current.send(id) }
      }
      Button("Load") { isLoaded = true }
      Button("Unload") { isLoaded = false }
    }
  }

  struct CountryList: View {
    let resets: Bool
    @State private var selected: Int?
    @Environment(\.passing) private var passing
    @Environment(\.current) private var current

    var body: some View {
      List(Country.all) { country in
        NavigationLink(
          destination: Text("About \(country.name)"), tag: country.id, selection: $selected
        ) {
          Text(country.name)
        }
      }
      .onReceive(passing) { selected = $0 }
      .onReceive(current.compactMap { $0 }) { id in
        selected = id
        if resets { current.send(nil) }
      }
    }
  }
}

extension EnvironmentValues {
  var passing: PassthroughSubject<Int, Never> {
    get { self[DeepLinks.Passing.self] }
    set { self[DeepLinks.Passing.self] = newValue }
  }

  var current: CurrentValueSubject<Int?, Never> {
    get { self[DeepLinks.Current.self] }
    set { self[DeepLinks.Current.self] = newValue }
  }
}
