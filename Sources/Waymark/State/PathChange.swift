// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// How a path becomes another: which screens stay, which close and which open.
struct PathChange: Equatable {
  /// A route that opens, or a newer one of a screen that stays.
  struct Entry: Equatable {
    let route: Route<AnyHashable>
    /// Whether it is an alert or a dialog, which the screen's value has been asked.
    let isDialog: Bool

    init(_ route: Route<some Hashable>) {
      self.route = route.map { AnyHashable($0) }
      isDialog = route.presentation.isDialog
    }
  }

  /// A screen that stays, with another value or style.
  struct Renewal: Equatable {
    /// Its place in the new path.
    let index: Int
    let entry: Entry
  }

  /// The places in the old path whose screens close.
  let replaced: Range<Int>
  /// What opens in their place.
  let added: [Entry]
  var renewed: [Renewal] = []
}

extension PathChange {
  /// Finds out which routes of a path are the ones of an older path; nil when all are equal.
  ///
  /// What both begin and end with stays; all in between is new.
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

  /// The change to a path that is known to begin with so many routes of the old one, and to be new
  /// above; nil when there is nothing above in either.
  init?<Screen: Hashable>(
    from old: [Route<Screen>], to new: [Route<Screen>], keeping count: Int
  ) {
    let kept = max(0, min(count, old.count, new.count))
    guard kept < max(old.count, new.count) else { return nil }
    self.init(replaced: kept..<old.count, added: new[kept...].map { Entry($0) })
  }

  /// The change of one screen's value.
  init(renewing index: Int, to route: Route<some Hashable>) {
    self.init(
      replaced: 0..<0, added: [], renewed: [Renewal(index: index, entry: Entry(route))])
  }
}
