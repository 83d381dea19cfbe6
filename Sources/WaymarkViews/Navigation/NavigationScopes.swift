// SPDX-License-Identifier: MIT

/// Ends stacks, screens, columns and tabs at presentations.
final class NavigationScopes: PresentedScopeFeature {
  static let shared = NavigationScopes()

  func begin(_ containers: inout Containers, isMenu: Bool) {
    if !isMenu {
      containers.stack = nil
      containers.screen = nil
      containers.column = nil
    }
    containers.tabs = nil
    containers.rootContent = nil
  }
}
