// SPDX-License-Identifier: MIT

import Waymark

struct Book: Hashable, Codable, Identifiable {
  var id: Int
  var title: String
}

@MainActor
final class Library: ObservableObject {
  @Published var books = [Book(id: 1, title: "Emma"), Book(id: 2, title: "Ulysses")]

  func remove(_ book: Book) { books.removeAll { $0 == book } }
}

struct OldLibraryView: View {
  @StateObject private var library = Library()
  @State private var path = NavigationPath()
  @State private var edited: Book?
  @State private var read: Book?

  var body: some View {
    NavigationStack(path: $path) {
      List(library.books) { book in NavigationLink(book.title, value: book) }
        .navigationTitle("Library")
        .navigationDestination(for: Book.self) { book in
          OldBookView(book: book, edited: $edited, read: $read) {
            library.remove(book)
            path.removeLast()
          }
        }
    }
    .sheet(item: $edited) { book in
      NavigationStack { Text("Notes on \(book.title)").navigationTitle("Notes") }
    }
    .fullScreenCover(item: $read) { book in
      Button("Close \(book.title)") { read = nil }
    }
    .onOpenURL { url in
      guard let id = Int(url.lastPathComponent),
        let book = library.books.first(where: { $0.id == id })
      else { return }
      read = nil
      path = NavigationPath([book])
      edited = url.host == "notes" ? book : nil
    }
  }
}

struct OldBookView: View {
  let book: Book
  @Binding var edited: Book?
  @Binding var read: Book?
  let remove: () -> Void
  @State private var asks = false

  var body: some View {
    VStack {
      Button("Edit notes") { edited = book }
      Button("Read") { read = book }
      Button("Remove") { asks = true }
    }
    .navigationTitle(book.title)
    .alert("Remove \(book.title)?", isPresented: $asks) {
      Button("Yes, remove it", role: .destructive) { remove() }
      Button("Keep it", role: .cancel) {}
    }
  }
}
