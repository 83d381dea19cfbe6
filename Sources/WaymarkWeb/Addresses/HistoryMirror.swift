// SPDX-License-Identifier: MIT

/// The URL paths of a page's history entries: one for the root and one for each step back.
///
/// A screen without a path, such as a sheet that app state presents, has the path of the screen
/// below it.
struct HistoryMirror: Equatable, Sendable {
  private(set) var addresses: [String]

  /// Creates the history of a page that was opened at a URL path.
  init(start: String) { addresses = [start] }

  /// The path of the frontmost screen.
  var front: String { addresses[addresses.count - 1] }

  subscript(entry: Int) -> String? {
    addresses.indices.contains(entry) ? addresses[entry] : nil
  }

  /// Updates the entries to the screens that the app shows.
  ///
  /// - Parameters:
  ///   - depth: The number of steps back.
  ///   - stack: The paths of all open screens, the root first; nil for a screen without a path.
  ///     If there are more paths than entries, the frontmost ones count. Empty if the app publishes
  ///     none.
  ///   - front: The path of the frontmost screen, used only if `stack` is empty.
  mutating func update(depth: Int, stack: [String?], front: String?) {
    let count = max(0, depth) + 1
    if stack.isEmpty {
      // In place, since the history may be long.
      addresses.removeLast(max(0, addresses.count - count))
      while addresses.count < count { addresses.append(self.front) }
      if let front { rename(front: front) }
      return
    }
    var below = addresses[0]
    addresses = stack.suffix(count).map { address in
      below = address ?? below
      return below
    }
    while addresses.count < count { addresses.append(below) }
  }

  /// Returns the number of entries before the first one that differs from another history.
  func commonCount(with other: HistoryMirror) -> Int {
    zip(addresses, other.addresses).prefix { $0 == $1 }.count
  }

  /// Replaces the path of the frontmost screen.
  mutating func rename(front address: String) { addresses[addresses.count - 1] = address }
}
