// SPDX-License-Identifier: MIT

@available(SwiftUI 2019, *)
open class NSObject: Hashable {
  public init() {}
  public static func == (one: NSObject, other: NSObject) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) {}
}

@available(SwiftUI 2019, *)
public protocol NSSecureCoding {}

@available(SwiftUI 2019, *)
open class NSNull: NSObject {}

@available(SwiftUI 2019, *)
open class NSLocale: NSObject {
  open class var isoCountryCodes: [String] { fatalError() }
  open class var isoLanguageCodes: [String] { fatalError() }
}

@available(SwiftUI 2019, *)
open class NSUserActivity: NSObject {
  public init(activityType: String) {}
  open var activityType: String { fatalError() }
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var webpageURL: URL?
  open var targetContentIdentifier: String?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  #if !os(macOS) && !os(tvOS)
  open var isEligibleForPrediction = false
  #endif
}
