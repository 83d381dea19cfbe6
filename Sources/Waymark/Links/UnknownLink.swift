// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkLinks
public import WaymarkUI

/// A link that the app was opened with and cannot follow, and why.
public struct UnknownLink: Identifiable, Hashable, Sendable {
  /// The number that the inbox gave the link.
  public let id: Int
  /// The link as it came; nil when it was delivered to the inbox by other code.
  public let link: String?
  /// Why it is not followed.
  public let error: LinkError
  /// The page of the web at the link; nil where it is none of the app's site, or not a URL.
  ///
  /// The app has no screen for the link, but the site may have the page.
  public let page: URL?

  /// Makes what a screen for unknown links is given.
  public init(id: Int, link: String?, error: LinkError, page: URL? = nil) {
    self.id = id
    self.link = link
    self.error = error
    self.page = page
  }
}

/// What is shown for a link that leads nowhere, where an app has no screen of its own for it.
public struct UnknownLinkView: View {
  private let unknown: UnknownLink
  @Environment(\.dismiss) private var dismiss

  /// A screen for a link.
  public init(_ unknown: UnknownLink) { self.unknown = unknown }

  /// The link, its page if it has one, and a way back.
  public var body: some View {
    VStack(spacing: 16) {
      Text("Nothing here").font(.title).bold()
      Text("This link leads to nothing in this app. It may be old, or not complete.")
        .multilineTextAlignment(.center)
      if let link = unknown.link {
        Text(link).font(.footnote).foregroundStyle(.secondary).lineLimit(3)
      }
      if let page = unknown.page {
        Link("Open in Browser", destination: page)
          .accessibilityIdentifier("unknown-link-page")
      }
      Button("Done") { dismiss() }
        .buttonStyle(.borderedProminent)
        .accessibilityIdentifier("unknown-link-done")
    }
    .padding(32)
  }
}
