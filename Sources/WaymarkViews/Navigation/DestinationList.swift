// SPDX-License-Identifier: MIT

/// The destinations that are declared in a stack.
@MainActor
final class DestinationList {
  private var all: [any Destination] = []
  private var hasChanged = false

  func contains(_ type: Any.Type) -> Bool { all.contains { $0.valueType == type } }

  func add(_ destination: any Destination) {
    all.append(destination)
    hasChanged = true
  }

  func remove(_ destination: any Destination) {
    all.removeAll { $0 === destination }
    hasChanged = true
  }

  /// Returns whether destinations were added or removed since the last call.
  func consumeChanges() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }

  /// Returns the destination for a value: of those for its type, the closest to the root (N6).
  subscript(value: PathElement) -> (any Destination)? { closest { $0.accepts(value) } }

  /// Decodes a restored value with the destination for its type (P4).
  func decode(_ value: EncodedValue) -> Bool {
    closest { value.isOf($0.valueType) }?.decode(value) ?? false
  }

  private func closest(where fits: (any Destination) -> Bool) -> (any Destination)? {
    var best: (any Destination)?
    for one in all where fits(one) {
      if let known = best, known.screenIndex <= one.screenIndex { continue }
      best = one
    }
    return best
  }
}
