// SPDX-License-Identifier: MIT

extension IncomingLink {
  /// What an activity leads to: a page of the web, a find of the search, or screens of another device.
  ///
  /// Nil when it has no link, so is none of ours. Its stack is kept only when it ends with the link.
  /// What the system's search found of an activity that a screen offered comes as that activity, so
  /// its source is ``LinkSource/handoff``, too.
  ///
  /// - Parameters:
  ///   - activity: What the system gave.
  ///   - item: The link of a find's identifier, nil when it names nothing; by itself the identifier
  ///     is the link.
  /// - Throws: ``LinkPayloadError`` when a find has no identifier, or an empty one.
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

  /// A find of the system's search.
  ///
  /// Simplest is to give what is to be found its link as identifier: `table.link(for: route)`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier that it was given to be found by.
  ///   - link: The link of an identifier, nil when it names nothing; by itself the identifier is
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
