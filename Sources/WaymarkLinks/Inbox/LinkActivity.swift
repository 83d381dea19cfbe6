// SPDX-License-Identifier: MIT

/// An activity that carries a link: what a system's `NSUserActivity` holds of it, as a value.
///
/// Activities go out for each screen that has a link (Handoff, search, suggestions), and come in when
/// they are gone on with, here or on another device.
public struct LinkActivity: Hashable, Codable, Sendable {
  /// What kind of activity it is, such as ``browsingWeb``, ``searchableItem`` or one of the app's own.
  public var type: String

  /// What a person reads.
  public var title: String?

  /// The page of the web that shows the same.
  public var webpageURL: String?

  /// The links of all open screens, root first and the front one last; empty when not known.
  public var stack: [String]

  /// What names a find of the system's search; nil for all other types.
  public var item: String?

  /// An activity of a type.
  public init(
    type: String, title: String? = nil, webpageURL: String? = nil, stack: [String] = [],
    item: String? = nil
  ) {
    self.type = type
    self.title = title
    self.webpageURL = webpageURL
    self.stack = stack
    self.item = item
  }
}

extension LinkActivity {
  /// The type of the activity that a screen with a link offers.
  ///
  /// On Apple's systems an app that offers activities to other devices lists their types under
  /// `NSUserActivityTypes`.
  public static let screen = "waymark.screen"

  /// The type of an activity that is a page of the web: `NSUserActivityTypeBrowsingWeb`.
  public static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// The type of an activity that opens a find of the system's search: `CSSearchableItemActionType`.
  public static let searchableItem = "com.apple.corespotlightitem"

  /// The key of a find's identifier: `CSSearchableItemActivityIdentifier`.
  public static let itemKey = "kCSSearchableItemActivityIdentifier"

  /// The key of the links of all open screens.
  public static let stackKey = "waymark.links"

  /// How many links ``stackKey`` may hold.
  ///
  /// A longer list is not sent, and not taken: a part of it would be another stack.
  public static let stackLimit = 64
}

extension LinkActivity {
  /// What an `NSUserActivity` holds.
  ///
  /// - Throws: ``LinkPayloadError`` when there is something else under our keys than we write.
  public init(
    type: String, title: String? = nil, webpageURL: String?, userInfo: [AnyHashable: Any]?
  ) throws(LinkPayloadError) {
    self.init(type: type, title: title, webpageURL: webpageURL)
    if let list = userInfo?[Self.stackKey] {
      let place = [Self.stackKey]
      guard let links = list as? [String] else {
        throw LinkPayloadError(source: .handoff, place: place, problem: .notTextList)
      }
      guard links.count <= Self.stackLimit else {
        throw LinkPayloadError(
          source: .handoff, place: place, problem: .tooLarge(limit: Self.stackLimit))
      }
      stack = links
    }
    if type == Self.searchableItem {
      let place = [Self.itemKey]
      guard let found = userInfo?[Self.itemKey] else {
        throw LinkPayloadError(source: .spotlight, place: place, problem: .missing)
      }
      guard let text = found as? String else {
        throw LinkPayloadError(source: .spotlight, place: place, problem: .notText)
      }
      item = text
    }
  }

  /// The entries of an `NSUserActivity`'s `userInfo` that are ours; those that are not there have to
  /// be taken out of it.
  public var userInfo: [String: any Hashable & Sendable] {
    var entries: [String: any Hashable & Sendable] = [:]
    if !stack.isEmpty, stack.count <= Self.stackLimit { entries[Self.stackKey] = stack }
    if let item { entries[Self.itemKey] = item }
    return entries
  }
}
