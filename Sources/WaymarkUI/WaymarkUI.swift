// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && !Runtime
// Files that import only SwiftUI see its observable objects, but not all their members.
@_exported public import Combine
@_exported public import SwiftUI

/// Whether the views are Waymark's own, which show any change at once.
package let isOwnRuntime = false

extension View {
  /// Has no effect: the platform itself handles a tap on the selected tab.
  package func popsReselectedTabs(_ pops: Bool, scrolling scrolls: Bool) -> some View { self }

  /// Runs an action with each link: the platform makes no difference for links that are followed.
  nonisolated package func onLink(perform action: @escaping (URL) -> Bool) -> some View {
    onOpenURL { _ = action($0) }
  }

  /// Has no effect: controls have no URLs on the platform.
  nonisolated package func linksToScreen(of value: AnyHashable) -> some View { self }
}
#else
@_exported public import WaymarkViews

/// Whether the views are Waymark's own, which show any change at once.
package let isOwnRuntime = true
#endif
