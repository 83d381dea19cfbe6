// SPDX-License-Identifier: MIT

/// The values of some environment keys.
///
/// A scope has few keys, and a tree has many scopes: comparing the keys one by one takes less time
/// than hashing one, and an array less memory than a dictionary.
struct EnvironmentBoxes: ExpressibleByDictionaryLiteral {
  private(set) var pairs: ContiguousArray<(key: ObjectIdentifier, box: AnyEnvironmentBox)>

  init(dictionaryLiteral elements: (ObjectIdentifier, AnyEnvironmentBox)...) {
    pairs = []
    for (key, box) in elements { self[key] = box }
  }

  /// The box of a key; nil if there is none, and setting nil has no effect.
  subscript(key: ObjectIdentifier) -> AnyEnvironmentBox? {
    get {
      for pair in pairs where pair.key == key { return pair.box }
      return nil
    }
    set {
      guard let newValue else { return }
      if let index = pairs.firstIndex(where: { $0.key == key }) {
        pairs[index].box = newValue
      } else {
        // The exact size: the next key is set in another scope.
        pairs.reserveCapacity(pairs.count + 1)
        pairs.append((key, newValue))
      }
    }
  }
}
