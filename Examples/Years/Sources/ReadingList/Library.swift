// SPDX-License-Identifier: MIT

import Foundation

enum LibraryError: LocalizedError {
  case alreadySaved(String)

  var errorDescription: String? {
    switch self {
    case .alreadySaved(let title): return "“\(title)” is on the list already."
    }
  }
}

/// The articles of a simulated remote service; each call may take a while.
actor Library {
  private var articles: [Int: Article] = [:]
  private var fetches = 0

  /// Returns all articles, newest first; each call may return more.
  func fetch() async throws -> [Article] {
    try Task.checkCancellation()
    fetches += 1
    for article in fetches == 1 ? Article.first : Article.second where articles[article.id] == nil {
      articles[article.id] = article
    }
    return sorted
  }

  func save(title: String, author: String) async throws -> [Article] {
    guard !articles.values.contains(where: { $0.title == title }) else {
      throw LibraryError.alreadySaved(title)
    }
    let id = 1000 + articles.count
    articles[id] = Article(
      id: id, title: title, author: author, summary: "*No summary yet.*", cover: nil, saved: Date())
    return sorted
  }

  func setRead(_ isRead: Bool, _ id: Article.ID) async -> [Article] {
    articles[id]?.isRead = isRead
    return sorted
  }

  func delete(_ id: Article.ID) async -> [Article] {
    articles[id] = nil
    return sorted
  }

  private var sorted: [Article] {
    articles.values.sorted { $0.saved > $1.saved }
  }
}
