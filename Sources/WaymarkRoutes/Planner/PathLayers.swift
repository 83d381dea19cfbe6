// SPDX-License-Identifier: MIT

/// A path as layers: the pushes above the root, then each sheet or cover with the pushes above it.
struct PathLayers<Screen: Hashable> {
  let routes: [Route<Screen>]
  /// The indices of the presented routes, each the first of a layer.
  private let starts: [Int]

  init(_ routes: [Route<Screen>]) {
    self.routes = routes
    starts = routes.indices.filter { routes[$0].isPresented }
  }

  /// The number of layers, with that of the root.
  var count: Int { starts.count + 1 }

  /// The index of a layer's first route; of the lowest layer, which has none, where it would be.
  func start(_ layer: Int) -> Int { layer == 0 ? -1 : starts[layer - 1] }

  /// The index after a layer's last route.
  func end(_ layer: Int) -> Int { layer < starts.count ? starts[layer] : routes.count }

  /// What is pushed in a layer.
  func pushes(_ layer: Int) -> ArraySlice<Route<Screen>> {
    routes[(start(layer) + 1)..<end(layer)]
  }

  /// The number of layers from below that two paths have in common.
  static func common(_ one: PathLayers, _ other: PathLayers) -> Int {
    let limit = min(one.starts.count, other.starts.count)
    var shared = 0
    while shared < limit,
      isSameRoute(one.routes[one.starts[shared]], other.routes[other.starts[shared]])
    {
      shared += 1
    }
    return shared + 1
  }

  /// The number of layers from above that two paths have in common, of those from `kept` on.
  static func commonTop(_ one: PathLayers, _ other: PathLayers, above kept: Int) -> Int {
    let limit = min(one.count, other.count) - kept
    var shared = 0
    while shared < limit,
      isSameRoute(
        one.routes[one.start(one.count - 1 - shared)],
        other.routes[other.start(other.count - 1 - shared)])
    {
      shared += 1
    }
    return shared
  }
}

/// The number of routes that two paths begin with alike.
func commonPrefix<Screen: Hashable>(
  _ one: ArraySlice<Route<Screen>>, _ other: ArraySlice<Route<Screen>>
) -> Int {
  let limit = min(one.count, other.count)
  var shared = 0
  while shared < limit,
    isSameRoute(one[one.startIndex + shared], other[other.startIndex + shared])
  {
    shared += 1
  }
  return shared
}

/// Whether two paths have the same routes, whatever values those have now.
func isSamePath<Screen: Hashable>(
  _ one: ArraySlice<Route<Screen>>, _ other: ArraySlice<Route<Screen>>
) -> Bool {
  one.count == other.count && commonPrefix(one, other) == one.count
}
