// SPDX-License-Identifier: MIT

/// The addresses of a page's history entries: the first screen's, and one for each step back there
/// is.
///
/// What has no address of its own, such as a sheet that some state opens, has that of what is
/// below.
struct HistoryMirror: Equatable, Sendable {
  private(set) var addresses: [String]

  /// The trail of a page that was opened at an address.
  init(start: String) { addresses = [start] }

  /// The address of what is in front.
  var front: String { addresses[addresses.count - 1] }

  subscript(entry: Int) -> String? {
    addresses.indices.contains(entry) ? addresses[entry] : nil
  }

  /// Takes what the app shows now.
  ///
  /// - Parameters:
  ///   - depth: How many steps back there are.
  ///   - stack: The addresses of all open screens, the first one's first; nil for a screen that has
  ///     none. Where there are more than entries, those in front count. Empty when the app does not
  ///     say.
  ///   - front: The address of the screen in front; only for when `stack` is empty.
  mutating func update(depth: Int, stack: [String?], front: String?) {
    let count = max(0, depth) + 1
    var new: [String?]
    if !stack.isEmpty {
      new = Array(stack.suffix(count))
    } else if let front {
      new = addresses.prefix(count - 1).map(Optional.some)
      while new.count < count - 1 { new.append(nil) }
      new.append(front)
    } else {
      new = addresses.prefix(count).map(Optional.some)
    }
    while new.count < count { new.append(nil) }
    var below = addresses[0]
    addresses = new.map { address in
      below = address ?? below
      return below
    }
  }

  /// Gives what is in front another address.
  mutating func rename(front address: String) { addresses[addresses.count - 1] = address }
}
