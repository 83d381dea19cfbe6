// SPDX-License-Identifier: MIT

import Foundation
import Waymark

struct Book: Hashable, Codable, Identifiable, Sendable {
  var id: Int
  var title: String
  var author: String
}

enum Screen: Hashable, Sendable {
  case books
  case book(Int)
  case newBook
  case settings
}

struct Shelf: Equatable {
  var books = [
    Book(id: 1, title: "Emma", author: "Jane Austen"),
    Book(id: 2, title: "Middlemarch", author: "George Eliot"),
  ]

  init(data: Data) {
    if let saved = try? JSONDecoder().decode([Book].self, from: data) { books = saved }
  }

  var data: Data { (try? JSONEncoder().encode(books)) ?? Data() }

  mutating func add(title: String, author: String) {
    let id = (books.map(\.id).max() ?? 0) + 1
    books.append(Book(id: id, title: title, author: author))
  }

  func books(matching query: String) -> [Book] {
    guard !query.isEmpty else { return books }
    return books.filter { "\($0.title) \($0.author)".localizedCaseInsensitiveContains(query) }
  }
}

enum BookLinks {
  static let table = RouteTable<Screen>.reporting(hosts: ["books.example"], schemes: ["books"]) {
    LinkRoute("/", route: .books, presentation: .tab("books"), title: "Books")
    LinkRoute(
      "/books/:id", .int, make: { .book($0) },
      match: { if case .book(let id) = $0 { id } else { nil } }, parent: { _ in .books })
    LinkRoute("/new", route: .newBook, presentation: .sheet(withNavigation: true)) { _ in .books }
    LinkRoute("/settings", route: .settings, presentation: .tab("settings"), title: "Settings")
  }
}

struct Place: LinkedState {
  var tab = "books"
  var path: [Route<Screen>] = []

  var linkPlace: LinkPlace<Screen> {
    get {
      tab == "settings"
        ? LinkPlace(tab: tab, root: .settings, routes: [])
        : LinkPlace(tab: tab, root: .books, routes: path)
    }
    set {
      if let tab = newValue.tab { self.tab = tab }
      if tab == "books" { path = newValue.routes }
    }
  }
}
