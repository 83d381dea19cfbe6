// SPDX-License-Identifier: MIT

import DequeModule
import Foundation
import WaymarkRender

/// The pages that are sent to several visitors.
struct PageCache {
  /// What a page was rendered for.
  struct Key: Hashable {
    private let link: URL
    private let window: ElementFrame?
    private let wordScale: Double?

    init(_ link: URL, _ visitor: Visitor, _ traits: PageCaching.Traits) {
      self.link = link
      window = traits.contains(.window) ? visitor.window : nil
      wordScale = traits.contains(.textSize) ? visitor.wordScale : nil
    }
  }

  /// A page, or the fact that it must not be shared.
  enum Entry {
    case shared(RenderedPage)
    case personal
  }

  /// The maximum of the sum of ``RenderedPage/size``; each other entry counts 1 KB.
  static let sizeLimit = 16 << 20

  private var entries: [Key: (entry: Entry, end: Duration)] = [:]
  private var order: Deque<Key> = []
  private(set) var size = 0

  /// Returns what is known of a page at a time; nil if nothing is.
  func entry(_ key: Key, at now: Duration) -> Entry? {
    guard let (entry, end) = entries[key], now < end else { return nil }
    return entry
  }

  /// Adds a page until a time; the oldest ones are removed if there is not enough space.
  mutating func add(_ entry: Entry, _ key: Key, until end: Duration) {
    if let old = entries.updateValue((entry, end), forKey: key) {
      size -= Self.size(of: old.entry)
    } else {
      order.append(key)
    }
    size += Self.size(of: entry)
    while size > Self.sizeLimit, let first = order.popFirst() {
      if let old = entries.removeValue(forKey: first) { size -= Self.size(of: old.entry) }
    }
  }

  private static func size(of entry: Entry) -> Int {
    if case .shared(let page) = entry { page.size } else { 1024 }
  }
}
