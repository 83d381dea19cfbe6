// SPDX-License-Identifier: MIT

/// Two paths, the older and the newer, and their common parts.
struct PathPair<Screen: Hashable> {
  let old: [Route<Screen>]
  let new: [Route<Screen>]

  /// The number of equal routes at the beginning of both paths.
  ///
  /// All comparisons start above them, since comparing is most of the cost of a plan.
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

  /// The number of common routes at the beginning of both paths, regardless of their current
  /// values.
  var kept: Int {
    equal + shared(old[equal...], new[equal...])
  }
}

// MARK: Layers

/// The lowest layer contains the pushes above the root, and each further one a sheet or a cover and
/// the pushes above it.
extension PathPair {
  var oldLayers: Int { oldStarts.count + 1 }
  var newLayers: Int { newStarts.count + 1 }

  /// The index of the first route of a layer that is not the lowest.
  func oldStart(_ layer: Int) -> Int { oldStarts[layer - 1] }

  /// The index after the last route of a layer.
  func newEnd(_ layer: Int) -> Int { layer < newStarts.count ? newStarts[layer] : new.count }

  /// The presented route of a layer and its pushes.
  func newLayer(_ layer: Int) -> ArraySlice<Route<Screen>> {
    new[newStarts[layer - 1]..<newEnd(layer)]
  }

  /// The number of common layers at the bottom.
  var keptLayers: Int {
    let limit = min(oldStarts.count, newStarts.count)
    var kept = 0
    while kept < limit, isSameLayer(kept + 1, kept + 1) { kept += 1 }
    return kept + 1
  }

  /// The number of common layers at the top, among the layers from `kept` on.
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

  /// The pushes in a layer of each path, without equal routes at both ends.
  private func pushes(
    _ one: Int, _ other: Int
  ) -> (old: ArraySlice<Route<Screen>>, new: ArraySlice<Route<Screen>>) {
    let starts = (one == 0 ? 0 : oldStarts[one - 1] + 1, other == 0 ? 0 : newStarts[other - 1] + 1)
    let ends = (one < oldStarts.count ? oldStarts[one] : old.count, newEnd(other))
    let skipped =
      starts.0 == starts.1 ? max(0, min(equal, ends.0, ends.1) - starts.0) : 0
    return (old[(starts.0 + skipped)..<ends.0], new[(starts.1 + skipped)..<ends.1])
  }

  /// Whether the pushes in a layer are equal in both paths.
  func hasSamePushes(in layer: Int) -> Bool {
    let (one, other) = pushes(layer, layer)
    return one.count == other.count && shared(one, other) == one.count
  }

  /// The pushes that are removed from a layer of the older path and added to a layer of the newer
  /// one: all those between their common beginning and end.
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

  /// The number of equal routes at the beginning of two slices.
  private func shared(
    _ one: ArraySlice<Route<Screen>>, _ other: ArraySlice<Route<Screen>>
  ) -> Int {
    let limit = min(one.count, other.count)
    return (0..<limit).first { index in
      !isSameRoute(one[one.startIndex + index], other[other.startIndex + index])
    } ?? limit
  }
}
