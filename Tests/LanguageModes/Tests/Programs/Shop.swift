// SPDX-License-Identifier: MIT

import Waymark

/// A small shop whose screens are opened by the values that they display.
enum Shop {
  struct Category: Identifiable, Hashable {
    let id: Int
    let title: String
    var products: [Product]
  }

  struct Product: Identifiable, Hashable {
    let id: Int
    let name: String
  }

  enum Page: Hashable {
    case terms
    case help(topic: String)
  }

  final class Store: ObservableObject {
    @Published private(set) var categories = [
      Category(id: 1, title: "Tea", products: [Product(id: 1, name: "Assam")]),
      Category(
        id: 2, title: "Cups", products: [Product(id: 2, name: "Mug"), Product(id: 3, name: "Bowl")]),
    ]
  }

  struct Root: View {
    @StateObject private var store = Store()

    var body: some View {
      NavigationStack {
        List {
          Section("Categories") {
            ForEach(store.categories) { category in
              NavigationLink(category.title, value: category)
            }
          }
          Section("Pages") {
            NavigationLink("Terms", value: Page.terms)
            NavigationLink(value: Page.help(topic: "returns")) {
              Label("Help", systemImage: "star")
            }
            NavigationLink("About") { Text("About us") }
          }
        }
        .navigationTitle("Shop")
        .navigationDestination(for: Category.self) { category in
          List(category.products) { product in
            NavigationLink(value: product) { Text(product.name).font(.headline) }
          }
          .navigationTitle(category.title)
        }
        .navigationDestination(for: Product.self) { product in
          Text(product.name + "!").font(.title)
        }
        .navigationDestination(for: Page.self) { page in
          switch page {
          case .terms: Text("Our terms")
          case .help(let topic): Text("Help with \(topic)")
          }
        }
      }
    }
  }
}
