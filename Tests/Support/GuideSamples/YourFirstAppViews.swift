// SPDX-License-Identifier: MIT

import Foundation
import Waymark

struct BooksApp: App {
  var body: some Scene {
    WindowGroup { RootView() }
  }
}

struct RootView: View {
  @AppStorage("shelf") private var saved = Data()
  @State private var place = Place()
  @State private var inbox = LinkInbox()

  var body: some View {
    TabView(selection: $place.tab) {
      BooksView(shelf: shelf, path: $place.path)
        .tabItem { Label("Books", systemImage: "book") }
        .tag("books")
      SettingsView()
        .tabItem { Label("Settings", systemImage: "gear") }
        .tag("settings")
    }
    .links(BookLinks.table, inbox: $inbox, place: $place.linkPlace)
  }

  private var shelf: Binding<Shelf> {
    Binding {
      Shelf(data: saved)
    } set: {
      saved = $0.data
    }
  }
}

struct BooksView: View {
  @Binding var shelf: Shelf
  @Binding var path: [Route<Screen>]
  @AppStorage("showsAuthors") private var showsAuthors = true
  @State private var query = ""

  var body: some View {
    FlowStack($path, withNavigation: true) {
      List(shelf.books(matching: query)) { book in
        FlowLink(value: Screen.book(book.id), style: .push) {
          VStack(alignment: .leading) {
            Text(book.title)
            if showsAuthors { Text(book.author).font(.caption) }
          }
        }
      }
      .navigationTitle("Books")
      .searchable(text: $query, prompt: "Find a book")
      .toolbar {
        Button("Add a book") { path.presentSheet(.newBook, withNavigation: true) }
      }
      .flowDestination(for: Screen.self) { screen in
        switch screen {
        case .book(let id): BookView(book: shelf.books.first { $0.id == id })
        case .newBook: NewBookView(shelf: $shelf)
        case .books, .settings: Text("This screen is a tab.")
        }
      }
    }
  }
}

struct BookView: View {
  let book: Book?

  var body: some View {
    if let book {
      Text("By \(book.author)").navigationTitle(book.title)
    } else {
      Text("There is no such book.")
    }
  }
}

struct NewBookView: View {
  @Binding var shelf: Shelf
  @EnvironmentObject private var navigator: FlowNavigator<Screen>
  @State private var title = ""
  @State private var author = ""

  var body: some View {
    Form {
      TextField("Title", text: $title)
      TextField("Author", text: $author)
      Button("Save") {
        shelf.add(title: title, author: author)
        navigator.dismiss()
      }
      .disabled(title.isEmpty)
    }
    .navigationTitle("New book")
  }
}

struct SettingsView: View {
  @AppStorage("showsAuthors") private var showsAuthors = true

  var body: some View {
    NavigationStack {
      Form { Toggle("Show authors", isOn: $showsAuthors) }
        .navigationTitle("Settings")
    }
  }
}
