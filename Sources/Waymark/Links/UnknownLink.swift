// SPDX-License-Identifier: MIT

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

  /// Makes what a screen for unknown links is given.
  public init(id: Int, link: String?, error: LinkError) {
    self.id = id
    self.link = link
    self.error = error
  }
}

/// What is shown for a link that leads nowhere, where an app has no screen of its own for it.
public struct UnknownLinkView: View {
  private let unknown: UnknownLink
  @Environment(\.dismiss) private var dismiss

  /// A screen for a link.
  public init(_ unknown: UnknownLink) { self.unknown = unknown }

  /// The link, and a way back.
  public var body: some View {
    VStack(spacing: 16) {
      Text("Nothing here").font(.title).bold()
      Text("This link leads to nothing in this app. It may be old, or not complete.")
        .multilineTextAlignment(.center)
      if let link = unknown.link {
        Text(link).font(.footnote).foregroundStyle(.secondary).lineLimit(3)
      }
      Button("Done") { dismiss() }
        .buttonStyle(.borderedProminent)
        .accessibilityIdentifier("unknown-link-done")
    }
    .padding(32)
  }
}
