// SPDX-License-Identifier: MIT

/// Tells the paths of flows apart, those of all flows of a process.
struct PathID: Hashable, Sendable {
  private let number: Int

  init(_ number: Int) { self.number = number }
}

/// Tells open routes apart, equal ones as well; never used again once its route is closed.
struct ScreenID: Hashable, Sendable {
  /// The path that the route is in.
  let path: PathID
  private let number: Int

  init(_ number: Int, in path: PathID) {
    self.path = path
    self.number = number
  }
}
