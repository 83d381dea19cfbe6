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
/// It is called once for each proposed path, whoever proposes it: a control, a link, the app's
/// code, the back button, the browser. It may be asked while views are updated, so a synchronous
/// one only reads. An asynchronous one may take its time: the path stays as it is until then, and a
/// newer proposal cancels its task.
public struct NavigationGuard {
  /// How it decides.
  package enum Kind {
    case immediate(@MainActor (NavigationEvent) -> NavigationDecision)
    case later(@MainActor (NavigationEvent) async -> NavigationDecision)
  }

  /// Its name in events and reports.
  public let name: String
  package let kind: Kind

  /// A guard that decides at once.
  public init(
    _ name: String, decide: @escaping @MainActor (NavigationEvent) -> NavigationDecision
  ) {
    self.name = name
    kind = .immediate(decide)
  }

  /// A guard that takes its time.
  ///
  /// A task that is cancelled may return whatever it likes: its answer is ignored.
  public init(
    _ name: String, decideLater: @escaping @MainActor (NavigationEvent) async -> NavigationDecision
  ) {
    self.name = name
    kind = .later(decideLater)
  }
}
