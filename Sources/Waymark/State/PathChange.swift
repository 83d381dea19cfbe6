// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// The difference between two paths: the screens that stay open, close and open.
struct PathChange: Equatable {
  /// A route that opens, or a newer route of a screen that stays open.
  struct Entry: Equatable {
    let route: Route<AnyHashable>
    /// Whether the screen's value presents itself as an alert or a dialog.
    let isDialog: Bool

    init(_ route: Route<some Hashable>) {
      self.route = route.map { AnyHashable($0) }
      isDialog = route.presentation.isDialog
    }
  }

  /// A screen that stays open with another value or style.
  struct Renewal: Equatable {
    /// Its index in the new path.
    let index: Int
    let entry: Entry
  }

  /// The indices in the old path whose screens close.
  let replaced: Range<Int>
  /// The routes that replace them.
  let added: [Entry]
  var renewed: [Renewal] = []

  /// The number of the lowest screens that are unchanged.
  var countKept: Int { renewed.reduce(replaced.lowerBound) { min($0, $1.index) } }
}

extension PathChange {
  /// Compares two paths; nil if they are equal.
  ///
  /// A common prefix and suffix stay open; all screens in between close, and the new ones open.
  init?<Screen: Hashable>(from old: [Route<Screen>], to new: [Route<Screen>]) {
    var renewed: [Renewal] = []
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter {
      if old[prefix] != new[prefix] {
        guard isSameRoute(old[prefix], new[prefix]) else { break }
        renewed.append(Renewal(index: prefix, entry: Entry(new[prefix])))
      }
      prefix += 1
    }
    var suffix = 0
    while suffix < shorter - prefix {
      let (before, after) = (old[old.count - 1 - suffix], new[new.count - 1 - suffix])
      guard isSameRoute(before, after) else { break }
      suffix += 1
      if before != after {
        renewed.append(Renewal(index: new.count - suffix, entry: Entry(after)))
      }
    }
    guard prefix + suffix < max(old.count, new.count) || !renewed.isEmpty else { return nil }
    self.init(
      replaced: prefix..<(old.count - suffix),
      added: new[prefix..<(new.count - suffix)].map { Entry($0) }, renewed: renewed)
  }

  /// Creates the change to a path that is known to keep the lowest `count` routes and no others;
  /// nil if neither path is longer than that.
  init?<Screen: Hashable>(
    from old: [Route<Screen>], to new: [Route<Screen>], keeping count: Int
  ) {
    let kept = max(0, min(count, old.count, new.count))
    guard kept < max(old.count, new.count) else { return nil }
    self.init(replaced: kept..<old.count, added: new[kept...].map { Entry($0) })
  }

  /// Creates a change of one screen's value.
  init(renewing index: Int, to route: Route<some Hashable>) {
    self.init(
      replaced: 0..<0, added: [], renewed: [Renewal(index: index, entry: Entry(route))])
  }
}
