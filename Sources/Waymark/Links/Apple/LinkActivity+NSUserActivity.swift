// SPDX-License-Identifier: MIT

public import WaymarkLinks
public import WaymarkUI

#if canImport(ObjectiveC)
public import Foundation
#endif

extension LinkActivity {
  /// What an activity of the system holds.
  ///
  /// - Throws: `LinkPayloadError` when there is something else under our keys than we write.
  public init(_ activity: NSUserActivity) throws(LinkPayloadError) {
    try self.init(
      type: activity.activityType, title: activity.title,
      webpageURL: activity.webpageURL?.absoluteString, userInfo: activity.userInfo)
  }

  /// Writes this into an activity of the system; entries of its user info that are not ours stay.
  ///
  /// The activity's type is its own. A page that is none of the web is left out: the system takes
  /// only `http` and `https`.
  public func fill(_ activity: NSUserActivity) {
    activity.title = title
    let page = webpageURL.flatMap { IncomingLink(opened: $0).source == .universalLink ? $0 : nil }
    activity.webpageURL = page.flatMap { URL(string: $0) }
    var info = activity.userInfo ?? [:]
    var required = activity.requiredUserInfoKeys ?? []
    for key in [Self.stackKey, Self.itemKey] {
      info[key] = userInfo[key]
      if userInfo[key] == nil { required.remove(key) } else { required.insert(key) }
    }
    activity.userInfo = info
    activity.requiredUserInfoKeys = required
  }
}

extension IncomingLink {
  /// What an activity of the system leads to; nil when it has no link.
  ///
  /// - Throws: `LinkPayloadError` when there is something else under our keys than we write.
  public init?(
    _ activity: NSUserActivity, item: (_ identifier: String) -> String? = { $0 }
  ) throws(LinkPayloadError) {
    try self.init(LinkActivity(activity), item: item)
  }
}
