// SPDX-License-Identifier: MIT

import WaymarkHeadless

/// The short names of the controls that an agent has seen, such as `e1`.
///
/// A name is never used again for another element, so that an outdated one cannot hit the wrong
/// control. Only the names of the last screen are kept.
struct ElementReferences {
  private var names: [AccessibilitySnapshot.Identity: Int] = [:]
  private var last = 0

  /// Names the elements of a snapshot.
  ///
  /// - Parameters:
  ///   - indices: The elements that have names.
  ///   - snapshot: The snapshot.
  /// - Returns: The names by element.
  mutating func name(_ indices: [Int], in snapshot: AccessibilitySnapshot) -> [Int: String] {
    let old = names
    names = [:]
    var found: [Int: String] = [:]
    for index in indices {
      let identity = snapshot.identity(of: index)
      let number = old[identity] ?? last + 1
      last = max(last, number)
      names[identity] = number
      found[index] = "e\(number)"
    }
    return found
  }

  /// Returns the element with a name; nil if it is not in the snapshot.
  func index(of name: String, in snapshot: AccessibilitySnapshot) -> Int? {
    guard name.hasPrefix("e"), let number = Int(name.dropFirst()),
      let identity = names.first(where: { $0.value == number })?.key
    else { return nil }
    return snapshot.elements.indices.first {
      snapshot.elements[$0].id == identity.id && snapshot.elements[$0].type == identity.type
        && snapshot.identity(of: $0) == identity
    }
  }
}
