// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !Runtime
@_exported public import UIKit
@_exported public import UserNotifications
#else
@_exported public import Foundation

// Apple's Foundation has these.
#if !canImport(ObjectiveC)
@_exported public import class WaymarkViews.NSUserActivity
@_exported public import let WaymarkViews.NSUserActivityTypeBrowsingWeb
#endif
#endif
