// SPDX-License-Identifier: MIT

/// Shows a tree of elements: in a browser, a terminal, a window, or to a test.
@MainActor
public protocol RenderHost: AnyObject {
  /// Applies one batch. Batches come in order, one for each update, never empty.
  func apply(_ batch: [Mutation])
}
