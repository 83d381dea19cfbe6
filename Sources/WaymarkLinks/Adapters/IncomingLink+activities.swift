// SPDX-License-Identifier: MIT

extension IncomingLink {
  /// The link of an activity: a web page, a search result, or the screens of another device.
  ///
  /// Nil when the activity has no link. Its stack is kept only when it ends with the link. A search
  /// result that stems from an activity of a screen arrives as that activity, so its source is
  /// ``LinkSource/handoff``, too.
  ///
  /// - Parameters:
  ///   - activity: The activity.
  ///   - item: The link for a search result's identifier; nil when there is none. By default, the
  ///     identifier is the link.
  /// - Throws: ``LinkPayloadError`` when a search result has no identifier, or an empty one.
  public init?(
    _ activity: LinkActivity, item: (_ identifier: String) -> String? = { $0 }
  ) throws(LinkPayloadError) {
    if activity.type == LinkActivity.searchableItem {
      guard let identifier = activity.item else {
        throw LinkPayloadError(
          source: .spotlight, place: [LinkActivity.itemKey], problem: .missing)
      }
      try self.init(spotlight: identifier, link: item)
      return
    }
    guard let link = activity.webpageURL ?? activity.stack.last else { return nil }
    let isPage = activity.type == LinkActivity.browsingWeb && activity.stack.isEmpty
    self.init(
      link: link, source: isPage ? .universalLink : .handoff,
      stack: activity.stack.last == link ? activity.stack : [])
  }

  /// A result of the system's search.
  ///
  /// Use the item's link as its identifier: `table.link(for: route)`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier under which the item was indexed.
  ///   - link: The link for an identifier; nil when there is none. By default, the identifier is
  ///     the link.
  /// - Throws: ``LinkPayloadError`` when the identifier is empty.
  public init?(
    spotlight identifier: String, link: (_ identifier: String) -> String? = { $0 }
  ) throws(LinkPayloadError) {
    guard !identifier.isEmpty else {
      throw LinkPayloadError(source: .spotlight, place: [LinkActivity.itemKey], problem: .empty)
    }
    guard let link = link(identifier) else { return nil }
    self.init(link: link, source: .spotlight)
  }
}
