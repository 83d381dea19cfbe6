// SPDX-License-Identifier: MIT

import DequeModule
import WaymarkRender

/// Identifies what a served page shows, so that its session finds out whether it shows the same.
///
/// The hash of the markup is the same in all processes. That of the mutations is not, but spares
/// the session to render.
struct PageIdentity: Equatable {
  /// The hash of the markup.
  var markup: String
  /// The hash of the mutations that led to it; nil if it is unknown.
  var mutations: Int?

  /// Creates an identity.
  init(markup: String, mutations: Int? = nil) {
    self.markup = markup
    self.mutations = mutations
  }

  /// Parses what a page sends back.
  init(_ text: String) {
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    markup = String(parts[0])
    mutations = parts.count > 1 ? Int(parts[1], radix: 36) : nil
  }

  /// What the page keeps.
  var text: String { markup + (mutations.map { "-\(String($0, radix: 36))" } ?? "") }
}

/// The symbols of the pages that this process has served last, by the hashes of their mutations.
struct ServedPages {
  /// The maximum number of pages; a session whose page is not among them renders it again.
  static let capacity = 256

  private var symbols: [Int: Set<String>] = [:]
  private var order: Deque<Int> = []

  /// Returns the symbols of a page, or nil if it is unknown.
  subscript(mutations: Int) -> Set<String>? { symbols[mutations] }

  /// Adds a page.
  mutating func add(_ page: RenderedPage) {
    guard let mutations = page.identity.mutations,
      symbols.updateValue(page.glyphs, forKey: mutations) == nil
    else { return }
    order.append(mutations)
    if order.count > Self.capacity, let first = order.popFirst() { symbols[first] = nil }
  }
}
