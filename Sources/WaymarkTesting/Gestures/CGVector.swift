// SPDX-License-Identifier: MIT

// Tests name vectors without the runtime.
#if !canImport(CoreGraphics)
@_exported public import struct WaymarkViews.CGVector
#endif
