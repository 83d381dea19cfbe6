// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && !Runtime
// Those who import only SwiftUI find its observable objects, but not all their members.
@_exported public import Combine
@_exported public import SwiftUI
#else
@_exported public import WaymarkViews
#endif
