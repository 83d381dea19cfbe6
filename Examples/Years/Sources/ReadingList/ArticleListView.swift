// SPDX-License-Identifier: MIT

import Waymark

struct ArticleListView: View {
  @StateObject var model: ArticleListModel
  @State private var isAdding = false
  @State private var isFiltering = false
  @State private var isDeleting = false
  @State private var articleToDelete: Article?

  var body: some View {
    NavigationView {
      List(model.shown) { article in
        NavigationLink {
          ArticleView(article: article)
        } label: {
          ArticleRow(article: article)
        }
        .swipeActions(edge: .leading) {
          Button {
            Task { await model.toggleRead(article) }
          } label: {
            Label(article.isRead ? "Unread" : "Read", systemImage: "checkmark")
          }
          .tint(.blue)
        }
        .swipeActions {
          Button(role: .destructive) {
            articleToDelete = article
            isDeleting = true
          } label: {
            Label("Delete", systemImage: "trash")
          }
        }
      }
      .overlay {
        if model.isLoading { ProgressView("Loading…") }
      }
      .navigationTitle("Reading List")
      .searchable(text: $model.searchText, prompt: "Title or author")
      .refreshable { await model.load() }
      .task { await model.load() }
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          Button("Filter") { isFiltering = true }
        }
        ToolbarItem(placement: .primaryAction) {
          Button {
            isAdding = true
          } label: {
            Label("Add", systemImage: "plus")
          }
        }
      }
      .confirmationDialog("Show", isPresented: $isFiltering, titleVisibility: .visible) {
        Button("All articles") { model.showsRead = true }
        Button("Only unread ones") { model.showsRead = false }
      }
      .alert("Delete?", isPresented: $isDeleting, presenting: articleToDelete) { article in
        Button("Delete", role: .destructive) {
          Task { await model.delete(article) }
        }
      } message: { article in
        let day = article.saved.formatted(date: .long, time: .omitted)
        Text("“\(article.title)” was saved on \(day).")
      }
      .sheet(isPresented: $isAdding) {
        AddArticleView(model: model)
      }
    }
    .navigationViewStyle(.stack)
  }
}

struct ArticleRow: View {
  let article: Article

  var body: some View {
    HStack(spacing: 12) {
      AsyncImage(url: article.cover) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        Image(systemName: "doc.text").foregroundStyle(.secondary)
      }
      .frame(width: 44, height: 44)
      .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
      VStack(alignment: .leading) {
        Text(article.title).font(.headline)
        Text("\(article.author), \(article.saved.formatted(.dateTime.day().month()))")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if article.isRead {
        Image(systemName: "checkmark.circle.fill")
          .symbolRenderingMode(.hierarchical)
          .foregroundStyle(.green)
          .accessibilityLabel("Read")
      }
    }
  }
}

struct ArticleListView_Previews: PreviewProvider {
  static var previews: some View {
    ArticleListView(model: ArticleListModel(library: Library()))
      .previewDisplayName("Reading List")
  }
}
