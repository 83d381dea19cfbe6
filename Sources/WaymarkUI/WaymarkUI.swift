// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && !Runtime
// Those who import only SwiftUI find its observable objects, but not all their members.
@_exported public import Combine
@_exported public import SwiftUI

/// Whether the views are Waymark's own, which show any change at once.
package let isOwnRuntime = false

extension View {
  /// Nothing: the platform itself handles the tap on a selected tab.
  package func popsReselectedTabs(_ pops: Bool, scrolling scrolls: Bool) -> some View { self }
}
#else
@_exported public import WaymarkViews

/// Whether the views are Waymark's own, which show any change at once.
package let isOwnRuntime = true
#endif
