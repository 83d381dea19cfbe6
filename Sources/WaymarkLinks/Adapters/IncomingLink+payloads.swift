// SPDX-License-Identifier: MIT

public import Foundation

extension IncomingLink {
  /// The default place of the link in notifications and quick actions: under `link`.
  public static let linkPaths = [["link"]]

  /// The maximum size of a payload in bytes; push services allow 4 or 5 KiB.
  public static let payloadLimit = 1 << 16

  /// A notification that the user responded to, by the user info of its content.
  ///
  /// Nil when it has no link, and when it was only dismissed.
  ///
  /// A path continues into a dictionary, and into a string that is a JSON object of at most
  /// ``payloadLimit`` bytes: services that send only strings, such as Firebase, nest objects this
  /// way. A path that reaches any other value ends there, and the next one is tried.
  ///
  /// - Parameters:
  ///   - userInfo: The user info that was sent or scheduled; only the values on the paths are read.
  ///   - action: The identifier of the action chosen.
  ///   - paths: The keys that lead to the link, outermost first; the first path with a value is
  ///     used.
  /// - Throws: ``LinkPayloadError`` when the value at the first path that has one is not a string
  ///   or is empty; and when no path has a value and one of them continues into a value that is not
  ///   a dictionary.
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

  /// A remote notification as it was sent, as JSON; nil when it has no link.
  ///
  /// - Parameters:
  ///   - payload: An object, with `aps` or without.
  ///   - paths: The keys that lead to the link, outermost first; the first path with a value is
  ///     used. They are followed as in ``init(notification:action:at:)``.
  /// - Throws: ``LinkPayloadError`` when it is not JSON, or larger than ``payloadLimit``, or when
  ///   its link is not a string.
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

  /// A quick action of the app's icon; nil when it has no link.
  ///
  /// - Parameters:
  ///   - type: The action's type.
  ///   - userInfo: The action's user info; a link in it takes precedence over one of `links`.
  ///   - links: The links by type.
  ///   - paths: The keys that lead to the link in the user info, outermost first.
  /// - Throws: ``LinkPayloadError`` when the value is not a link.
  public init?(
    quickAction type: String, userInfo: [AnyHashable: Any] = [:], links: [String: String] = [:],
    at paths: [[String]] = linkPaths
  ) throws(LinkPayloadError) {
    guard let link = try text(at: paths, in: userInfo, of: .quickAction) ?? links[type] else {
      return nil
    }
    self.init(link: link, source: .quickAction)
  }

  /// The URL that the system opened the app with; see ``init(opened:)-(String)``.
  public init(opened url: URL) {
    self.init(opened: url.absoluteString)
  }
}

/// The text at the first path that leads to anything; nil when none does.
///
/// - Throws: What is wrong at the first path that leads to anything, or, where none does, why the
///   first path could not be followed that ended at something else than a dictionary.
private func text(
  at paths: [[String]], in userInfo: [AnyHashable: Any], of source: LinkSource
) throws(LinkPayloadError) -> String? {
  var blocked: [String]?
  for path in paths {
    switch find(path, in: userInfo) {
    case .nothing: continue
    case .blocked(let place): blocked = blocked ?? place
    case .value(let value):
      guard let text = value as? String else {
        throw LinkPayloadError(source: source, place: path, problem: .notText)
      }
      guard !text.isEmpty else {
        throw LinkPayloadError(source: source, place: path, problem: .empty)
      }
      return text
    }
  }
  if let blocked {
    throw LinkPayloadError(source: source, place: blocked, problem: .notDictionary)
  }
  return nil
}

/// What a path leads to.
private enum Found {
  case value(Any)
  case nothing
  /// The keys up to a value that is no dictionary, so the path cannot go on.
  case blocked([String])
}

private func find(_ path: [String], in userInfo: [AnyHashable: Any]) -> Found {
  var value: Any = userInfo
  for (depth, key) in path.enumerated() {
    guard let dictionary = dictionary(value) else { return .blocked(Array(path.prefix(depth))) }
    guard let next = dictionary[key], !(next is NSNull) else { return .nothing }
    value = next
  }
  return .value(value)
}

/// A value as a dictionary, which may be a JSON object in a text; nil if it is neither.
private func dictionary(_ value: Any) -> [AnyHashable: Any]? {
  if let dictionary = value as? [AnyHashable: Any] { return dictionary }
  guard let text = value as? String, text.utf8.count <= IncomingLink.payloadLimit else {
    return nil
  }
  return (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [AnyHashable: Any]
}
