// SPDX-License-Identifier: MIT

public import WaymarkRoutes
public import WaymarkUI

/// The SwiftUI container on which a flow stack pushes screens.
public enum UseNavigationStackPolicy: Hashable, Sendable {
  /// `NavigationStack` on systems that have it, or else `NavigationView`.
  case whenAvailable

  /// `NavigationView`, with a hidden link in each screen.
  ///
  /// A screen is then nested in the one below it, so it does not survive when that one is removed.
  case never
}

extension UseNavigationStackPolicy {
  /// Whether `NavigationStack` exists and is to be used.
  var usesNavigationStack: Bool {
    guard self == .whenAvailable else { return false }
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) { return true }
    return false
  }

  /// The changes that it can show in one step.
  var platform: NavigationPlatform {
    guard !isOwnRuntime else { return .allAtOnce }
    var dismissesSeveral = false
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) { dismissesSeveral = true }
    return usesNavigationStack
      ? .navigationStack(dismissesSeveral: dismissesSeveral)
      : .navigationView(dismissesSeveral: dismissesSeveral)
  }
}

extension View {
  /// Sets whether the flow stacks in this view push on a `NavigationStack` or a `NavigationView`.
  ///
  /// The default, unlike that of FlowStacks, is `NavigationStack` on every system that has it.
  public func useNavigationStack(_ policy: UseNavigationStackPolicy) -> some View {
    environment(\.useNavigationStackPolicy, policy)
  }

  /// Sets the changes that the flow stacks in this view can show in one step.
  ///
  /// The default contains the known capabilities of the system; Waymark's own runtime shows any
  /// change at once. Restrict it where a change is not shown completely.
  public func navigationPlatform(_ platform: NavigationPlatform?) -> some View {
    environment(\.navigationPlatform, platform)
  }
}
