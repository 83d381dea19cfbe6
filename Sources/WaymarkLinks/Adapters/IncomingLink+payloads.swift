// SPDX-License-Identifier: MIT

public import Foundation

extension IncomingLink {
  /// Where notifications and quick actions have their link, if nothing else is said: under `link`.
  public static let linkPaths = [["link"]]

  /// How many bytes a payload may have; push services allow 4 or 5 KiB.
  public static let payloadLimit = 1 << 16

  /// A notification that a person answered, by the user info of its content.
  ///
  /// Nil when it has no link, and when it was only put away.
  ///
  /// - Parameters:
  ///   - userInfo: What was sent or scheduled; only texts on the paths are looked at.
  ///   - action: The identifier of the action chosen.
  ///   - paths: The keys that lead to the link, outermost first; the first path that leads to
  ///     anything counts.
  /// - Throws: ``LinkPayloadError`` when there is something else than a link.
  public init?(
    notification userInfo: [AnyHashable: Any], action: String? = nil,
    at paths: [[String]] = linkPaths
  ) throws(LinkPayloadError) {
    // UNNotificationDismissActionIdentifier
    guard action != "com.apple.UNNotificationDismissActionIdentifier",
      let link = try text(at: paths, in: userInfo, of: .notification)
    else { return nil }
    self.init(link: link, source: .notification)
  }

  /// A remote notification as it was sent, in JSON; nil when it has no link.
  ///
  /// - Parameters:
  ///   - payload: An object, with `aps` or without.
  ///   - paths: The keys that lead to the link, outermost first; the first path that leads to
  ///     anything counts.
  /// - Throws: ``LinkPayloadError`` when it is no JSON, or larger than ``payloadLimit``, or when
  ///   there is something else than a link.
  public init?(
    payload: Data, at paths: [[String]] = linkPaths
  ) throws(LinkPayloadError) {
    guard payload.count <= Self.payloadLimit else {
      throw LinkPayloadError(
        source: .notification, problem: .tooLarge(limit: Self.payloadLimit))
    }
    guard let json = try? JSONSerialization.jsonObject(with: payload),
      let object = json as? [AnyHashable: Any]
    else { throw LinkPayloadError(source: .notification, problem: .notJSON) }
    try self.init(notification: object, at: paths)
  }

  /// A quick action of the app's icon; nil when there is no link for it.
  ///
  /// - Parameters:
  ///   - type: The action's type.
  ///   - userInfo: The action's user info, where a link counts more than one of `links`.
  ///   - links: The links of types.
  ///   - paths: The keys that lead to the link in the user info, outermost first.
  /// - Throws: ``LinkPayloadError`` when there is something else than a link.
  public init?(
    quickAction type: String, userInfo: [AnyHashable: Any] = [:], links: [String: String] = [:],
    at paths: [[String]] = linkPaths
  ) throws(LinkPayloadError) {
    guard let link = try text(at: paths, in: userInfo, of: .quickAction) ?? links[type] else {
      return nil
    }
    self.init(link: link, source: .quickAction)
  }

  /// What the system opened the app with; see ``init(opened:)-(String)``.
  public init(opened url: URL) {
    self.init(opened: url.absoluteString)
  }
}

/// The text on the first path that leads to anything; nil when none does.
private func text(
  at paths: [[String]], in userInfo: [AnyHashable: Any], of source: LinkSource
) throws(LinkPayloadError) -> String? {
  for path in paths {
    guard let value = try value(at: path, in: userInfo, of: source) else { continue }
    guard let text = value as? String else {
      throw LinkPayloadError(source: source, place: path, problem: .notText)
    }
    guard !text.isEmpty else {
      throw LinkPayloadError(source: source, place: path, problem: .empty)
    }
    return text
  }
  return nil
}

private func value(
  at path: [String], in userInfo: [AnyHashable: Any], of source: LinkSource
) throws(LinkPayloadError) -> Any? {
  var value: Any = userInfo
  for (depth, key) in path.enumerated() {
    guard let dictionary = value as? [AnyHashable: Any] else {
      throw LinkPayloadError(
        source: source, place: Array(path.prefix(depth)), problem: .notDictionary)
    }
    guard let next = dictionary[key], !(next is NSNull) else { return nil }
    value = next
  }
  return value
}
