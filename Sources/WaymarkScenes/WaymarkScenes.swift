// SPDX-License-Identifier: MIT

@_exported public import protocol WaymarkRoutes.Navigation
@_exported public import struct WaymarkRoutes.NavigationSubscription
@_exported public import class WaymarkRoutes.Router
@_exported public import class WaymarkRoutes.RuntimeInjectable
@_exported public import enum WaymarkRoutes.RuntimeInjectionError

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
