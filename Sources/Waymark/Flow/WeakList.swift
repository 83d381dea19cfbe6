// SPDX-License-Identifier: MIT

/// An object that is not retained.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object?) { self.object = object }
}

/// A list of unique objects that are not retained, in the order in which they were added.
///
/// Adding an object removes released ones, so that the list does not grow with them.
struct WeakList<Object: AnyObject> {
  private var references: [Weak<Object>] = []

  /// The objects that still exist.
  var objects: [Object] { references.compactMap(\.object) }

  /// Adds an object at the end, unless it is in the list.
  mutating func add(_ object: Object) {
    if references.contains(where: { $0.object === object }) { return }
    references.removeAll { $0.object == nil }
    references.append(Weak(object))
  }

  mutating func remove(_ object: Object) {
    references.removeAll { $0.object === object }
  }
}
