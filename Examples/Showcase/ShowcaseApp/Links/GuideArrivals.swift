// SPDX-License-Identifier: MIT

import Waymark

/// The links that come to one window of the guide, from the first on.
@MainActor
final class GuideArrivals: ObservableObject {
  @Published var inbox = LinkInbox()

  /// A window that a link may have opened.
  init(first: IncomingLink? = nil) {
    if let first { deliver(first) }
  }

  func deliver(_ link: IncomingLink) { inbox.deliver(link, to: guideLinks) }
}

/// How often the guide was started in this window, and with what: the system's part.
@MainActor
final class GuideLaunches: ObservableObject {
  @Published private(set) var count = 0
  private(set) var link: IncomingLink?

  /// The first start, by the program's own arguments: `--link /trails/75`.
  init() {
    link = try? IncomingLink(
      arguments: LaunchOptions.current.arguments, schemes: guideLinks.schemes)
  }

  /// Starts the guide anew, with nothing of what was open.
  func start(with link: IncomingLink) {
    self.link = link
    count += 1
  }
}
