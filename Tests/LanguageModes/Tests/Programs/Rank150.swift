// SPDX-License-Identifier: MIT

import Waymark

/// API that apps use most: labels, frames, colours, images.
enum Rank150 {
  struct Shelf: View {
    struct Book: Identifiable {
      let id: Int
      let title: String
      let symbol: String
      let color: Color
    }

    private let books = [
      Book(id: 1, title: "Maps", symbol: "map", color: .green),
      Book(id: 2, title: "Stars", symbol: "star.fill", color: Color("Night")),
      Book(id: 3, title: "Flags", symbol: "flag", color: Color(red: 0.8, green: 0.1, blue: 0.2)),
    ]
    private let count = 3

    var body: some View {
      List {
        ForEach(books) { book in
          Label(book.title, systemImage: book.symbol)
            .foregroundStyle(book.color)
            .listRowBackground(book.color.opacity(0.1))
        }
        Label("\(count) books", systemImage: "book")
          .foregroundStyle(.secondary)
          .listRowBackground(Color.clear)
        Label {
          Text("Custom").foregroundStyle(.primary)
        } icon: {
          Image(systemName: "leaf").foregroundStyle(.green, .secondary)
        }
        Label("Picture", image: "Cover")
        HStack {
          Image("Cover").frame(width: 40, height: 60, alignment: .leading)
          Image(decorative: "Cover").frame(minWidth: 10, maxWidth: .infinity, minHeight: 20)
          Color.blue.frame(width: 8)
          Color(hue: 0.5, saturation: 0.5, brightness: 0.5).frame(height: 8)
          Color(white: 0.9, opacity: 0.5).frame(maxWidth: 80, maxHeight: 8, alignment: .topLeading)
        }
        Text("Tinted").foregroundStyle(.tint)
        Text("Tertiary").foregroundStyle(.tertiary).listRowBackground(EmptyView())
      }
    }
  }
}
