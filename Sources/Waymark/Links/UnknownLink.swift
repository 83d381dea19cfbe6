// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkLinks
public import WaymarkUI

/// A link that opened the app but cannot be followed, with the reason.
public struct UnknownLink: Identifiable, Hashable, Sendable {
  /// The number that the inbox gave the link.
  public let id: Int
  /// The link as received; nil if other code delivered it to the inbox.
  public let link: String?
  /// The reason why the link cannot be followed.
  public let error: LinkError
  /// The web page at the link; nil if the link is not a URL of the app's site.
  ///
  /// The app has no screen for the link, but the site may have a page.
  public let page: URL?

  /// Creates the value passed to a screen for unknown links.
  public init(id: Int, link: String?, error: LinkError, page: URL? = nil) {
    self.id = id
    self.link = link
    self.error = error
    self.page = page
  }
}

/// The default screen for a link without a destination.
public struct UnknownLinkView: View {
  private let unknown: UnknownLink
  @Environment(\.dismiss) private var dismiss

  /// Creates a screen for a link.
  public init(_ unknown: UnknownLink) { self.unknown = unknown }

  /// The link, a button for its page if it has one, and a button that closes the screen.
  public var body: some View {
    VStack(spacing: 16) {
      Text("Nothing here").font(.title).bold()
      Text("This app has no screen for this link. It may be outdated or incomplete.")
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
