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

/// Receives arrivals before the views of the scene.
@MainActor
package protocol ArrivalReceiver: AnyObject {
  /// Receives an arrival; returns false to leave it to the views.
  func receive(_ arrival: Arrival) -> Bool
}
