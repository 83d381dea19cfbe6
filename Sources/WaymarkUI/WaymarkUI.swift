// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && !Runtime
@_exported public import SwiftUI
#else
@_exported public import WaymarkViews
#endif
