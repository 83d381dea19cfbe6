// SPDX-License-Identifier: MIT

/// A listener of a ``Router``, to be ended.
///
/// It need not be kept: a listener that nobody ends lives as long as its router.
public struct NavigationSubscription: Sendable {
  let id: Int
  let storage: RouterStorage

  /// Ends the listener, which is not called again; the second time nothing happens.
  @MainActor
  public func cancel() { storage.removeListener(id) }
}
