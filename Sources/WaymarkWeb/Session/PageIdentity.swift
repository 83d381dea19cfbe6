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

/// The pages that this process has rendered last, by the hashes of their mutations.
///
/// For the same mutations, a page is not rendered again, and a session continues with the page's
/// elements, without a copy, rather than with its own. The hashes have 64 bits and a random key for
/// each process, so nobody can make two pages with the same one.
struct ServedPages {
  /// The maximum number of pages.
  static let capacity = 256
  /// The maximum of the sum of ``RenderedPage/size``.
  static let sizeLimit = 16 << 20

  private var pages: [Int: RenderedPage] = [:]
  private var order: Deque<Int> = []
  private var size = 0

  /// Returns a page, or nil if it is unknown.
  subscript(mutations: Int) -> RenderedPage? { pages[mutations] }

  /// Adds a page.
  mutating func add(_ page: RenderedPage) {
    // All sessions of a page share the elements of the first one.
    guard let mutations = page.identity.mutations, pages[mutations] == nil else { return }
    pages[mutations] = page
    order.append(mutations)
    size += page.size
    while order.count > Self.capacity || size > Self.sizeLimit, let first = order.popFirst() {
      size -= pages.removeValue(forKey: first)?.size ?? 0
    }
  }
}
