// SPDX-License-Identifier: MIT

public import WaymarkLinks
public import WaymarkUI

#if canImport(ObjectiveC)
public import Foundation
#endif

extension LinkActivity {
  /// Creates a value from the content of a system activity.
  ///
  /// - Throws: `LinkPayloadError` if a value under Waymark's keys has an unexpected form.
  public init(_ activity: NSUserActivity) throws(LinkPayloadError) {
    try self.init(
      type: activity.activityType, title: activity.title,
      webpageURL: activity.webpageURL?.absoluteString, userInfo: activity.userInfo)
  }

  /// Writes this value to a system activity; other entries of its user info are preserved.
  ///
  /// The type of the activity does not change. A page whose scheme is neither `http` nor `https` is
  /// omitted, because the system accepts only these.
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
  /// Creates a link from a system activity; nil if the activity has no link.
  ///
  /// - Throws: `LinkPayloadError` if a value under Waymark's keys has an unexpected form.
  public init?(
    _ activity: NSUserActivity, item: (_ identifier: String) -> String? = { $0 }
  ) throws(LinkPayloadError) {
    try self.init(LinkActivity(activity), item: item)
  }
}
