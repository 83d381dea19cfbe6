// SPDX-License-Identifier: MIT

import Waymark

/// Links and destinations in all their forms, as typical programs use them.
enum Links {
  struct Country: Identifiable, Hashable, Codable {
    let id: Int
    var name: String
  }

  struct Detail: View {
    let title: String

    var body: some View { Text("Detail \(title)").navigationTitle(title) }
  }

  // MARK: Links with bindings

  struct Legacy: View {
    @State private var isActive = false
    @State private var isOther = false
    @State private var selection: String?
    private let title = "Variable"

    var body: some View {
      NavigationView {
        List {
          NavigationLink("Plain", destination: Detail(title: "plain"))
          NavigationLink(title, destination: Detail(title: "variable"))
          NavigationLink(destination: Detail(title: "labelled")) { Text("Labelled") }
          NavigationLink("Active", destination: Detail(title: "active"), isActive: $isActive)
          NavigationLink(isActive: $isOther) {
            Detail(title: "other")
          } label: {
            Text("Other")
          }
          NavigationLink("Closure", isActive: .constant(false)) { Detail(title: "never") }
          NavigationLink(title, destination: Detail(title: "never"), isActive: .constant(false))
          NavigationLink(destination: Detail(title: "a"), tag: "a", selection: $selection) {
            Text("Tag a")
          }
          NavigationLink(tag: "b", selection: $selection) {
            Detail(title: "b")
          } label: {
            Text("Tag b")
          }
          NavigationLink("Tag c", destination: Detail(title: "c"), tag: "c", selection: $selection)
          NavigationLink("Tag d", tag: "d", selection: $selection) { Detail(title: "d") }
            .isDetailLink(false)
          Button("Select d") { selection = "d" }
          Button("Activate") { isActive = true }
        }
        .navigationBarTitle("Links", displayMode: .inline)
      }
      .navigationViewStyle(.stack)
    }
  }

  // MARK: A link for an item

  struct Items: View {
    @State private var first: Country?
    @State private var second: Country?
    @State private var third: Country?

    var body: some View {
      NavigationView {
        VStack {
          Button("First") { first = Country(id: 1, name: "Peru") }
          Button("Second") { second = Country(id: 2, name: "Chile") }
          Button("Third", action: showThird)
          NavigationLink(item: $first, destination: makeDetail)
        }
        .background(NavigationLink(item: $second) { Detail(title: $0.name) })
        .navigation(item: $third, destination: makeDetail)
      }
    }

    private func showThird() { third = Country(id: 3, name: "Bolivia") }

    @ViewBuilder private func makeDetail(_ country: Country) -> some View {
      switch country.id {
      case 1: Detail(title: country.name)
      default:
        Text(verbatim: "Other")
        Detail(title: country.name)
        Button("Again") { third = Country(id: 4, name: "Brazil") }
      }
    }
  }

  // MARK: Values

  enum Screen: Hashable, Codable {
    case country(Country)
    case number(Int)
  }

  struct Values: View {
    @State private var path = NavigationPath()
    @State private var saved: Data?
    @State private var isPresented = false
    @State private var country: Country?
    private let countries = [Country(id: 1, name: "Peru"), Country(id: 2, name: "Chile")]

    var body: some View {
      NavigationStack(path: $path) {
        List(countries) { country in
          NavigationLink(country.name, value: Screen.country(country))
          NavigationLink(value: country.id) { Label(country.name, systemImage: "flag") }
        }
        .navigationTitle("Countries")
        .navigationDestination(for: Screen.self) { screen in
          switch screen {
          case .country(let country): Detail(title: country.name)
          case .number(let number):
            Text("Number \(number)")
            Button("Save") { saved = try? JSONEncoder().encode(path.codable) }
          }
        }
        .navigationDestination(for: Int.self) { Detail(title: "number \($0)") }
        .navigationDestination(isPresented: $isPresented) { Detail(title: "presented") }
        .navigationDestination(item: $country) { Detail(title: "item \($0.name)") }
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Present") { isPresented = true } }
          ToolbarItemGroup(placement: .primaryAction) {
            Button("Item") { country = countries.last }
            Button("Deep") { deep() }
          }
          if #available(iOS 16, *) {
            ToolbarItem { Button("Restore", action: restore) }
          }
        }
      }
    }

    private func deep() {
      path.append(Screen.country(countries[0]))
      path.append(Screen.number(7))
      path.append(9)
    }

    private func restore() {
      guard let saved,
        let codable = try? JSONDecoder().decode(
          NavigationPath.CodableRepresentation.self, from: saved)
      else { return }
      path = NavigationPath(codable)
    }
  }

  struct Typed: View {
    @State private var path: [Int] = []
    @State private var title = "Bound"

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("None", value: Int?.none)
        NavigationLink(LocalizedStringResource("Zero"), value: 0)
        NavigationLink("One", value: 1)
          .navigationDestination(for: Int.self) { number in
            NavigationLink("More", value: number + 1).navigationTitle("\(number)")
            Button("Root") { path.removeAll() }
          }
          .navigationTitle($title)
          .navigationBarTitleDisplayMode(.large)
      }
    }
  }
}

extension NavigationLink where Label == EmptyView {
  init?<V: Identifiable>(
    item: Binding<V?>, @ViewBuilder destination: (V) -> Destination
  ) {
    guard let value = item.wrappedValue else { return nil }
    let isActive = Binding<Bool>(
      get: { item.wrappedValue != nil },
      set: { isShown in if !isShown { item.wrappedValue = nil } })
    self.init(
      destination: destination(value), isActive: isActive, label: { EmptyView() })
  }
}

extension View {
  func navigation<V: Identifiable, Destination: View>(
    item: Binding<V?>, @ViewBuilder destination: (V) -> Destination
  ) -> some View {
    background(NavigationLink(item: item, destination: destination))
  }
}
