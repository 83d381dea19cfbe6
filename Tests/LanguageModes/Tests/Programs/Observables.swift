// SPDX-License-Identifier: MIT

import Waymark

/// Every property wrapper of data flow, in the places where typical programs use it.
enum Observables {
  class Account: ObservableObject {
    @Published var name: String
    @Published private(set) var visits = 0 { didSet { log.append("\(oldValue)→\(visits)") } }
    var log: [String] = []

    init(name: String) { self.name = name }

    func visit() { visits += 1 }
  }

  final class Premium: Account {
    @Published var points = 0
  }

  /// Announces its changes manually.
  class Basket: ObservableObject {
    var items: [String] = [] { willSet { objectWillChange.send() } }
  }

  @Observable
  class Settings {
    var isLoud = false
    @ObservationIgnored var reads = 0
  }

  struct ThemeKey: EnvironmentKey {
    static let defaultValue = "plain"
  }

  struct Root: View {
    @StateObject private var account: Account
    @StateObject private var premium = Premium(name: "Gold")
    @ObservedObject var basket: Basket
    @State private var settings = Settings()
    @State private var note: String?
    @State private var theme = State(initialValue: "dark").wrappedValue
    private var title = "Shop"

    init(name: String, basket: Basket) {
      _account = StateObject(wrappedValue: Account(name: name))
      _note = State(initialValue: "none")
      self.basket = basket
    }

    var body: some View {
      VStack {
        Text(title)
        Text("\(account.name) came \(account.visits) times")
        Text("\(basket.items.count) items")
        Text(note ?? "nothing")
        Button("Visit") { account.visit() }
        Button("Add") { basket.items.append("Tea") }
        Button("Forget") { note = nil }
        Button("Points", action: earn)
        Button("Theme") { theme = "light" }
        Rename(name: $account.name)
        Badge()
        Loudness(settings: settings)
        Volume()
      }
      .environmentObject(premium)
      .environment(settings)
      .environment(\.theme, theme)
    }

    private func earn() { premium.points += 10 }
  }

  struct Rename: View {
    @Binding private var name: String

    init(name: Binding<String>) { _name = name }

    var body: some View {
      TextField("Name", text: $name)
      Button("Rename") { name = "Eve" }
    }
  }

  struct Badge: View {
    @EnvironmentObject var premium: Premium
    @EnvironmentObject private var nobody: Basket
    @Environment(\.theme) private var theme
    @Environment(\.self) private var values

    var body: some View {
      Text("\(premium.name): \(premium.points) points")
      Text("\(theme) and \(values.theme)")
      Button("Rob") { $premium.points.wrappedValue = 0 }
    }
  }

  struct Loudness: View {
    @Bindable var settings: Settings

    var body: some View {
      Toggle("Loud", isOn: $settings.isLoud)
      Toggle("Loud, too", isOn: Bindable(settings).isLoud)
    }
  }

  struct Volume: View {
    @Environment(Settings.self) private var settings
    @Environment(Settings.self) private var perhaps: Settings?
    @Environment(Unknown.self) private var unknown: Unknown?

    var body: some View {
      @Bindable var settings = settings
      Text(settings.isLoud ? "loud" : "quiet")
      Text(perhaps == nil || unknown != nil ? "wrong" : "right")
      Button("Shout") { $settings.isLoud.wrappedValue = true }
    }
  }

  @Observable
  class Unknown {}
}

extension EnvironmentValues {
  var theme: String {
    get { self[Observables.ThemeKey.self] }
    set { self[Observables.ThemeKey.self] = newValue }
  }
}
