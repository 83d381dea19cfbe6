// SPDX-License-Identifier: MIT

/// Shows a tree of elements: in a browser, a terminal, a window, or to a test.
@MainActor
public protocol RenderHost: AnyObject {
  /// Applies one batch. Batches come in order, one for each update, never empty.
  func apply(_ batch: [Mutation])

  /// Opens an address outside of the app; false where the host cannot.
  ///
  /// A host need not have it: by default nothing is opened.
  func open(address: String) -> Bool
}

extension RenderHost {
  /// Opens nothing.
  public func open(address: String) -> Bool { false }
}
