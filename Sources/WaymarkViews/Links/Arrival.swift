// SPDX-License-Identifier: MIT

/// A quick action or a notification response: an arrival that is neither a link nor an activity.
///
/// Only the types of `WaymarkScenes` have an effect.
public protocol SceneArrival: AnyObject {}

/// What comes to a scene from outside.
package enum Arrival {
  case link(URL)
  case activity(NSUserActivity)
  case other(any SceneArrival)
}

/// Takes what comes to a scene from outside before its views do.
@MainActor
package protocol ArrivalReceiver: AnyObject {
  /// Whether it takes what has come; nobody else gets it then.
  func take(_ arrival: Arrival) -> Bool
}
