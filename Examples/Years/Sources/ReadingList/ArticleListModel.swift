// SPDX-License-Identifier: MIT

import Waymark

@MainActor
final class ArticleListModel: ObservableObject {
  @Published private(set) var articles: [Article] = []
  @Published private(set) var isLoading = true
  @Published var searchText = ""
  @Published var showsRead = true
  @Published var error: LibraryError?

  private let library: Library

  init(library: Library) {
    self.library = library
  }

  var shown: [Article] {
    articles.filter { article in
      (showsRead || !article.isRead)
        && (searchText.isEmpty
          || article.title.localizedCaseInsensitiveContains(searchText)
          || article.author.localizedCaseInsensitiveContains(searchText))
    }
  }

  func load() async {
    do {
      articles = try await library.fetch()
    } catch {
      // The view has disappeared, so nobody needs the error.
    }
    isLoading = false
  }

  func save(title: String, author: String) async -> Bool {
    do {
      articles = try await library.save(title: title, author: author)
      return true
    } catch let error as LibraryError {
      self.error = error
    } catch {}
    return false
  }

  func toggleRead(_ article: Article) async {
    articles = await library.setRead(!article.isRead, article.id)
  }

  func delete(_ article: Article) async {
    articles = await library.delete(article.id)
  }
}
