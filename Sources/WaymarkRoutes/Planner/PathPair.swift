// SPDX-License-Identifier: MIT

/// Two paths, the older and the newer, and what they have in common.
struct PathPair<Screen: Hashable> {
  let old: [Route<Screen>]
  let new: [Route<Screen>]

  /// The number of routes that both begin with and that are equal.
  ///
  /// All comparing starts above them, since it is most of what a plan costs.
  private let equal: Int

  /// The indices of the presented routes, each the first of a layer.
  private let oldStarts: [Int]
  private let newStarts: [Int]

  init(_ old: [Route<Screen>], _ new: [Route<Screen>]) {
    self.old = old
    self.new = new
    let limit = min(old.count, new.count)
    equal = (0..<limit).first { old[$0] != new[$0] } ?? limit
    oldStarts = old.indices.filter { old[$0].isPresented }
    newStarts = new.indices.filter { new[$0].isPresented }
  }

  var areEqual: Bool { equal == old.count && equal == new.count }

  /// The number of routes that both begin with, whatever values those have now.
  var kept: Int {
    equal + shared(old[equal...], new[equal...])
  }
}

// MARK: Layers

/// The lowest layer has the pushes above the root; each further one a sheet or a cover and the
/// pushes above it.
extension PathPair {
  var oldLayers: Int { oldStarts.count + 1 }
  var newLayers: Int { newStarts.count + 1 }

  /// The index of the first route of a layer that is not the lowest.
  func oldStart(_ layer: Int) -> Int { oldStarts[layer - 1] }

  /// The index after the last route of a layer.
  func newEnd(_ layer: Int) -> Int { layer < newStarts.count ? newStarts[layer] : new.count }

  /// What a layer is presented by and what is pushed in it.
  func newLayer(_ layer: Int) -> ArraySlice<Route<Screen>> {
    new[newStarts[layer - 1]..<newEnd(layer)]
  }

  /// The number of layers from below that both have.
  var keptLayers: Int {
    let limit = min(oldStarts.count, newStarts.count)
    var kept = 0
    while kept < limit, isSameLayer(kept + 1, kept + 1) { kept += 1 }
    return kept + 1
  }

  /// The number of layers from above that both have, of those from `kept` on.
  func keptTopLayers(above kept: Int) -> Int {
    let limit = min(oldLayers, newLayers) - kept
    var shared = 0
    while shared < limit, isSameLayer(oldLayers - 1 - shared, newLayers - 1 - shared) {
      shared += 1
    }
    return shared
  }

  private func isSameLayer(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (oldStarts[one - 1], newStarts[other - 1])
    return one == other && one < equal || isSameRoute(old[one], new[other])
  }

  /// What is pushed in a layer of the one and in a layer of the other and not equal in both.
  private func pushes(
    _ one: Int, _ other: Int
  ) -> (old: ArraySlice<Route<Screen>>, new: ArraySlice<Route<Screen>>) {
    let starts = (one == 0 ? 0 : oldStarts[one - 1] + 1, other == 0 ? 0 : newStarts[other - 1] + 1)
    let ends = (one < oldStarts.count ? oldStarts[one] : old.count, newEnd(other))
    let skipped =
      starts.0 == starts.1 ? max(0, min(equal, ends.0, ends.1) - starts.0) : 0
    return (old[(starts.0 + skipped)..<ends.0], new[(starts.1 + skipped)..<ends.1])
  }

  /// Whether the same is pushed in a layer of both.
  func hasSamePushes(in layer: Int) -> Bool {
    let (one, other) = pushes(layer, layer)
    return one.count == other.count && shared(one, other) == one.count
  }

  /// What is pushed in a layer of the one and goes, and what comes to a layer of the other: all
  /// between what they begin and end with alike.
  func change(
    in one: Int, and other: Int
  ) -> (gone: ArraySlice<Route<Screen>>, come: ArraySlice<Route<Screen>>) {
    var (gone, come) = pushes(one, other)
    let kept = shared(gone, come)
    gone.removeFirst(kept)
    come.removeFirst(kept)
    while let one = gone.last, let other = come.last, isSameRoute(one, other) {
      gone.removeLast()
      come.removeLast()
    }
    return (gone, come)
  }

  /// The number of routes that two parts begin with alike.
  private func shared(
    _ one: ArraySlice<Route<Screen>>, _ other: ArraySlice<Route<Screen>>
  ) -> Int {
    let limit = min(one.count, other.count)
    return (0..<limit).first { index in
      !isSameRoute(one[one.startIndex + index], other[other.startIndex + index])
    } ?? limit
  }
}
