// SPDX-License-Identifier: MIT

/// A rule that decides about proposed changes of paths.
///
/// ```swift
/// let pro = NavigationGuard("pro") { event in
///   event.opened.contains { $0.screen == AnyHashable(Screen.statistics) } && !account.isPro
///     ? .block(reason: "not subscribed") : .allow
/// }
/// ```
///
/// It is called once for each proposed path, regardless of its origin: a control, a link, the app's
/// code, the back button or the browser. It may be called during an update of views, so a
/// synchronous guard must only read. An asynchronous guard may take time: until it returns, the
/// path stays the same, and a newer proposal cancels its task.
public struct NavigationGuard {
  /// The function that decides.
  package enum Kind {
    case immediate(@MainActor (NavigationEvent) -> NavigationDecision)
    case later(@MainActor (NavigationEvent) async -> NavigationDecision)
  }

  /// The name of the guard in events and reports.
  public let name: String
  package let kind: Kind

  /// Creates a guard that decides synchronously.
  public init(
    _ name: String, decide: @escaping @MainActor (NavigationEvent) -> NavigationDecision
  ) {
    self.name = name
    kind = .immediate(decide)
  }

  /// Creates a guard that decides asynchronously.
  ///
  /// The result of a cancelled task is ignored.
  public init(
    _ name: String, decideLater: @escaping @MainActor (NavigationEvent) async -> NavigationDecision
  ) {
    self.name = name
    kind = .later(decideLater)
  }
}
