// SPDX-License-Identifier: MIT

import Waymark

/// The links that come to one window of the guide, from the first on.
@MainActor
final class GuideArrivals: ObservableObject {
  @Published var inbox = LinkInbox()
  /// Where the link that opened the window leads; nil when none did, or it has to wait.
  let start: LinkPlace<GuideRoute>?

  /// A window that a link may have opened.
  init(first: IncomingLink? = nil) {
    var inbox = LinkInbox()
    if let first { inbox.deliver(first, to: guideLinks) }
    inbox.beReady()
    start = inbox.follow(guideLinks, from: LinkPlace())
    self.inbox = inbox
  }

  func deliver(_ link: IncomingLink) { inbox.deliver(link, to: guideLinks) }
}

/// The guide as it is started in this window, and started again: the system's part.
@MainActor
final class GuideLaunches: ObservableObject {
  /// The links of the guide that runs now; they end with it.
  @Published private(set) var arrivals: GuideArrivals

  /// The first start, by what brought people here.
  init(_ link: IncomingLink? = nil) {
    arrivals = GuideArrivals(first: link)
  }

  /// The first start, by the program's own arguments: `--link /trails/75`.
  static func byArguments() -> GuideLaunches {
    GuideLaunches(
      try? IncomingLink(
        arguments: LaunchOptions.current.arguments, schemes: guideLinks.schemes))
  }

  /// Starts the guide anew, with nothing of what was open.
  func start(with link: IncomingLink) { arrivals = GuideArrivals(first: link) }
}
