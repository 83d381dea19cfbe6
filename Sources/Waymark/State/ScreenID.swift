// SPDX-License-Identifier: MIT

/// Identifies the path of a flow, within the process.
struct PathID: Hashable, Sendable {
  private let number: Int

  init(_ number: Int) { self.number = number }
}

/// Identifies an open route, distinguishing equal ones; never reused.
struct ScreenID: Hashable, Sendable {
  /// The path that contains the route.
  let path: PathID
  private let number: Int

  init(_ number: Int, in path: PathID) {
    self.path = path
    self.number = number
  }
}
