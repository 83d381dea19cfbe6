// SPDX-License-Identifier: MIT

import Waymark

enum Place: PresentedScreen, Codable {
  case book(Book)
  case notes(Book)
  case reader(Book)
  case removal(Book)

  var presentation: RoutePresentation {
    switch self {
    case .removal(let book): .alert(title: "Remove \(book.title)?")
    case .book, .notes, .reader: .standard
    }
  }
}

struct LibraryView: View {
  @StateObject private var library = Library()
  @State private var path = FlowPath()

  var body: some View {
    FlowStack($path, withNavigation: true) {
      List(library.books) { book in FlowLink(book.title, value: Place.book(book), style: .push) }
        .navigationTitle("Library")
        .flowDestination(for: Place.self) { place in
          switch place {
          case .book(let book): BookScreen(book: book)
          case .notes(let book): Text("Notes on \(book.title)").navigationTitle("Notes")
          case .reader(let book): ReaderScreen(book: book)
          case .removal(let book): RemovalButtons(book: book)
          }
        }
    }
    .environmentObject(library)
    .onOpenURL { url in
      if let linked = FlowPath(url, in: library) { path = linked }
    }
  }
}

struct BookScreen: View {
  let book: Book
  @EnvironmentObject private var navigator: FlowPathNavigator

  var body: some View {
    VStack {
      FlowLink("Edit notes", value: Place.notes(book), style: .sheet(withNavigation: true))
      FlowLink("Read", value: Place.reader(book), style: .cover)
      Button("Remove") { navigator.present(Place.removal(book)) }
    }
    .navigationTitle(book.title)
  }
}

struct ReaderScreen: View {
  let book: Book
  @EnvironmentObject private var navigator: FlowPathNavigator

  var body: some View {
    Button("Close \(book.title)") { navigator.dismiss() }
  }
}

struct RemovalButtons: View {
  let book: Book
  @EnvironmentObject private var library: Library
  @EnvironmentObject private var navigator: FlowPathNavigator

  var body: some View {
    Button("Yes, remove it", role: .destructive) {
      library.remove(book)
      navigator.goBackToRoot()
    }
    Button("Keep it", role: .cancel) {}
  }
}

extension FlowPath {
  @MainActor
  init?(_ url: URL, in library: Library) {
    guard let id = Int(url.lastPathComponent),
      let book = library.books.first(where: { $0.id == id })
    else { return nil }
    self.init([.push(Place.book(book))])
    if url.host == "notes" { presentSheet(Place.notes(book), withNavigation: true) }
  }
}
