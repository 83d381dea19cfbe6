// SPDX-License-Identifier: MIT

/// An activity that carries a link: the relevant content of an `NSUserActivity` as a value.
///
/// Each screen that has a link publishes an activity (Handoff, search, suggestions). An activity
/// arrives when it is continued, on this device or another.
public struct LinkActivity: Hashable, Codable, Sendable {
  /// The type of the activity, such as ``browsingWeb``, ``searchableItem`` or one of the app's own.
  public var type: String

  /// The title that the user sees.
  public var title: String?

  /// The web page with the same content.
  public var webpageURL: String?

  /// The links of all open screens, root first and the topmost last; empty when not known.
  public var stack: [String]

  /// The identifier of a search result; nil for all other types.
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
  /// The type of the activity that a screen with a link publishes.
  ///
  /// On Apple's systems an app that offers activities to other devices lists their types under
  /// `NSUserActivityTypes`.
  public static let screen = "waymark.screen"

  /// The type of an activity for a web page: `NSUserActivityTypeBrowsingWeb`.
  public static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// The type of an activity that opens a search result: `CSSearchableItemActionType`.
  public static let searchableItem = "com.apple.corespotlightitem"

  /// The key of a search result's identifier: `CSSearchableItemActivityIdentifier`.
  public static let itemKey = "kCSSearchableItemActivityIdentifier"

  /// The key of the links of all open screens.
  public static let stackKey = "waymark.links"

  /// The maximum number of links under ``stackKey``.
  ///
  /// A longer list is neither sent nor accepted: a part of it would be another stack.
  public static let stackLimit = 64
}

extension LinkActivity {
  /// Creates an activity from the content of an `NSUserActivity`.
  ///
  /// - Throws: ``LinkPayloadError`` when the values under Waymark's keys are invalid.
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

  /// Waymark's entries of an `NSUserActivity`'s `userInfo`; remove the entries that are not in it.
  public var userInfo: [String: any Hashable & Sendable] {
    var entries: [String: any Hashable & Sendable] = [:]
    if !stack.isEmpty, stack.count <= Self.stackLimit { entries[Self.stackKey] = stack }
    if let item { entries[Self.itemKey] = item }
    return entries
  }
}
