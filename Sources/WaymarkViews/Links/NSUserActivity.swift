// SPDX-License-Identifier: MIT

// Apple's Foundation has these.
#if !canImport(ObjectiveC)
/// The type of the activity that is a page of the web.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a person does in an app, such that it can be gone on with later or elsewhere.
///
/// Like Apple's class. No system keeps activities here: hosts are offered the current one of a
/// scene by ``ViewGraph/userActivity``, and give one back by ``ViewGraph/continue(_:)``.
open class NSUserActivity: NSObject {
  /// What kind of thing is done, in reverse-DNS form.
  public let activityType: String
  /// What a person reads.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// Keys of ``userInfo`` that must be kept.
  open var requiredUserInfoKeys: Set<String>?
  /// The page of the web that shows the same.
  open var webpageURL: URL?
  /// The page that led to ``webpageURL``.
  open var referrerURL: URL?
  /// When it need not be offered any more.
  open var expirationDate: Date?
  /// Words to find it by.
  open var keywords: Set<String> = []
  /// Names the content, so that a scene that shows it can be chosen.
  open var targetContentIdentifier: String?
  /// Names the activity, so that it can be taken back.
  open var persistentIdentifier: String?
  /// Whether another device may go on with it.
  open var isEligibleForHandoff = true
  /// Whether it may be found on this device.
  open var isEligibleForSearch = false
  /// Whether anybody may find it.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may suggest it.
  open var isEligibleForPrediction = false
  /// Whether what is needed to go on has changed.
  open var needsSave = false
  /// Whether it is what is done now.
  private(set) var isCurrent = false
  private var isInvalid = false

  /// An activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to ``userInfo``; what is there under the same keys is replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Says that this is done now; after ``invalidate()`` it does nothing.
  ///
  /// Scenes offer the activities of views that are in sight (`userActivity(_:isActive:_:)`), which
  /// are current from the beginning.
  open func becomeCurrent() { isCurrent = !isInvalid }

  /// Says that this is not done now.
  open func resignCurrent() { isCurrent = false }

  /// Ends the activity: it is never current again.
  open func invalidate() {
    isInvalid = true
    isCurrent = false
  }
}
#endif
