// SPDX-License-Identifier: MIT

// Foundation on Linux has no such class; FoundationStub declares it.
#if os(Linux)
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
#endif

@available(SwiftUI 2020, *)
extension View {
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { EmptyView() }

  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { EmptyView() }
}
