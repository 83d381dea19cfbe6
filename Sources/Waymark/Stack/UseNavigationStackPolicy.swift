// SPDX-License-Identifier: MIT

public import WaymarkRoutes
public import WaymarkUI

/// Which of SwiftUI's containers shows what a flow stack pushes.
public enum UseNavigationStackPolicy: Hashable, Sendable {
  /// `NavigationStack` where the system has it, else `NavigationView`.
  case whenAvailable

  /// `NavigationView`, with a hidden link in each screen.
  ///
  /// A screen is nested in the one below it then, so it does not survive when that one is removed.
  case never
}

extension UseNavigationStackPolicy {
  /// Whether there is a `NavigationStack` and it is to be used.
  var usesNavigationStack: Bool {
    guard self == .whenAvailable else { return false }
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) { return true }
    return false
  }

  /// What can be shown in one step with it.
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
  /// Says whether the flow stacks in this view push on `NavigationStack`s or `NavigationView`s.
  ///
  /// Without it, and unlike FlowStacks, it is `NavigationStack` wherever there is one.
  public func useNavigationStack(_ policy: UseNavigationStackPolicy) -> some View {
    environment(\.useNavigationStackPolicy, policy)
  }

  /// Says what the flow stacks in this view can show in one step.
  ///
  /// Without it, it is what the system is known to be capable of; Waymark's own runtime shows any
  /// change at once. Say less where a change is not shown as a whole.
  public func navigationPlatform(_ platform: NavigationPlatform?) -> some View {
    environment(\.navigationPlatform, platform)
  }
}
