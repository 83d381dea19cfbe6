// SPDX-License-Identifier: MIT

/// The registration of a listener with a ``Router``.
///
/// It need not be retained: unless it is cancelled, a listener has the lifetime of its router.
public struct NavigationSubscription: Sendable {
  let id: Int
  let storage: RouterStorage

  /// Removes the listener, which is not called again; further calls have no effect.
  @MainActor
  public func cancel() { storage.removeListener(id) }
}
