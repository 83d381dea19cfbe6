// SPDX-License-Identifier: MIT

// Foundation on Apple platforms declares these symbols.
#if !canImport(ObjectiveC)
/// The activity type of a web page.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity of a person in an app that can be continued later or elsewhere.
///
/// Like Apple's class, but no system stores activities: ``ViewGraph/userActivity`` offers the
/// current activity of a scene to the host, and ``ViewGraph/continue(_:)`` continues one.
open class NSUserActivity: NSObject {
  /// The type of the activity, in reverse-DNS form.
  public let activityType: String
  /// The title of the activity.
  open var title: String?
  /// The information required to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` that must be preserved.
  open var requiredUserInfoKeys: Set<String>?
  /// The web page with the same content.
  open var webpageURL: URL?
  /// The page that led to ``webpageURL``.
  open var referrerURL: URL?
  /// The date after which the activity expires.
  open var expirationDate: Date?
  /// Keywords for searches.
  open var keywords: Set<String> = []
  /// Identifies the content, so that a scene that shows it can be selected.
  open var targetContentIdentifier: String?
  /// Identifies the activity, so that it can be deleted.
  open var persistentIdentifier: String?
  /// Whether another device can continue the activity.
  open var isEligibleForHandoff = true
  /// Whether the activity can be found in searches on this device.
  open var isEligibleForSearch = false
  /// Whether the activity can be found in public searches.
  open var isEligibleForPublicIndexing = false
  /// Whether the system can suggest the activity.
  open var isEligibleForPrediction = false
  /// Whether the information required to continue has changed.
  open var needsSave = false
  /// Whether the activity is current.
  private(set) var isCurrent = false
  private var isInvalid = false

  /// Creates an activity with a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds entries to ``userInfo``, replacing those with the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes the activity current; has no effect after ``invalidate()``.
  ///
  /// Scenes offer the activities of visible views (`userActivity(_:isActive:_:)`), which are
  /// initially current.
  open func becomeCurrent() { isCurrent = !isInvalid }

  /// Makes the activity no longer current.
  open func resignCurrent() { isCurrent = false }

  /// Invalidates the activity, which cannot become current again.
  open func invalidate() {
    isInvalid = true
    isCurrent = false
  }
}
#endif
